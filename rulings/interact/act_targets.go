package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// target is a card that an act strikes, and where.
type target struct {
	card string
	zone Zone
}

// dummies are plain cards of each kind, as targets.
var dummies = []target{
	{"bibliothek", InPlay}, {"kloster", InPlay}, {"karl-der-starke", InPlay}, {"kanone", InPlay},
	{"gold-handelsflotte", InPlay}, {"samsor", InPlay}, {"ari", InPlay}, {"wahrsagung", InPlay}, {"kirche", InPlay},
	{"haendler", InHand}, {"bibliothek", OwnPlay}, {"gold-handelsflotte", OwnPlay}, {"karl-der-starke", OwnPlay},
	{"feuerteufel", InDiscard}, {"gold-handelsflotte", InDiscard}, {"feuerteufel", TheirPile},
	{"relief", InDiscard}, {"seuche", EventStack},
}

// targetsOf returns the dummies that the act strikes.
func (w *world) targetsOf(a *act) []target {
	var out []target
	for _, d := range dummies {
		if d.card == a.card {
			continue
		}
		t, c, ok := w.with(a, d.card, d.zone)
		if !ok {
			continue
		}
		before := look(t.Table, t.start, c)
		tr := w.explore(t, w.begin(t, a), c, c)
		if slices.ContainsFunc(tr.leaves, func(l leaf) bool { return !l.own && struck(before, l.watched) != "" }) {
			out = append(out, d)
		}
	}
	return out
}

// with sets up the act's position with a card in a zone.
func (w *world) with(a *act, id string, z Zone) (*table, engine.CardNo, bool) {
	k := w.cat.Card(id)
	if !w.fits(k, z) {
		return nil, engine.NoCard, false
	}
	base := a.base.clone()
	if w.wants(k, z) {
		base.citadel, base.theirs = base.citadel || z != InPlay, base.theirs || z == InPlay
	}
	if z == InPlay || z == OwnPlay {
		w.spare(&base, id)
	}
	t, err := w.set(base)
	if err != nil {
		return nil, engine.NoCard, false
	}
	return w.attach(w.ready(t, k, z), id, z)
}

// wants reports whether the position needs citadels for a card in the zone: because the card can only lie there, or
// because some cards can be taken only by a player with a citadel.
func (w *world) wants(k *catalog.Card, z Zone) bool {
	switch z {
	case InPlay, OwnPlay:
		return magic(k, w.edition)
	case InHand:
		return !w.poor && (magic(k, w.edition) || k.ClassAt(w.edition) == "magic-action")
	}
	return false
}

// ready adds what a card in play needs to be used in answer to an act: a spell needs a wizard.
func (w *world) ready(t *table, k *catalog.Card, z Zone) *table {
	if !k.Is(catalog.SpellBook, w.edition) || z != InPlay && z != OwnPlay {
		return t
	}
	if with, _, ok := w.attach(t, "ari", z); ok {
		return with
	}
	return t
}
