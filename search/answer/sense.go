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
func (x world) otherwise(a *catalog.Card, verb question.Verb, on ...*catalog.Card) bool {
	if slices.Contains(verb.Actors, a.ID) {
		return false
	}
	free := x.playedOrDrawn(a) || a.Is(catalog.SpellBook, x.edition) // it may do what no relation says
	switch verb.ID {
	case "lose":
		return slices.ContainsFunc(on, leavesByPoints)
	case "slay":
		return slices.ContainsFunc(on, func(k *catalog.Card) bool {
			return a.Is(catalog.Unit, x.edition) && k.Is(catalog.Unit, x.edition) || leavesByPoints(k)
		})
	case "take":
		return !free && !x.harms(a)
	case "destroy":
		return slices.ContainsFunc(on, func(k *catalog.Card) bool {
			return verb.Sense == question.Removes && x.playedOrDrawn(k) && free && !x.harms(a) || leavesByPoints(k)
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
	return verb.ID == "hit" && ref != "" && x.actsOn(a, ref, catalog.EdgeKind(catalog.Hits), nil) == nil
}

// alters reports whether card a changes what card b does, and not the other way round.
func (x world) alters(a, b *catalog.Card) bool {
	if x.pairs == nil {
		return false
	}
	pairs, err := x.pairs()
	return err == nil && slices.ContainsFunc(x.games(), func(g catalog.Game) bool {
		r, _ := pairs.Between(interact.Case{A: a.ID, B: b.ID, Edition: x.edition, Game: g})
		return r.Outcome == interact.Changes && len(r.Effects) > 0 && !r.Effects[0].Back
	})
}

// forbids reports whether one of two cards cannot be built or played while the other one is in play.
func (x world) forbids(a, b *catalog.Card) bool {
	return len(x.edges(a, b, catalog.EdgeForbidden))+len(x.edges(b, a, catalog.EdgeForbidden)) > 0
}

// leavesByPoints reports whether a card has to leave as soon as a player has enough points, to which other cards add.
func leavesByPoints(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(w catalog.Word) bool { return w.Name == "driven-off" })
}

// harms reports whether a card acts on others to their harm.
func (x world) harms(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Statements(x.edition), func(st catalog.Statement) bool {
		return st.Kind == catalog.EdgeKind(catalog.Hits)
	})
}

// harmless reports whether card b does nothing that another one could protect from, and card a protects from nothing:
// to stop it is to keep it from being built, or from what it does for its own player.
func (x world) harmless(a, b *catalog.Card) bool {
	return !x.playedOrDrawn(b) && !b.Is(catalog.SpellBook, x.edition) && !x.harms(b) && !x.guards(a)
}

// central reports whether a card is a settlement, a city, a road or another central card.
func (x world) central(card string) bool {
	k := x.cat.Card(card)
	return k != nil && k.IsCentral(catalog.DefaultEdition)
}

// guards reports whether a card protects something, or stops other cards.
func (x world) guards(k *catalog.Card) bool { return x.cat.Defends(k, x.edition) }
