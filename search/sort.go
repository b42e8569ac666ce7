//go:build !js

package search

import (
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/rulings"

	"github.com/blevesearch/bleve/v2/search"
)

// order returns the order that the query asks for, or nil to order by relevance. Documents without a sort value, or
// with an unknown one, come last in either direction. Without words, documents are sorted by kind.
func (r *ranker) order() search.SortOrder {
	if len(r.sort) == 0 && len(r.terms) > 0 || len(r.sort) > 0 && r.sort[0].By == "relevance" && !r.sort[0].Down &&
		len(r.terms) > 0 {
		return nil
	}
	var out search.SortOrder
	for _, by := range r.sort {
		if by.By == "relevance" {
			out = append(out, &search.SortScore{Desc: !by.Down})
			continue
		}
		out = append(out, &sortValue{r.ix.bleve.docOf, r.sortValue(by.By), by.Down})
	}
	if len(r.terms) > 0 {
		out = append(out, &search.SortScore{Desc: true})
	}
	return append(out, &sortValue{r.ix.bleve.docOf, r.sortValue("kind"), false},
		&sortValue{r.ix.bleve.docOf, func(doc int) string { return sortRank(doc) }, false})
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

// sortValue returns the values of a sort key.
func (r *ranker) sortValue(key string) func(doc int) string {
	ix := r.ix
	ofCard := func(value func(*catalog.Card) string) func(int) string {
		return func(doc int) string {
			if k := ix.docs[doc].Card; k != nil {
				return value(k)
			}
			return ""
		}
	}
	switch key {
	case "name":
		return func(doc int) string { return catalog.Fold(in(ix.docs[doc].Title, r.q.Lang)) }
	case "id":
		ids := make([]string, len(ix.docs))
		for i := range ix.docs {
			ids[i] = ix.docs[i].ID
		}
		slices.SortFunc(ids, rulings.CompareIDs)
		return func(doc int) string {
			at, _ := slices.BinarySearchFunc(ids, ix.docs[doc].ID, rulings.CompareIDs)
			return sortRank(at)
		}
	case "kind":
		return func(doc int) string { return sortRank(kindRank(ix.docs[doc].Kind)) }
	case "edition":
		return func(doc int) string {
			return sortRank(slices.Index(catalog.EditionIDs(), ix.docs[doc].firstEdition(ix.cat)))
		}
	case "set":
		return ofCard(func(k *catalog.Card) string {
			return sortRank(slices.IndexFunc(ix.cat.Sets, func(s *catalog.Set) bool {
				return len(k.Sets) > 0 && s.ID == k.Sets[0].Set
			}))
		})
	case "class":
		return ofCard(func(k *catalog.Card) string {
			class := k.ClassAt(r.edition)
			return sortRank(slices.IndexFunc(ix.cat.Classes, func(c catalog.Class) bool { return c.ID == class }))
		})
	}
	return ofCard(func(k *catalog.Card) string {
		n, is, _ := numberOf(ix.cat, k, key, r.edition)
		if is == catalog.Unknown {
			return ""
		}
		return sortRank(n)
	})
}

// sortRank returns a number as a value to sort by, or "" for a rank of -1.
func sortRank(n int) string {
	if n < 0 {
		return ""
	}
	return fmt.Sprintf("%06d", n)
}
