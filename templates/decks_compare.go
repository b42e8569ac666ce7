package templates

import "catanica/catalog"

// Texts of the comparison of two decks.
var (
	textDeckCompare  = catalog.Text{DE: "Die beiden Decks im Vergleich", EN: "The two decks compared"}
	textOnlyIn       = catalog.Text{DE: "Nur in", EN: "Only in"}
	textInBoth       = catalog.Text{DE: "In beiden", EN: "In both"}
	textNothingThere = catalog.Text{DE: "nichts", EN: "nothing"}
	textDeckA        = catalog.Text{DE: "Deck 1", EN: "Deck 1"}
	textDeckB        = catalog.Text{DE: "Deck 2", EN: "Deck 2"}
)

// DeckCompare compares two decks.
type DeckCompare struct {
	A, B         string // the names of the decks; "" if unnamed
	Deck, Events ComparedCards
}

// ComparedCards compares a section of two lists.
type ComparedCards struct{ OnlyA, OnlyB, Both []DeckLine }

// nameOr returns a deck's name, or without if it has none.
func nameOr(f Frame, name string, without catalog.Text) string {
	if name != "" {
		return name
	}
	return f.Say(without)
}
