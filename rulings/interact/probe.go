package interact

import (
	"errors"
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// probe is what one act and one card, placed in one zone, do to each other.
type probe struct {
	act     *act
	zone    Zone
	on      []Effect // what the act does to the card
	refused []string // the articles that keep the act from the card
	by      []Effect // what the card does to the act
	missing []string
	reads   []string
}

// zonesOf returns the zones in which an act meets a card of this kind.
func (w *world) zonesOf(a *act, k *catalog.Card) []Zone {
	zones := []Zone{InPlay, OwnPlay}
	if a.how == Builds {
		return zones
	}
	for _, z := range [...]Zone{InHand, OwnHand, InDiscard, TheirPile, InStack, EventStack} {
		if a.touches(w, z) || z == InHand && len(k.Play.Reacts) > 0 {
			zones = append(zones, z)
		}
	}
	return zones
}

// samples are cards of every kind, to find out which zones an act reaches at all.
var samples = []string{"haendler", "karl-der-starke", "bibliothek", "kanone", "gold-handelsflotte", "zauberveto", "ari",
	"relief", "feuerteufel", "karawane", "bischof", "seuche", "alchimist", "bestechung"}

// touches reports whether the act can move a card of any kind that is in the zone.
func (a *act) touches(w *world, z Zone) bool {
	if a.reach == nil {
		a.reach = map[Zone]bool{}
	}
	if reaches, known := a.reach[z]; known {
		return reaches
	}
	for _, id := range samples {
		if t, c, ok := w.with(a, id, z); ok {
			before := look(t.Table, t.start, c)
			tr := w.explore(t, w.begin(t, a), c, c)
			if slices.ContainsFunc(tr.leaves, func(l leaf) bool { return !l.own && len(changed(before, l.watched)) > 0 }) {
				a.reach[z] = true
				return true
			}
		}
	}
	a.reach[z] = false
	return false
}

// meet plays the act with the card in the zone, alone and beside the act's own targets.
func (w *world) meet(a *act, b string, z Zone) (probe, bool) {
	out := probe{act: a, zone: z}
	if a.how == Drawn && z == EventStack {
		return out, false
	}
	t, c, ok := w.with(a, b, z)
	if !ok {
		return out, false
	}
	base := a.base
	tr := w.explore(t, w.begin(t, a), c, engine.NoCard)
	_, cost := w.cat.Card(b).Cost.At(w.edition)
	// a card may be pawned for what it costs, and the strength of a unit is compared
	priced := a.how == Plays && z == OwnPlay && cost == catalog.Unknown
	unit := (z == InPlay || z == OwnPlay) && w.cat.Card(b).Is(catalog.Unit, w.edition)
	if len(tr.missing) > 0 || priced || unit || len(tr.leaves) == 0 && len(w.unstated(w.cat.Card(b))) > 0 {
		with := w.assuming(a, b)
		if again, no, ok := w.with(with, b, z); ok {
			t, c, base = again, no, with.base
			tr = w.explore(t, w.begin(t, a), c, engine.NoCard)
		}
	}
	out.on = w.effects(a, z, t, c, tr)
	out.missing = tr.missing
	play := z == InPlay || z == OwnPlay
	plain := w.plain(a, citadels(t))
	if bare, differs := w.spared(base, b, z); differs {
		plain = w.bare(a, bare, t)
	}
	possible := a.aimless && plain != nil && len(plain.leaves) > 0
	if possible { // what is open without the card as well does not depend on it
		out.missing = slices.DeleteFunc(slices.Clone(tr.missing), func(fact string) bool {
			return slices.Contains(plain.missing, fact)
		})
	}
	var ref *engine.Refusal
	if len(tr.leaves) == 0 && errors.As(tr.err, &ref) && (possible || !a.aimless) {
		out.refused, out.reads = printed(ref.Cites), ref.Reads
		switch {
		case !possible:
		case w.tips(a, b):
			out.by = append(out.by, Effect{Deed: Tips, Zone: z, Act: a.how, Cites: printed(ref.Cites)})
		default:
			out.by = append(out.by, Effect{Deed: Bars, Zone: z, Act: a.how, Cites: printed(ref.Cites)})
		}
	}
	hit := slices.ContainsFunc(out.on, func(e Effect) bool { return e.Deed.outcome() == Hits })
	if possible && len(tr.leaves) > 0 && !hit && (play || len(w.cat.Card(b).Play.Reacts) > 0) {
		if shields(plain, tr) && a.how != Builds && w.guarding(w.cat.Card(b)) {
			out.by = append(out.by, Effect{Deed: Guards, Zone: z, Act: a.how, Rolls: tr.success.faces()})
		} else {
			out.by = append(out.by, w.influence(a, b, plain, tr, z)...)
		}
	}
	for _, d := range a.targets {
		w.alongside(&out, d, b, false)
	}
	if a.how == Drawn && a.card != w.neutral(a.card) {
		out.subtract(w, b)
	}
	if a.without != nil {
		out.alone(w, b)
	}
	if out.refused == nil && len(out.on) == 0 && len(tr.leaves) > 0 {
		out.refused, _ = w.refusedAt(t, c, tr)
	}
	if len(out.on) > 0 || !a.touches(w, z) {
		out.refused = nil
	}
	return out, true
}

// tips reports whether the act asks for a sum of points and the card, which forbids nothing by itself, only has some:
// it may tip the balance.
func (w *world) tips(a *act, b string) bool {
	k := w.cat.Card(b)
	return a.card != b && !w.guarding(k) && !w.shutsOut(w.cat.Card(a.card), k) &&
		slices.ContainsFunc(w.cat.Card(a.card).Play.Works, func(x catalog.Word) bool { return x.Name == "asks" })
}

// shutsOut reports whether the file of card a says that it cannot be built or played beside card b.
func (w *world) shutsOut(a, b *catalog.Card) bool {
	return slices.ContainsFunc(w.cat.EdgesBetween(a, b, w.edition), func(e catalog.Edge) bool {
		return e.Kind == catalog.EdgeForbidden
	})
}

// neutral returns an event that does nothing to any card, to compare another event with.
func (w *world) neutral(event string) string {
	if event == "jahreswechsel" {
		return "ertragreiches-jahr"
	}
	return "jahreswechsel"
}

// subtract removes what happens whatever event is drawn: the die and the question mark do it, not the event.
func (o *probe) subtract(w *world, b string) {
	if o.zone != InPlay && o.zone != OwnPlay || o.act.bare {
		return
	}
	acts := w.actsOf(w.neutral(o.act.card))
	if len(acts) == 0 {
		return
	}
	a := *acts[0]
	a.bare = true
	p, _ := w.meet(&a, b, o.zone)
	same := func(list []Effect) func(Effect) bool {
		return func(e Effect) bool {
			return slices.ContainsFunc(list, func(x Effect) bool { return x.Deed == e.Deed && x.N == e.N && x.What == e.What })
		}
	}
	o.on = slices.DeleteFunc(o.on, same(p.on))
	o.by = slices.DeleteFunc(o.by, same(p.by))
}

// assuming returns the act with points assumed for it and for the card that no source states.
func (w *world) assuming(a *act, b string) *act {
	with := *a
	with.base = a.base.clone()
	with.base.suppose(w.unstated(w.cat.Card(b))...)
	with.base.suppose(w.unstated(w.cat.Card(a.card))...)
	return &with
}

// spared returns the position in which the card is met, without the card, if another copy of it had to make room
// there: the two positions that are compared may differ in nothing but the card.
func (w *world) spared(base position, b string, z Zone) (p position, differs bool) {
	if z != InPlay && z != OwnPlay {
		return base, false
	}
	p = base.clone()
	w.spare(&p, b)
	for i := range p.sides {
		differs = differs || !slices.Equal(p.sides[i].laid, base.sides[i].laid)
	}
	return p, differs
}

// bare returns the tree of the act in a position with as many citadels as t.
func (w *world) bare(a *act, p position, t *table) *tree {
	p.citadel, p.theirs = citadels(t), p.theirs || t.start.Sides[1].Places[1].Kind == engine.CitadelPlace
	bare, err := w.set(p)
	if err != nil {
		return nil
	}
	return w.explore(bare, w.begin(bare, a), engine.NoCard, engine.NoCard)
}

// unstated returns lines that assume what no source states about a card: no points, and a small cost.
func (w *world) unstated(k *catalog.Card) []string {
	var out []string
	for _, kind := range k.Points.Kinds() {
		if _, known := kind.Fact.At(w.edition); known == catalog.Unknown {
			n := 0
			if kind.Kind == string(Strength) && k.Is(catalog.Unit, w.edition) {
				n = 3 // as much as could be taken from it
			}
			out = append(out, fmt.Sprintf("%s %s = %d", kind.Kind, k.ID, n))
		}
	}
	if _, known := k.Cost.At(w.edition); known == catalog.Unknown {
		switch {
		case k.Is(catalog.SpellBook, w.edition):
			out = append(out, "cost "+k.ID+" = 1 power")
		case k.Is(catalog.Building, w.edition):
			out = append(out, "cost "+k.ID+" = 2 lumber")
		}
	}
	return out
}

func citadels(t *table) bool { return t.start.Sides[0].Places[1].Kind == engine.CitadelPlace }
