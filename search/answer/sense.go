package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/question"
)

// otherwise reports whether a verb may mean something else of card a than what the cards do that it names, so that a no
// would answer another question: a knight may beat another one in a tournament, a Church takes a city to stand in,
// whoever wants to be rid of the Witch may want to be rid of what she does, and a Smithy affects a knight without
// hitting him. The cards on are those acted upon: one, or a group.
func (x *asked) otherwise(a *catalog.Card, verb question.Verb, on ...*catalog.Card) bool {
	if slices.Contains(verb.Actors, a.ID) {
		return false
	}
	free := x.PlayedOrDrawn(a) || a.Is(catalog.SpellBook, x.EditionID) // it may do what no relation says
	switch verb.ID {
	case "lose":
		return slices.ContainsFunc(on, leavesByPoints)
	case "slay":
		return slices.ContainsFunc(on, func(k *catalog.Card) bool {
			return a.Is(catalog.Unit, x.EditionID) && k.Is(catalog.Unit, x.EditionID) || leavesByPoints(k)
		})
	case "take":
		return !free && !x.harms(a)
	case "destroy":
		return slices.ContainsFunc(on, func(k *catalog.Card) bool {
			return verb.Sense == question.Removes && x.PlayedOrDrawn(k) && free && !x.harms(a) || leavesByPoints(k)
		})
	case "disable":
		return slices.ContainsFunc(on, func(k *catalog.Card) bool { return x.forbids(a, k) })
	case "hit":
		return slices.ContainsFunc(on, func(k *catalog.Card) bool { return x.alters(a, k) || x.forbids(a, k) })
	}
	return false
}

// less reports whether card a does less to what it hits than a verb says: it does not bring the card to its player, or
// it acts on any card of a stack or a hand, and not on the group of which the question speaks.
func (x *asked) less(a *catalog.Card, verb question.Verb, target *question.Mention, on []*catalog.Card) bool {
	if verb.Sense == question.Gets {
		return !slices.ContainsFunc(on, func(k *catalog.Card) bool { return x.shown(a, k, verbDeeds["take"]) != nil })
	}
	ref := target.Group()
	return verb.ID == "hit" && ref != "" && x.ActsOn(a, ref, catalog.EdgeKind(catalog.Hits), nil) == nil
}

// alters reports whether card a changes what card b does, and not the other way round.
func (x *asked) alters(a, b *catalog.Card) bool {
	if x.Pairs == nil {
		return false
	}
	pairs, err := x.Pairs()
	return err == nil && slices.ContainsFunc(x.Games(), func(g catalog.Game) bool {
		r, _ := pairs.Between(interact.Case{A: a.ID, B: b.ID, Edition: x.EditionID, Game: g})
		return r.Outcome == interact.Changes && len(r.Effects) > 0 && !r.Effects[0].Back
	})
}

// forbids reports whether one of two cards cannot be built or played while the other one is in play.
func (x *asked) forbids(a, b *catalog.Card) bool {
	return len(x.Edges(a, b, catalog.EdgeForbidden))+len(x.Edges(b, a, catalog.EdgeForbidden)) > 0
}

// leavesByPoints reports whether a card has to leave as soon as a player has enough points, to which other cards add.
func leavesByPoints(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(w catalog.Word) bool { return w.Name == "driven-off" })
}

// harms reports whether a card acts on others to their harm.
func (x *asked) harms(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Statements(x.EditionID), func(st catalog.Statement) bool {
		return st.Kind == catalog.EdgeKind(catalog.Hits)
	})
}

// harmless reports whether card b does nothing that another one could protect from, and card a protects from nothing:
// to stop it is to keep it from being built, or from what it does for its own player.
func (x *asked) harmless(a, b *catalog.Card) bool {
	return !x.PlayedOrDrawn(b) && !b.Is(catalog.SpellBook, x.EditionID) && !x.harms(b) && !x.Guards(a)
}
