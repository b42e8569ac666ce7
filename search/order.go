package search

import (
	"cmp"
	"math"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// inOrder puts what was found in the order that the query asks for; what has no such thing, or where no source states it,
// comes last.
func (r *ranking) inOrder(found []ranked) []ranked {
	if len(r.sort) == 0 {
		return found
	}
	slices.SortStableFunc(found, func(a, b ranked) int {
		for _, by := range r.sort {
			c, lasts := r.compare(by.By, a, b)
			if by.Down && !lasts {
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

// compare compares two documents by one thing; lasts if one of them has no such thing and stays behind either way.
func (r *ranking) compare(by string, a, b ranked) (c int, lasts bool) {
	x, y := &r.ix.docs[a.doc], &r.ix.docs[b.doc]
	switch by {
	case "relevance":
		return byRank(a, b), false
	case "name":
		return cmp.Compare(catalog.Fold(in(x.Title, r.q.Lang)), catalog.Fold(in(y.Title, r.q.Lang))), false
	case "id":
		return rulings.CompareIDs(x.ID, y.ID), false
	case "kind":
		return cmp.Compare(kindRank(x.Kind), kindRank(y.Kind)), false
	}
	m, n := r.place(x, by), r.place(y, by)
	return cmp.Compare(m, n), m == nowhere || n == nowhere
}

// nowhere is the place of what has none.
const nowhere = math.MaxInt

// place is where a document stands by one of the things that only some have.
func (r *ranking) place(d *Document, by string) int {
	e := r.edition()
	switch {
	case by == "edition" && d.Card == nil:
		return orNowhere(slices.Index(catalog.EditionIDs(), d.From))
	case d.Card == nil:
		return nowhere
	case by == "edition":
		return orNowhere(slices.Index(catalog.EditionIDs(), r.ix.cat.FirstEdition(d.Card)))
	case by == "set" && len(d.Card.Sets) > 0:
		return orNowhere(slices.IndexFunc(r.ix.cat.Sets, func(s *catalog.Set) bool { return s.ID == d.Card.Sets[0].Set }))
	case by == "class":
		return orNowhere(slices.IndexFunc(r.ix.cat.Classes, func(c catalog.Class) bool { return c.ID == d.Card.ClassAt(e) }))
	}
	n, is := r.ix.numberOf(d.Card, by, e)
	if is == catalog.Unknown {
		return nowhere
	}
	return n
}

// edition is the one under which the facts of cards are read.
func (r *ranking) edition() catalog.EditionID {
	if r.chosen != nil {
		return r.chosen.edition
	}
	return catalog.DefaultEdition
}

func orNowhere(i int) int {
	if i < 0 {
		return nowhere
	}
	return i
}
