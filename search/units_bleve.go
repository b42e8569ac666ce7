//go:build !js

package search

import (
	"context"
	"fmt"

	"github.com/blevesearch/bleve/v2/mapping"
	"github.com/blevesearch/bleve/v2/search"
	bleveindex "github.com/blevesearch/bleve_index_api"
)

// Searcher scores all documents and returns a searcher that lists those found.
func (u *units) Searcher(
	ctx context.Context, _ bleveindex.IndexReader, _ mapping.IndexMapping, _ search.SearcherOptions,
) (search.Searcher, error) {
	var err error
	switch {
	case len(u.terms) == 0:
	case u.minimum > 0:
		err = u.match(u.ix.newTermReader(ctx))
	default:
		err = u.score(u.ix.newTermReader(ctx))
	}
	if err != nil {
		return nil, fmt.Errorf("search: %w", err)
	}
	return &unitSearcher{units: u}, nil
}

// unitSearcher lists the documents that units has found, in the order of the index.
type unitSearcher struct {
	units *units
	next  int // number in the index
}

// Next returns the next document found, or nil.
func (s *unitSearcher) Next(ctx *search.SearchContext) (*search.DocumentMatch, error) {
	ix := s.units.ix
	for ; s.next < len(ix.bleve.docOf); s.next++ {
		doc := int(ix.bleve.docOf[s.next])
		if !s.units.finds(doc) {
			continue
		}
		m := ctx.DocumentMatchPool.Get()
		m.IndexInternalID = bleveindex.NewIndexInternalID(m.IndexInternalID, uint64(s.next))
		m.ID = ix.keys[doc]
		if len(s.units.terms) > 0 {
			m.Score = s.units.scores.listed(doc)
		}
		s.next++
		return m, nil
	}
	return nil, nil
}

// Advance returns the first document found from the given one on.
func (s *unitSearcher) Advance(
	ctx *search.SearchContext, id bleveindex.IndexInternalID,
) (*search.DocumentMatch, error) {
	s.next = max(s.next, int(id.Value()))
	return s.Next(ctx)
}

// Count returns how many documents are found.
func (s *unitSearcher) Count() uint64 {
	n := uint64(0)
	for doc := range s.units.ix.docs {
		if s.units.finds(doc) {
			n++
		}
	}
	return n
}

func (s *unitSearcher) Close() error               { return nil }
func (s *unitSearcher) Weight() float64            { return 1 }
func (s *unitSearcher) SetQueryNorm(float64)       {}
func (s *unitSearcher) Min() int                   { return 0 }
func (s *unitSearcher) Size() int                  { return 0 }
func (s *unitSearcher) DocumentMatchPoolSize() int { return 1 }
