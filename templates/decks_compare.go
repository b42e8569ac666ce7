package templates

import "catanica/catalog"

// DeckCompare is two decks beside each other.
type DeckCompare struct {
	A, B         string // their names; "" without one
	Deck, Events ComparedCards
}

// ComparedCards are the cards of a section of two lists.
type ComparedCards struct{ OnlyA, OnlyB, Both []DeckLine }

// nameOr is a deck's name, or what it is called without one.
func nameOr(f Frame, name string, without catalog.Text) string {
	if name != "" {
		return name
	}
	return f.Say(without)
}
