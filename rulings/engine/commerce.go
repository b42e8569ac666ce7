package engine

import (
	"slices"

	"catanica/catalog"
)

// commerce returns what at least and at most so many commerce points of p's card c are worth after buildings have
// doubled or blocked them (words doubles-commerce and blocks-commerce).
func (g *score) commerce(p Player, c CardNo, least, most int) (atLeast, atMost int) {
	if g.commerceDoubled(p, c) {
		least, most = 2*least, 2*most
	}
	switch blocked, sure := g.commerceBlocked(p, c); {
	case blocked:
		return 0, 0
	case !sure:
		return 0, most
	}
	return least, most
}

// commerceDoubled reports whether the commerce points of p's card c count twice (Ruling 123.AN.a).
func (g *score) commerceDoubled(p Player, c CardNo) bool {
	doubled := false
	g.eachFunction(p, "doubles-commerce", func(_ CardNo, n *node) {
		if slices.Contains(n.arg.Get("of").Strs(), g.def(c).id) {
			doubled = true
		}
	})
	return doubled
}

// commerceBlocked reports whether a building of the opponent's blocks the commerce points of p's card c, as it can do
// to buildings. It certainly does so in its own city; whether its reach goes further is open (question
// robber-castle-reach).
func (g *score) commerceBlocked(p Player, c CardNo) (blocked, sure bool) {
	if !g.isType(c, catalog.Building) {
		return false, true
	}
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
