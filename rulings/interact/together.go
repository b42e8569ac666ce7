package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// completes adds that a and b together always keep off a card that each of them alone keeps off on some rolls only.
func (w *world) completes(r *Result, a, b *catalog.Card) {
	for _, ga := range w.partial(a) {
		for _, gb := range w.partial(b) {
			x := w.cat.Card(ga.card)
			if ga.card != gb.card || x == a || x == b || !w.coverAll(x, a, b, ga.zone, gb.zone) {
				continue
			}
			e := Effect{Deed: Completes, Zone: ga.zone, Act: ga.how, For: []string{x.ID}}
			r.Outcome, r.Effects, r.Cites = Protected, []Effect{e}, nil
			return
		}
	}
}

// keptOff is a card that a guard keeps off on some rolls, and where the guard lies.
type keptOff struct {
	card string
	how  Act
	zone Zone
}

// partial returns the cards that k keeps off on some rolls only.
func (w *world) partial(k *catalog.Card) []keptOff {
	if out, done := w.partials[k.ID]; done {
		return out
	}
	var out []keptOff
	if w.guarding(k) {
		for _, x := range w.cat.Cards {
			if x == k || !w.has(x) {
				continue
			}
			for _, e := range w.direct(k, x).Effects {
				if e.Deed == Guards && len(e.Rolls) > 0 {
					out = append(out, keptOff{x.ID, e.Act, e.Zone})
				}
			}
		}
	}
	w.partials[k.ID] = out
	return out
}

// coverAll reports whether x never succeeds while a and b lie in their zones.
func (w *world) coverAll(x, a, b *catalog.Card, za, zb Zone) bool {
	for _, act := range w.actsOf(x.ID) {
		if act.refusal != nil || len(act.targets) == 0 {
			continue
		}
		d := act.targets[0]
		t, target, ok := w.with(act, d.card, d.zone)
		if !ok {
			continue
		}
		first, _, ok := w.attach(t, a.ID, other(za))
		if !ok {
			continue
		}
		both, _, ok := w.attach(first, b.ID, other(zb))
		if !ok {
			continue
		}
		tr := w.explore(both, w.begin(both, act), engine.NoCard, target)
		return len(tr.leaves) > 0 && !tr.success.any()
	}
	return false
}

// enables adds that b can be built or used once a is in play, or has been played or used, though not before.
func (w *world) enables(r *Result, a, b *catalog.Card) {
	for _, second := range w.actsOf(b.ID) {
		if second.how != Builds && second.how != Uses || second.refusal != nil {
			continue
		}
		for _, first := range w.actsOf(a.ID) {
			if first.refusal != nil || first.how != Builds && first.how != Plays && first.how != Uses {
				continue
			}
			if w.inTurn(first, second) {
				r.Outcome, r.Effects = Changes, []Effect{{Deed: Enables, Zone: Played, Act: second.how}}
				return
			}
		}
	}
}

// inTurn reports whether the second act is refused by itself, in a position with nothing but what its card needs, and
// possible when the first act has been carried out.
func (w *world) inTurn(first, second *act) bool {
	p := position{edition: w.edition, game: w.game}
	for _, x := range [2]*act{second, first} {
		k, how := w.cat.Card(x.card), x.how
		w.require(&p, k, how, 0)
		if x == first && how == Builds {
			how = Uses // as if it had been built before
		}
		full := p.full
		w.enter(&p, k, how)
		p.full = full || p.full
		p.suppose(w.unstated(k)...)
	}
	p.extra = append(p.extra, twoStacks()...)
	t, err := w.set(p)
	if err != nil {
		return false
	}
	alone := p.clone()
	for i := range alone.sides[engine.North].laid {
		if alone.sides[engine.North].laid[i].card == first.card && first.how == Builds {
			alone.sides[engine.North].laid = slices.Delete(alone.sides[engine.North].laid, i, i+1)
			break
		}
	}
	bare, err := w.set(alone)
	if err != nil {
		return false
	}
	if tr := w.explore(bare, w.begin(bare, second), engine.NoCard, engine.NoCard); len(tr.leaves)+len(tr.missing) > 0 {
		return false
	}
	if first.how == Builds {
		return len(w.explore(t, w.begin(t, second), engine.NoCard, engine.NoCard).leaves) > 0
	}
	tr := w.explore(t, w.begin(t, first), engine.NoCard, engine.NoCard)
	for i := 0; i < len(tr.leaves) && i < 24; i++ {
		s, ok := t.replay(tr.leaves[i].path, nil)
		if !ok {
			continue
		}
		next := &table{Table: t.Table, start: s}
		if then := w.explore(next, w.begin(next, second), engine.NoCard, engine.NoCard); len(then.leaves) > 0 {
			return true
		}
	}
	return false
}

// linked reports whether a text connects the two cards: an article about both, or the file of one that names the other.
func (w *world) linked(a, b *catalog.Card) bool {
	return len(w.links.between(a.ID, b.ID, w.edition, w.game)) > 0 || w.links.mentions[a.ID][b.ID][w.edition] ||
		w.links.mentions[b.ID][a.ID][w.edition]
}
