package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// eventFaces are the faces of the event die on which a card in play may do something. The question mark draws an event,
// and on the two others only the sums of the points decide.
var eventFaces = [...]engine.Face{engine.Brigands, engine.GoodYear}

// standing returns the acts of a card that works while it is in play: bank trades that it makes cheaper, and rolls of
// the event die that bring something else with it than without.
func (w *world) standing(k *catalog.Card) []*act {
	if len(k.Play.Works) == 0 || !w.fits(k, OwnPlay) {
		return nil
	}
	var out []*act
	base := position{edition: w.edition, game: w.game}
	w.require(&base, k, Builds, 0)
	bare := base.clone()
	w.enter(&base, k, Uses)
	bare.citadel, bare.assume = base.citadel, base.assume
	if borrows(k) {
		for _, p := range [2]*position{&base, &bare} {
			w.put(p, "gold-handelsflotte", InPlay)
			w.put(p, "erz-handelsflotte", InPlay)
		}
	}
	if a := w.trading(k, base, bare); a != nil {
		out = append(out, a)
	}
	base.phase, bare.phase = "before", "before"
	for _, face := range eventFaces {
		a := &act{how: Rolls, card: k.ID, base: base, face: face, aimless: true}
		without := &act{how: Rolls, card: k.ID, base: bare, face: face, aimless: true, bare: true}
		a.without = without
		if w.possible(a, &a.base) != nil {
			continue
		}
		without.base.assume = a.base.assume
		if w.possible(without, &without.base) != nil {
			continue
		}
		with, plain := w.plain(a, base.citadel), w.plain(without, base.citadel)
		if spread(with) != spread(plain) || face == engine.GoodYear && a.touches(w, InDiscard) {
			out = append(out, a)
		}
	}
	return out
}

// leading returns the act of playing an action card and then trading with the bank one for one, or nil if the card does
// not make that possible.
func (w *world) leading(k *catalog.Card, plays *act) *act {
	if plays == nil || plays.how != Plays || plays.refusal != nil ||
		!slices.ContainsFunc(k.Play.Played, func(x catalog.Word) bool { return x.Name == "one-for-one" }) {
		return nil
	}
	a := &act{how: Trades, card: k.ID, base: plays.base.clone(), aimless: true, leads: true}
	for _, fleet := range []string{
		"erz-handelsflotte", "holz-handelsflotte", "woll-handelsflotte", "getreide-handelsflotte", "lehm-handelsflotte",
	} {
		w.put(&a.base, fleet, OwnPlay)
	}
	if w.possible(a, &a.base) != nil {
		return nil
	}
	return a
}

// trading returns the act of trading with the bank at a rate that the card makes possible, or nil.
func (w *world) trading(k *catalog.Card, base, bare position) *act {
	trades := func(p position) (out []engine.Move) {
		t, err := w.set(p)
		if err != nil {
			return nil
		}
		w.line.Start(t.Table, t.start)
		for _, m := range w.line.Legal() {
			if m.Verb == engine.Trade && m.Give.Total() < 3 {
				out = append(out, m)
			}
		}
		return out
	}
	a := &act{how: Trades, card: k.ID, base: base, aimless: true,
		without: &act{how: Trades, card: k.ID, base: bare, aimless: true, bare: true}}
	known := trades(bare)
	for _, m := range trades(base) {
		if give := giving(m); !slices.Contains(known, m) && !slices.Contains(a.gives, give) {
			a.gives = append(a.gives, give)
		}
	}
	if len(a.gives) == 0 {
		return nil
	}
	a.without.gives = a.gives
	return a
}

// borrows reports whether the card trades through the opponent's fleets.
func borrows(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(x catalog.Word) bool { return x.Name == "borrows-fleets" })
}

// giving returns the kind of resource that a bank trade gives.
func giving(m engine.Move) engine.Kind {
	for k := range m.Give {
		if m.Give[k] > 0 {
			return engine.Kind(k)
		}
	}
	return 0
}

// tradesOf returns the cheapest bank trade for each kind that the act trades in.
func (w *world) tradesOf(t *table, a *act) []engine.Move {
	var out []engine.Move
	w.line.Start(t.Table, t.start)
	for _, m := range w.line.Legal() {
		if m.Verb != engine.Trade || !slices.Contains(a.gives, giving(m)) {
			continue
		}
		switch i := slices.IndexFunc(out, func(o engine.Move) bool { return giving(o) == giving(m) }); {
		case i < 0:
			out = append(out, m)
		case m.Give.Total() < out[i].Give.Total():
			out[i] = m
		}
	}
	return out
}

// alone removes from the probe what happens without the acting card as well.
func (o *probe) alone(w *world, b string) {
	a := o.act.without
	t, c, ok := w.with(a, b, o.zone)
	if !ok {
		return
	}
	tr := w.explore(t, w.begin(t, a), c, engine.NoCard)
	if a.how == Trades {
		with, c2, ok := w.with(o.act, b, o.zone)
		if ok && len(tr.leaves) > 0 && spread(w.explore(with, w.begin(with, o.act), c2, engine.NoCard)) == spread(tr) {
			o.by = nil // the other card alone trades just as well
		}
		return
	}
	same := func(list []Effect) func(Effect) bool {
		return func(e Effect) bool {
			return slices.ContainsFunc(list, func(x Effect) bool { return x.Deed == e.Deed && x.N == e.N && x.What == e.What })
		}
	}
	o.on = slices.DeleteFunc(o.on, same(w.effects(a, o.zone, t, c, tr)))
	if plain := w.plain(a, citadels(t)); plain != nil {
		o.by = slices.DeleteFunc(o.by, same(w.influence(a, b, plain, tr, o.zone)))
	}
}
