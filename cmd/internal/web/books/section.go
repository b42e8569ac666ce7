// Package books is the section of the site with its texts: rulings and their chapters, rulebooks, the glossary, the
// register, tables with the quick sheet, and open questions.
package books

import (
	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// Section answers pages and calls about articles. All fields are required.
type Section struct {
	Catalog  *catalog.Catalog
	Library  *rulings.Library
	Variants setup.Variants
	Show     *present.Presenter
	Names    Names
	// Proof reports how the referee plays an article.
	Proof func(req *site.Request, r *rulings.Ruling) templates.Proof
	// SetupLinks leads from an article to the variants that it is about.
	SetupLinks func(f templates.Frame, article string) []templates.Link
}

// Names resolves what people call a card, and the ids of articles that a later release will bring.
type Names interface {
	FindCard(name string) (*catalog.Card, *catalog.Printing)
	Awaited(name string) (rulings.Mechanic, bool)
}
