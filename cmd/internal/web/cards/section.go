// Package cards is the section of the site about cards: the catalogue, a card's page and its face, sets, boxes,
// classes, and what changed between editions.
package cards

import (
	"context"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/filter"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/templates"
)

// Section answers pages and calls about cards. All fields are required.
type Section struct {
	Catalog  *catalog.Catalog
	Library  *rulings.Library
	Variants setup.Variants
	Show     *present.Presenter
	Filters  *filter.Filters
	Names    Names
	Symbols  map[string]string // the drawings of faces, by name; see ReadSymbols
	// Scenarios lists the scenarios in which a card does something.
	Scenarios func(ctx context.Context, f templates.Frame, card string) []templates.ScenarioLine
	// Interactions lists what a card does to others and what they do to it.
	Interactions func(f templates.Frame, k *catalog.Card) templates.InteractionGroups
}

// Names resolves what people call a card, and lists what cards do to each other.
type Names interface {
	FindCard(name string) (*catalog.Card, *catalog.Printing)
	Related(k *catalog.Card, e catalog.EditionID) []service.Related
}
