package templates

import "catanica/catalog/deck"

// DeckHead are the choices of a list besides its cards; they stand in its head.
type DeckHead struct {
	Formats, Editions []Choice
	Host              bool
	Sets              []Choice
	Points            string      // of a house rule; "" without one
	Allowed           []Choice    // sets, of a house rule
	YearCards         deck.Choice // of a house rule
}
