// Package present turns content (cards, articles, prose, sources) into the values that templates show. All sections of
// the site share it, so that a card, an article or a source looks the same wherever it is listed.
package present

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Presenter presents the content of one release. It is safe for concurrent use.
type Presenter struct {
	catalog *catalog.Catalog
	library *rulings.Library
	names   Names
}

// Names resolves what people call a card.
type Names interface {
	// PrintingsNear returns the ids of a card's printings if name asks for one that does not exist.
	PrintingsNear(name string) []string
}

// New returns a presenter.
func New(c *catalog.Catalog, l *rulings.Library, names Names) *Presenter {
	return &Presenter{catalog: c, library: l, names: names}
}
