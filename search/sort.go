package search

import (
	"cmp"
	"math"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// sorted returns the documents in the order that the query asks for. Documents without a sort value, or with an unknown
// one, come last.
func (r *ranker) sorted(found []candidate) []candidate {
	if len(r.sort) == 0 {
		return found
	}
	slices.SortStableFunc(found, func(a, b candidate) int {
		for _, by := range r.sort {
			c, missing := r.compareBy(by.By, a, b)
			if by.Down && !missing {
				c = -c
			}
			if c != 0 {
				return c
			}
		}
		return 0
	})
	return found
}

// compareBy compares two documents by one sort key. missing means that one of them has no value and sorts last in
// either direction.
func (r *ranker) compareBy(key string, a, b candidate) (c int, missing bool) {
	x, y := &r.ix.docs[a.doc], &r.ix.docs[b.doc]
	switch key {
	case "relevance":
		return byRank(a, b), false
	case "name":
		return cmp.Compare(catalog.Fold(in(x.Title, r.q.Lang)), catalog.Fold(in(y.Title, r.q.Lang))), false
	case "id":
		return rulings.CompareIDs(x.ID, y.ID), false
	case "kind":
		return cmp.Compare(kindRank(x.Kind), kindRank(y.Kind)), false
	}
	m, n := r.sortValue(x, key), r.sortValue(y, key)
	return cmp.Compare(m, n), m == noValue || n == noValue
}

// noValue is the sort value of documents that have none.
const noValue = math.MaxInt

// sortValue returns a document's value of a sort key that only some documents have.
func (r *ranker) sortValue(d *Document, key string) int {
	e := r.edition()
	switch {
	case key == "edition" && d.Card == nil:
		return orNoValue(slices.Index(catalog.EditionIDs(), d.From))
	case d.Card == nil:
		return noValue
	case key == "edition":
		return orNoValue(slices.Index(catalog.EditionIDs(), r.ix.cat.FirstEdition(d.Card)))
	case key == "set" && len(d.Card.Sets) > 0:
		return orNoValue(slices.IndexFunc(r.ix.cat.Sets, func(s *catalog.Set) bool { return s.ID == d.Card.Sets[0].Set }))
	case key == "class":
		return orNoValue(slices.IndexFunc(r.ix.cat.Classes, func(c catalog.Class) bool { return c.ID == d.Card.ClassAt(e) }))
	}
	n, is := r.ix.numberOf(d.Card, key, e)
	if is == catalog.Unknown {
		return noValue
	}
	return n
}

func orNoValue(i int) int {
	if i < 0 {
		return noValue
	}
	return i
}
