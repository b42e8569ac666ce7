// Package find is the search: the page of results with its filter panel, completion while typing, and the help.
package find

import (
	"context"

	"catanica/catalog"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/search"
)

// Section answers the pages and calls of the search. All fields are required.
type Section struct {
	Catalog *catalog.Catalog
	Library *rulings.Library
	Index   *search.Index
	// Search finds documents and answers the question asked; a hit has its short answer and verdict then.
	Search func(ctx context.Context, q search.Query) (search.Result, error)
	Groups compose.Groups
	Show   *present.Presenter
	// Proven returns the predicate by which a search knows what the referee has proven.
	Proven func(ctx context.Context) func(id string) (mechanical, proven bool)
}
