// Package decks is the deck builder: it judges the lists that a link holds, handles the buttons, searches for cards,
// compares decks, draws hands and charts, seals lists and prints them.
package decks

import (
	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/filter"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/templates"
)

// Section answers the pages and the call of the deck builder. All fields are required.
type Section struct {
	Catalog  *catalog.Catalog
	Library  *rulings.Library
	Show     *present.Presenter
	Filters  *filter.Filters
	Examples []service.Example // decks to begin with
	// Table returns the address of a table with the opening of a game between two decks, or "".
	Table func(f templates.Frame, e catalog.EditionID, north, south *deck.List) string
}
