//go:build !js

package search

import (
	"catanica/search/document"

	"github.com/blevesearch/bleve/v2/search"
)

// order returns the order that the query asks for, or nil to order by relevance. Documents without a sort value, or
// with an unknown one, come last in either direction. Without words, documents are sorted by kind.
func (r *ranker) order() search.SortOrder {
	if len(r.sort) == 0 && len(r.terms) > 0 || len(r.sort) > 0 && r.sort[0].By == "relevance" && !r.sort[0].Down &&
		len(r.terms) > 0 {
		return nil
	}
	values := document.Sorter{Documents: r.ix.docs, Catalog: r.ix.cat, Lang: r.q.Lang, Edition: r.edition}
	var out search.SortOrder
	for _, by := range r.sort {
		if by.By == "relevance" {
			out = append(out, &search.SortScore{Desc: !by.Down})
			continue
		}
		out = append(out, &sortValue{r.ix.bleve.docOf, values.Values(by.By), by.Down})
	}
	if len(r.terms) > 0 {
		out = append(out, &search.SortScore{Desc: true})
	}
	return append(out, &sortValue{r.ix.bleve.docOf, values.Values("kind"), false},
		&sortValue{r.ix.bleve.docOf, document.SortNumber, false})
}

// sortValue sorts by a value of the documents, which the program has: bleve need not read it from the index.
type sortValue struct {
	docOf []int32
	of    func(doc int) string // "" if it has none
	desc  bool
}

// Value returns the value of a document found. Documents without one come last.
func (s *sortValue) Value(m *search.DocumentMatch) string {
	v := s.of(int(s.docOf[m.IndexInternalID.Value()]))
	switch {
	case v != "":
		return v
	case s.desc:
		return search.LowTerm
	}
	return search.HighTerm
}

func (s *sortValue) UpdateVisitor(string, []byte)    {}
func (s *sortValue) DecodeValue(value string) string { return value }
func (s *sortValue) Descending() bool                { return s.desc }
func (s *sortValue) RequiresDocID() bool             { return false }
func (s *sortValue) RequiresScoring() bool           { return false }
func (s *sortValue) RequiresFields() []string        { return nil }
func (s *sortValue) Reverse()                        { s.desc = !s.desc }
func (s *sortValue) Copy() search.SearchSort         { c := *s; return &c }
