package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// discount: {on: ["type:building"], n: 1, at-least: 5, once: true}. Such cards, if they cost so much, cost its player n
// resources less, each time; with `once` a second copy adds nothing (Ruling 103.P.c).

// wordDiscount returns the effect word `discount`.
func wordDiscount() Word {
	return Word{
		Name: "discount", In: InForce,
		Args:    []string{"on", "n", "at-least", "once"},
		Form:    "`on: [\"type:building\"]`, `n: 1`, `at-least: 5`, `once: true`",
		Doc:     "such cards cost less (`once`: a second copy adds nothing)",
		Example: "Baukran",
		Acts:    catalog.Cheapens,
	}
}

// discounts returns how many resources p's buildings save on card c, each time (Ruling 103.P.c), and the articles that
// say so.
func (g *game) discounts(p Player, c CardNo) (n int, cites []string) {
	var once []int16
	g.eachFunction(p, "discount", func(by CardNo, node *node) {
		if !cheapens(g, node, c) || g.wornOut(by) {
			return
		}
		less, err := g.number(by, node)
		if err != nil {
			g.stop(err)
		}
		if node.arg.Get("once").Str == "true" && slices.Contains(once, g.s.Cards[by].Def) {
			return // a second copy brings no further benefit
		}
		once = append(once, g.s.Cards[by].Def)
		n += less
		cites = append(cites, node.cites...)
	})
	if n == 0 {
		return 0, nil
	}
	return n, cites
}

// wearDiscounts records that p's discounts on card c have been used: see wear.
func wearDiscounts(g *game, p Player, c CardNo) {
	g.eachFunction(p, "discount", func(by CardNo, node *node) {
		if cheapens(g, node, c) {
			g.wear(by)
		}
	})
}

// cheapens reports whether the discount is one on card c.
func cheapens(g *game, n *node, c CardNo) bool {
	d, on := g.def(c), n.arg.Get("on").Strs()
	if g.misread("101.D.d/kanone") {
		on = misreadKnightsAndCannons(on)
	}
	return d.cost.Total() >= n.arg.Get("at-least").Int() &&
		slices.ContainsFunc(on, func(ref string) bool {
			t, typed := strings.CutPrefix(ref, "type:")
			return typed && g.counts(c, t) || ref == d.id
		})
}
