package engine

import (
	"slices"

	"catanica/catalog"
)

// commerce returns the value of n commerce points of p's card c after buildings have doubled or blocked them (words
// doubles-commerce and blocks-commerce). sure is false if no source says whether a block reaches the card.
func (g *score) commerce(p Player, c CardNo, n int) (points int, sure bool) {
	if g.commerceDoubled(p, c) {
		n *= 2
	}
	if n == 0 || !g.isType(c, catalog.Building) {
		return n, true
	}
	blocked, sure := g.commerceBlocked(p, c)
	if blocked {
		return 0, true
	}
	return n, sure
}

// commerceDoubled reports whether the commerce points of p's card c count twice (Ruling 123.AN.a).
func (g *score) commerceDoubled(p Player, c CardNo) bool {
	doubled := false
	g.eachFunction(p, "doubles-commerce", func(_ CardNo, n *node) {
		doubled = doubled || slices.Contains(n.arg.Get("of").Strs(), g.def(c).id)
	})
	return doubled
}

// commerceBlocked reports whether a building of the opponent's blocks the commerce points of p's building c. It
// certainly does so in its own city; whether its reach goes further is open (question robber-castle-reach).
func (g *score) commerceBlocked(p Player, c CardNo) (blocked, sure bool) {
	sure = true
	g.eachFunction(p.Other(), "blocks-commerce", func(by CardNo, _ *node) {
		k, b := g.card(c), g.card(by)
		switch {
		case k.Side != b.Side:
		case b.At.Kind == k.At.Kind && b.At.Col == k.At.Col:
			blocked = true
		default:
			sure = false
		}
	})
	return blocked, sure
}
