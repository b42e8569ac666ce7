package interact

import (
	"errors"
	"slices"

	"catanica/rulings/engine"
)

// alongside plays the act with both a target of its own and the card, and compares it with the target alone.
func (w *world) alongside(o *probe, d target, b string, assuming bool) {
	a := o.act
	if d.zone == o.zone && (d.card == b || d.zone == InDiscard || d.zone == TheirPile || d.zone == EventStack) {
		return // the top card of a pile hides the others
	}
	base := a.base.clone()
	k := w.cat.Card(b)
	if (o.zone == InPlay || o.zone == OwnPlay) && magic(k, w.edition) || magic(w.cat.Card(d.card), w.edition) {
		base.citadel = true
	}
	if assuming {
		base.suppose(w.unstated(k)...)
	}
	t, err := w.set(base)
	if err != nil {
		return
	}
	without, target, ok := w.attach(w.ready(t, k, o.zone), d.card, d.zone)
	if !ok {
		return
	}
	with, card, ok := w.attach(without, b, o.zone)
	if !ok {
		return
	}
	free := w.explore(without, w.begin(without, a), engine.NoCard, target)
	held := w.explore(with, w.begin(with, a), card, target)
	if len(held.missing) > len(free.missing) {
		if !assuming && len(w.unstated(k)) > 0 {
			w.alongside(o, d, b, true)
			return
		}
		for _, fact := range held.missing {
			if !slices.Contains(o.missing, fact) && !slices.Contains(free.missing, fact) {
				o.missing = append(o.missing, fact)
			}
		}
		if len(o.on) == 0 {
			o.on = w.effects(a, o.zone, with, card, held)
		}
		return
	}
	near := func() bool {
		if where, _ := w.place(k, 0); where != "at A" || o.zone != InPlay {
			return false
		}
		far, no, ok := w.attachFrom(without, b, o.zone, 2)
		return ok && !shields(free, w.explore(far, w.begin(far, a), no, target))
	}
	var ref *engine.Refusal
	switch {
	case len(held.leaves) == 0 && len(free.leaves) > 0 && errors.As(held.err, &ref):
		o.add(Effect{Deed: Bars, Zone: o.zone, Act: a.how, Near: near(), For: []string{d.card}, Cites: printed(ref.Cites)})
	case slices.ContainsFunc(held.leaves, func(l leaf) bool {
		return !l.own && struck(look(with.Table, with.start, card), l.watched) != ""
	}): // hit in place of the target
	case free.success == held.success && a.how == Plays && (o.zone == InPlay || o.zone == OwnPlay):
		for _, e := range w.influence(a, b, free, held, o.zone) {
			if e.What == "stock" && e.Deed == Pays && e.N > 0 { // its player is paid for the opponent's action
				o.add(e)
			}
		}
	case free.success != held.success && held.success.and(free.success) == held.success && w.guarding(k):
		o.add(Effect{Deed: Guards, Zone: o.zone, Act: a.how, Rolls: held.success.faces(), For: []string{d.card},
			Near: near()})
	}
	if len(o.on) == 0 && len(held.leaves) > 0 {
		o.on = w.effects(a, o.zone, with, card, held)
		o.refused, _ = w.refusedAt(with, card, held)
	}
}

// add records what the card does to the act, joining guards of different targets.
func (o *probe) add(e Effect) {
	for i := range o.by {
		if x := &o.by[i]; x.Deed == e.Deed && slices.Equal(x.Rolls, e.Rolls) {
			for _, f := range e.For {
				if !slices.Contains(x.For, f) {
					x.For = append(x.For, f)
				}
			}
			return
		}
	}
	o.by = append(o.by, e)
}
