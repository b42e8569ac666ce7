package rulings

import (
	"cmp"
	"math"
	"slices"

	"catanica/catalog"
)

// unordered is the order number of articles without one in their front matter. It sorts after all others.
const unordered = math.MaxInt

// place returns the position of the article in its book.
func (r *Ruling) place() int {
	if r.Order == 0 {
		return unordered
	}
	return r.Order
}

// inOrder sorts the articles of a chapter in reading order: by the order in their front matter, then by id. The
// sections of a group stay together, at the place of the first.
func inOrder(chapter []*Ruling) {
	first := map[string]int{} // group → place of its first section
	for _, r := range chapter {
		if at, seen := first[r.Group()]; !seen || r.place() < at {
			first[r.Group()] = r.place()
		}
	}
	start := func(r *Ruling) int {
		if r.Group() == "" {
			return r.place()
		}
		return first[r.Group()]
	}
	slices.SortFunc(chapter, func(a, b *Ruling) int {
		return cmp.Or(cmp.Compare(start(a), start(b)), cmp.Compare(a.place(), b.place()), CompareIDs(a.ID, b.ID))
	})
}

// checkOrder reports sections of a book that have the same order number.
func (ck *checker) checkOrder(drafts []*draft) {
	type place struct {
		chapter string
		order   int
	}
	taken := map[place]*draft{}
	for _, d := range drafts {
		if d.Order == 0 {
			continue
		}
		line := d.front.Line("order")
		at := place{d.Chapter(), d.Order}
		switch other := taken[at]; {
		case d.Kind != catalog.KindRule:
			ck.ps.Add(d.File, line, "order: only sections of rulebooks have one: take it out")
		case d.Order < 0:
			ck.ps.Add(d.File, line, "order %d: count from 1", d.Order)
		case other != nil:
			ck.ps.Add(d.File, line, "order %d is taken by %s: give each section of a book its own place", d.Order,
				other.ID)
		default:
			taken[at] = d
		}
	}
}
