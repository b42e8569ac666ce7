package interact

import (
	"slices"
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
		if slices.ContainsFunc(tr.leaves, leaf.swaps) {
			tr = w.twice(act, kind)
		}
		var taken, lost, swapped vector
		for _, l := range tr.leaves {
			south, north := &l.change[engine.South], &l.change[engine.North]
			if l.swaps() { // the resources go with their landscape
				taken[l.face] = taken[l.face] || slices.ContainsFunc(l.path, func(m engine.Move) bool {
					return slices.ContainsFunc(m.Theirs.List(), func(i int) bool { return kindAt(i, kind) == kind })
				})
				continue
			}
			taken[l.face] = taken[l.face] || south.Kinds[kind] < 0
			swapped[l.face] = swapped[l.face] || north.Kinds[kind] != 0
			lost[l.face] = lost[l.face] || south.costs(kind)
		}
		if !lost.any() && slices.ContainsFunc(tr.leaves, func(l leaf) bool {
			return !l.swaps() && l.change[engine.South].robbed()
		}) {
			lost = w.taking(act, kind)
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
	if w.fits(a, OwnPlay) {
		more := func(yield func(engine.Move) int) int { return min(yield(w.rollOf(kind, 0)), yield(w.rollOf(kind, 1))) }
		if n := more(func(m engine.Move) int { return w.yields(a, kind, m) }); n != 0 {
			out = append(out, Effect{Deed: Yield, Zone: OwnPlay, N: n})
		} else if n := more(func(m engine.Move) int { return w.overflows(a, m) }); n != 0 {
			out = append(out, Effect{Deed: Pays, Zone: Printed, N: n, What: "stock"})
		}
	}
	return out
}

// swaps reports whether landscapes of the two players change places on the way.
func (l leaf) swaps() bool {
	return slices.ContainsFunc(l.path, func(m engine.Move) bool {
		return m.Verb == engine.Choose && m.Own != 0 && m.Theirs != 0
	})
}

// twice plays the act where the opponent has two landscapes of the kind: only of those one can be taken.
func (w *world) twice(a *act, kind engine.Kind) *tree {
	base := a.base.clone()
	base.twice = kind.Landscape()
	t, err := w.set(base)
	if err != nil {
		return w.plain(a, a.base.citadel)
	}
	return w.explore(t, w.begin(t, a), engine.NoCard, engine.NoCard)
}

// kindAt returns the kind of the opponent's landscape with an index, if there are two of the kind twice.
func kindAt(i int, twice engine.Kind) engine.Kind {
	if i < len(lands) {
		k, _ := engine.ParseKind(lands[i].kind)
		return k
	}
	return twice
}

// taking returns on which rolls the act can cost the opponent resources of the kind, if every kind is tried that a
// player may choose, with room for it on the landscapes of the acting player.
func (w *world) taking(a *act, kind engine.Kind) (on vector) {
	if a.each == nil {
		a.each = &tree{}
		for _, bare := range [2]bool{a.base.bare, true} {
			base := a.base.clone()
			base.bare = bare
			if t, err := w.set(base); err == nil {
				w.kinds = true
				a.each.leaves = append(a.each.leaves,
					w.explore(t, w.begin(t, a), engine.NoCard, engine.NoCard).leaves...)
				w.kinds = false
			}
		}
	}
	for _, l := range a.each.leaves {
		on[l.face] = on[l.face] || l.change[engine.South].costs(kind)
	}
	return on
}

// rollOf returns a roll that makes the landscape of the kind yield. What the face of the event die brings to a card
// with points is no yield: it comes with one of the two faces only.
func (w *world) rollOf(kind engine.Kind, face int) engine.Move {
	m := engine.NewMove(engine.North, engine.Roll)
	m.Face = [2]engine.Face{engine.TradeFace, engine.TourneyFace}[face]
	for i, l := range lands {
		if l.kind == kind.Landscape() {
			m.N = int8(i%5 + 1)
		}
	}
	return m
}

// overflows returns how many resources more card a brings when roll m comes up for a landscape that is full.
func (w *world) overflows(a *catalog.Card, m engine.Move) int {
	p := position{edition: w.edition, game: w.game, phase: "before", full: true, citadel: magic(a, w.edition)}
	t, err := w.set(p)
	if err != nil || len(a.Play.Works) == 0 {
		return 0
	}
	with, _, ok := w.attach(t, a.ID, OwnPlay)
	if !ok {
		return 0
	}
	free, plain := with.start.Clone(), t.start.Clone()
	for _, s := range [2]*engine.State{free, plain} {
		for i := range s.Sides[engine.North].Lands {
			switch l := &s.Sides[engine.North].Lands[i]; {
			case l.Stock == 0:
				l.Number = 6 // it yields nothing meanwhile
			case l.Number != m.N:
				l.Stock = 1 // room for what the card brings
			}
		}
	}
	got := w.explore(&table{Table: t.Table, start: free}, []engine.Move{m}, engine.NoCard, engine.NoCard)
	without := w.explore(&table{Table: t.Table, start: plain}, []engine.Move{m}, engine.NoCard, engine.NoCard)
	if len(got.leaves) == 0 || len(without.leaves) == 0 {
		return 0
	}
	return max(0, int(got.leaves[0].change[0].Stock.Total()-without.leaves[0].change[0].Stock.Total()))
}

// yields returns how many resources more a landscape of the kind yields at its roll with the card in play beside it.
func (w *world) yields(a *catalog.Card, kind engine.Kind, m engine.Move) int {
	p := position{edition: w.edition, game: w.game, phase: "before", bare: true, citadel: magic(a, w.edition)}
	t, err := w.set(p)
	if err != nil {
		return 0
	}
	without := w.explore(t, []engine.Move{m}, engine.NoCard, engine.NoCard)
	most := 0
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
