package interact

import (
	"catanica/rulings/engine"
)

// tryWork compares what card A does to card B while A lies there as it should, and in the state of h. Without it has to
// be possible.
func (w *world) tryWork(t *Trial, r Result) bool {
	for _, e := range r.Effects {
		if e.Back || e.Zone != InPlay && e.Zone != OwnPlay {
			continue
		}
		switch e.Deed {
		case Guards, Bars:
			for _, a := range w.actsOf(t.B) {
				if a.how == e.Act && a.refusal == nil && w.guardsYet(t, a, other(e.Zone)) {
					return true
				}
			}
		case Adds, Lessens, Strength, Tourney, Commerce:
			if w.addsYet(t, e) {
				return true
			}
		}
	}
	return false
}

// guardsYet plays the act of card B on one of its targets without card A, with it, and with it in the state of h.
func (w *world) guardsYet(t *Trial, a *act, z Zone) bool {
	if t.Held.Theirs != (z == InPlay) {
		return false
	}
	for _, d := range a.targets {
		if d.zone != InPlay && d.zone != InHand {
			continue
		}
		play := func(held ...Held) (Reach, *demonstration, bool) {
			return w.strike(a, d.card, d.zone, Effect{Deed: Guards}, held...)
		}
		free, _, ok := play()
		if !ok || !free.Possible {
			continue
		}
		plain := t.Held
		plain.Under = ""
		kept, _, ok := play(plain)
		if !ok || kept.same(free) {
			continue
		}
		now, show, ok := play(t.Held)
		if !ok {
			return false
		}
		t.Without, t.show = Reach{Possible: true}, show
		t.With = Reach{Possible: !now.same(free), Cites: now.Cites, Reads: now.Reads}
		return now.same(free) || now.same(kept)
	}
	return false
}

// addsYet compares the points of card B without card A, with it, and with it in the state of h.
func (w *world) addsYet(t *Trial, e Effect) bool {
	worth := func(held ...Held) (v view, ok bool) {
		p := position{edition: w.edition, game: w.game}
		p.suppose(w.unstated(w.cat.Card(t.B))...)
		if !w.put(&p, t.B, e.Zone) {
			return v, false
		}
		for _, h := range held {
			if !w.hold(&p, h) {
				return v, false
			}
		}
		at, err := w.set(p)
		if err != nil {
			return v, false
		}
		c := w.laidBy(at, t.B, sideOf(e.Zone))
		if c == engine.NoCard {
			return v, false
		}
		return look(at.Table, at.start, c), true
	}
	plain := t.Held
	plain.Under = ""
	free, ok1 := worth()
	kept, ok2 := worth(plain)
	now, ok3 := worth(t.Held)
	if !ok1 || !ok2 || !ok3 || free.points == kept.points {
		return false
	}
	t.Without = Reach{Possible: true}
	t.With = Reach{Possible: now.points != free.points}
	return now.points == free.points || now.points == kept.points
}
