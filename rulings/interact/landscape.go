package interact

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// landscape returns the kind of a landscape card.
func (w *world) landscape(k *catalog.Card) (engine.Kind, bool) {
	land, known := k.Landscape.At(w.edition)
	if known != catalog.Known {
		return 0, false
	}
	return engine.ParseKind(land)
}

// onLandscape returns what a card does to landscapes of a kind and to the resources on them.
func (w *world) onLandscape(a *catalog.Card, kind engine.Kind) []Effect {
	var out []Effect
	for _, act := range w.actsOf(a.ID) {
		if act.refusal != nil || act.how == Builds {
			continue
		}
		tr := w.plain(act, act.base.citadel)
		if tr == nil {
			continue
		}
		var taken, lost, swapped vector
		for _, l := range tr.leaves {
			south, north := &l.change[engine.South], &l.change[engine.North]
			taken[l.face] = taken[l.face] || south.Kinds[kind] < 0
			swapped[l.face] = swapped[l.face] || north.Kinds[kind] != 0
			lost[l.face] = lost[l.face] || south.Stock[kind] < 0 && south.Kinds == engine.Bag{}
		}
		add := func(d Deed, v vector, z Zone) {
			if v.any() {
				out = append(out, Effect{Deed: d, Zone: z, Act: act.how, Rolls: v.faces()})
			}
		}
		add(TakenOver, taken, InPlay)
		if !taken.any() {
			add(Moved, swapped, OwnPlay)
		}
		add(Stock, lost, InPlay)
	}
	if n := w.yields(a, kind); n != 0 {
		out = append(out, Effect{Deed: Yield, Zone: OwnPlay, N: n})
	}
	return out
}

// overflows returns how many resources more card a brings when roll m comes up for a landscape that is full.
func (w *world) overflows(a *catalog.Card, m engine.Move) int {
	p := position{edition: w.edition, game: w.game, phase: "before", full: true, citadel: magic(a, w.edition)}
	t, err := w.set(p)
	if err != nil || len(a.Play.Works) == 0 {
		return 0
	}
	m.Face = engine.TradeFace
	with, _, ok := w.attach(t, a.ID, OwnPlay)
	if !ok {
		return 0
	}
	free := with.start.Clone()
	for i := range free.Sides[engine.North].Lands { // room for what it brings
		if l := &free.Sides[engine.North].Lands[i]; l.Number != m.N {
			l.Stock = 1
		}
	}
	plain := t.start.Clone()
	for i := range plain.Sides[engine.North].Lands {
		if l := &plain.Sides[engine.North].Lands[i]; l.Number != m.N {
			l.Stock = 1
		}
	}
	got := w.explore(&table{t.Table, free}, []engine.Move{m}, engine.NoCard, engine.NoCard)
	without := w.explore(&table{t.Table, plain}, []engine.Move{m}, engine.NoCard, engine.NoCard)
	if len(got.leaves) == 0 || len(without.leaves) == 0 {
		return 0
	}
	return max(0, int(got.leaves[0].change[0].Stock.Total()-without.leaves[0].change[0].Stock.Total()))
}

// yields returns how many resources more a landscape of the kind yields with the card in play beside it.
func (w *world) yields(a *catalog.Card, kind engine.Kind) int {
	if !w.fits(a, OwnPlay) || a.Is(catalog.Foreign, w.edition) {
		return 0
	}
	p := position{edition: w.edition, game: w.game, phase: "before", bare: true, citadel: magic(a, w.edition)}
	t, err := w.set(p)
	if err != nil {
		return 0
	}
	m := engine.NewMove(engine.North, engine.Roll)
	m.Face = engine.TradeFace
	for i, l := range lands {
		if l.kind == kind.Landscape() {
			m.N = int8(i%5 + 1)
		}
	}
	without := w.explore(t, []engine.Move{m}, engine.NoCard, engine.NoCard)
	most := w.overflows(a, m)
	for _, from := range [2]int{0, 2} {
		for _, row := range [2]int8{1, -1} { // a doubler works for the landscapes on its side
			with, c, ok := w.attachFrom(t, a.ID, OwnPlay, from)
			if !ok {
				continue
			}
			if at := &with.start.Cards[c].At; at.Kind == engine.OnSite {
				at.Row = row
			}
			tr := w.explore(with, []engine.Move{m}, engine.NoCard, engine.NoCard)
			if len(tr.leaves) == 0 || len(without.leaves) == 0 {
				continue
			}
			most = max(most, int(tr.leaves[0].change[0].Stock[kind]-without.leaves[0].change[0].Stock[kind]))
		}
		if where, _ := w.place(a, 0); !strings.HasPrefix(where, "at A") {
			break
		}
	}
	return most
}
