package engine

import (
	"slices"

	"catanica/catalog"
)

// doubles-commerce: {of: [markt]}. The commerce points of those own cards count twice (Ruling 123.AN.a).
// blocks-commerce: {}. The opponent's building in whose city it lies brings no commerce points (103.F.c, 103.P.a).

// commerce is what becomes of the points of a card that works for p. sure is false where no source says whether the
// block reaches it: only the buildings of its own city are certain (question robber-castle-reach).
func (g *game) commerce(p Player, c CardNo, n int) (points int, sure bool) {
	sure = true
	doubled := false
	g.eachFunction(p, "doubles-commerce", func(_ CardNo, x *node) {
		doubled = doubled || slices.Contains(x.arg.Get("of").Strs(), g.def(c).id)
	})
	if doubled {
		n *= 2
	}
	if n == 0 || !g.isType(c, catalog.Building) {
		return n, true
	}
	g.eachFunction(p.Other(), "blocks-commerce", func(by CardNo, _ *node) {
		k, b := g.card(c), g.card(by)
		switch {
		case k.Side != b.Side:
		case b.At.Kind == k.At.Kind && b.At.Col == k.At.Col:
			n = 0
		default:
			sure = false
		}
	})
	return n, sure || n == 0
}
