package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// tryEnter plays or builds card A with h in play. If h is one of the cards that A needs, nothing else meets that
// condition; Without then is the same with h as it should be, and the act has to be impossible with neither.
func (w *world) tryEnter(t *Trial) bool {
	k := w.cat.Card(t.A)
	how := Builds
	if k.Is(catalog.Action, w.edition) {
		how = Plays
	}
	kept := slices.Clone(k.Needs)
	needed := false
	kept = slices.DeleteFunc(kept, func(n catalog.Need) bool {
		meets := n.Holds(w.edition) && slices.Contains(slices.Concat(n.Any, n.All), t.Held.Card) &&
			!(how == Builds && n.For == "play" || how == Plays && n.For == "build")
		needed = needed || meets
		return meets && len(n.All) <= 1
	})
	less := *k
	less.Needs = kept
	plain := Held{Card: t.Held.Card, Theirs: t.Held.Theirs}
	for _, add := range w.company() {
		normal, _, ok := w.enters(k, how, add)
		if needed {
			if normal, _, ok = w.enters(&less, how, add, plain); ok && normal.Possible {
				if bare, _, ok := w.enters(&less, how, add); !ok || bare.Possible {
					return false // the condition is met by something else
				}
			}
		}
		if !ok || !normal.Possible {
			continue
		}
		from := k
		if needed {
			from = &less
		}
		with, d, ok := w.enters(from, how, add, t.Held)
		t.Without, t.With, t.show = normal, with, d
		return ok
	}
	return false
}

// company lists what a card may need to be played or built at all: each supplement by itself and with a target.
func (w *world) company() []supplement {
	var out []supplement
	for _, add := range w.supplements() {
		out = append(out, add)
		for _, d := range dummies {
			out = append(out, both(add, more(d.zone, d.card)))
		}
	}
	return out
}

// enters plays or builds a card in the smallest position with the supplement and the cards that are held.
func (w *world) enters(k *catalog.Card, how Act, add supplement, held ...Held) (Reach, *demonstration, bool) {
	base := position{edition: w.edition, game: w.game}
	w.require(&base, k, how, 0)
	w.enter(&base, k, how)
	base.suppose(w.unstated(k)...)
	if !add.to(w, &base) {
		return Reach{}, nil, false
	}
	for _, h := range held {
		if !w.hold(&base, h) {
			return Reach{}, nil, false
		}
	}
	a := &act{how: how, card: k.ID, base: base, supplied: add.cards}
	t, err := w.set(base)
	if err != nil {
		return Reach{}, nil, false
	}
	begin := w.begin(t, a)
	if k.Is(catalog.Metropolis, w.edition) { // it has no spot of its own
		m := engine.NewMove(engine.North, engine.Build)
		m.Place, m.Central = true, engine.MetropolisPlace
		m.At = engine.Spot{Kind: engine.OnSite, Col: t.start.Sides[engine.North].Places[0].Col}
		begin = []engine.Move{m}
	}
	tr := w.explore(t, begin, engine.NoCard, engine.NoCard)
	if len(tr.missing) > 0 {
		return Reach{}, nil, false
	}
	out := Reach{Possible: len(tr.leaves) > 0}
	d := &demonstration{act: a, card: k.ID, held: named(held), header: base.header("interaction"), start: base.lines()}
	return out, d, w.report(&out, d, t, tr, begin, engine.NoCard)
}
