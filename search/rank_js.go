//go:build js

package search

import (
	"context"
	"errors"

	"catanica/catalog"
	"catanica/search/query"
)

// In the browser there is no bleve: an Index is made from a Compact, which knows no filters.

type (
	filterQuery = struct{}
	bleveResult = struct{}
	proofCount  = struct{}
	bleveStore  struct{ store }
	sureAnswer  struct{}
	neighbor    struct{}
	namedCard   struct{}
)

var errNoFilters = errors.New("search: no filters without bleve")

func (r *ranker) rankWithBleve(context.Context) (found, error) { return found{}, errNoFilters }

func (ix *Index) compile(*query.Query, Query) (filterQuery, catalog.EditionID, []*query.Error) {
	return filterQuery{}, "", nil
}

func (ix *Index) matchAll([]queryTerm, catalog.Lang) filterQuery { return filterQuery{} }

func (r *ranker) facets(*found) []Facet { return nil }
