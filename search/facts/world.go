package facts

import (
	"slices"

	"catanica/catalog"
)

// Known reports whether the sources state what a card does.
func (x World) Known(k *catalog.Card) bool { return k.EffectKnown(x.EditionID) }

// Disablers maps the card that takes a building's points away to the term that says so.
var Disablers = map[string]string{"hexe": "glossar.verhext", "pfandleiher": "glossar.verpfaendet"}

// PlayedOrDrawn reports whether a card is an action card or an event.
func (x World) PlayedOrDrawn(k *catalog.Card) bool {
	return k.Is(catalog.Action, x.EditionID) || k.Is(catalog.EventType, x.EditionID)
}

// Games returns the games in which the question is asked, the one that allows every card first.
func (x World) Games() []catalog.Game {
	if x.game != "" {
		return []catalog.Game{x.game}
	}
	return x.Cat.GamesIn(x.EditionID)
}

// Central reports whether a card is a settlement, a city, a road or another central card.
func (x World) Central(card string) bool {
	k := x.Cat.Card(card)
	return k != nil && k.IsCentral(catalog.DefaultEdition)
}

// Guards reports whether a card protects something, or stops other cards.
func (x World) Guards(k *catalog.Card) bool { return x.Cat.Defends(k, x.EditionID) }

// Edges returns the edges of a kind from one card to another.
func (x World) Edges(from, to *catalog.Card, kind catalog.EdgeKind) []catalog.Edge {
	var out []catalog.Edge
	for _, e := range x.Cat.EdgesBetween(from, to, x.EditionID) {
		if e.Kind == kind {
			out = append(out, e)
		}
	}
	return out
}

// Related reports whether the card acts on the other in any way.
func (x World) Related(from, to *catalog.Card) bool {
	if slices.ContainsFunc(x.Cat.EdgesBetween(from, to, x.EditionID), func(e catalog.Edge) bool {
		return e.Kind != catalog.EdgeKind(catalog.Exempts)
	}) {
		return true
	}
	return slices.ContainsFunc(from.Relations, func(r catalog.Relation) bool {
		return r.Holds(x.EditionID) && to.MatchAny(r.Against, x.EditionID)
	})
}

// Members returns the cards of a group (type:T or class:C) that had come out.
func (x World) Members(ref string) []*catalog.Card { return x.Cat.Members(ref, x.EditionID) }
