package interact

import (
	"errors"
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// guards returns the cards that keep b from what a does to it: each card that gets in the way of a's act at all is put
// beside b.
func (w *world) guards(a, b *catalog.Card, hit Effect) []Guard {
	if hit.Zone != InPlay && hit.Zone != InHand {
		return nil
	}
	var out []Guard
	for _, act := range w.actsOf(a.ID) {
		if act.how != hit.Act || act.refusal != nil {
			continue
		}
		for _, id := range w.obstacles(a, act) {
			if id == b.ID || id == a.ID { // a second copy of the acting card is no protection
				continue
			}
			for _, z := range [3]Zone{InPlay, InHand, OwnPlay} {
				if g, ok := w.guard(act, b.ID, hit.Zone, id, z); ok {
					out = append(out, g)
					break
				}
			}
		}
	}
	return out
}

// obstacles returns the cards that get in the way of an act.
func (w *world) obstacles(a *catalog.Card, act *act) []string {
	if act.obstacles != nil {
		return act.obstacles
	}
	act.obstacles = []string{}
	for _, k := range w.cat.Cards {
		if !w.has(k) {
			continue
		}
		if r, known := w.kept[[2]string{k.ID, a.ID}]; known { // guard tries them again
			if slices.ContainsFunc(r.Effects, func(e Effect) bool {
				return (e.Deed == Guards || e.Deed == Bars) && e.Act == act.how
			}) {
				act.obstacles = append(act.obstacles, k.ID)
			}
			continue
		}
		for _, p := range w.met(a, k) {
			if p.act == act && slices.ContainsFunc(p.by, func(e Effect) bool { return e.Deed == Guards || e.Deed == Bars }) &&
				!slices.Contains(act.obstacles, k.ID) {
				act.obstacles = append(act.obstacles, k.ID)
			}
		}
	}
	return act.obstacles
}

// guard reports whether card g in zone gz keeps b in zone z from the act. Landscapes are in every position.
func (w *world) guard(act *act, b string, z Zone, g string, gz Zone) (Guard, bool) {
	k := w.cat.Card(g)
	if !w.fits(k, gz) || gz == InHand && len(k.Play.Reacts) == 0 {
		return Guard{}, false
	}
	base := act.base
	base.citadel = base.citadel || w.wants(k, gz) || w.wants(w.cat.Card(b), z)
	t, err := w.set(base)
	if err != nil {
		return Guard{}, false
	}
	without, target, ok := w.ready(t, k, gz), engine.NoCard, true
	if _, land := w.landscape(w.cat.Card(b)); !land {
		without, target, ok = w.attach(without, b, z)
	}
	if !ok {
		return Guard{}, false
	}
	free := w.explore(without, w.begin(without, act), engine.NoCard, target)
	play := func(from int) (held *tree, ok bool) {
		with, card, ok := w.attachFrom(without, g, gz, from)
		if !ok {
			return nil, false
		}
		return w.explore(with, w.begin(with, act), card, target), true
	}
	held, ok := play(0)
	if !ok || !shields(free, held) {
		return Guard{}, false
	}
	out := Guard{Card: g, Zone: gz, Rolls: held.success.faces()}
	var ref *engine.Refusal
	if len(held.leaves) == 0 && errors.As(held.err, &ref) {
		out.Only, out.Cites = true, printed(ref.Cites)
	}
	if where, _ := w.place(k, 0); gz == InPlay && where == "at A" {
		far, ok := play(2)
		out.Near = ok && !shields(free, far)
	}
	return out, true
}

// shields reports whether the act succeeds on fewer rolls in held than in free.
func shields(free, held *tree) bool {
	if len(held.leaves) == 0 && len(held.missing) > len(free.missing) {
		return false
	}
	return free.success.any() && held.success != free.success && held.success.and(free.success) == held.success
}
