package engine

import (
	"slices"

	"catanica/catalog"
)

// misreadOtherTime reads a clause of 101.D.d wrongly: the card is played as the other side of its change had it, since
// 2003 as in 1998, and before as in 2005.
func (t *Table) misreadOtherTime(card string) {
	n, ok := t.Book.byID[card]
	if !ok {
		return
	}
	b, now := *t.Book, t.Book.Edition
	b.Edition = catalog.Ed2005
	if now.AtLeast(catalog.Ed2003) {
		b.Edition = catalog.Ed1998
	}
	b.nodes = slices.Clone(b.nodes)
	t.defs = slices.Clone(t.defs)
	d := b.compileCard(t.Book.Catalog.Card(card), new(catalog.Problems))
	t.defs[n] = &d
	b.Edition = now
	t.Book = &b
}

// misreadGoal reads 101.D.c wrongly: a game is won with the number of points of the other game.
func misreadGoal(t *Table) int {
	if t.Game == catalog.Basic && t.Variant != Beginners {
		return 13
	}
	return 12
}
