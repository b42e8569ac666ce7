package engine

import (
	"cmp"
	"math"
	"slices"

	"catanica/catalog"
)

// Changes to a card's strength apply in the order in which they came into play (Ruling 117.A.a): buildings that add or
// take points, caps, and the marks of potions (see doubles-strength).

// influence is one change to a card's strength: times the factor, plus points, but not below least and, with caps, not
// above most.
type influence struct {
	order              int16
	times, plus, least int
	caps               bool
	most               int
	maybe              bool // nobody states whether it reaches the card
}

// strength returns the fewest and the most strength points of card c, which by itself has at least and at most so many,
// under all influences on it.
func (g *score) strength(c CardNo, least, most int, boost *boosters) (atLeast, atMost int) {
	all := slices.Concat(g.strengthened(c, boost), g.weakened(c, boost), g.capped(c, boost))
	for _, m := range g.s.Marks {
		if m.Card == c {
			all = append(all, influence{order: m.Order, times: 2, least: math.MinInt})
		}
	}
	slices.SortStableFunc(all, func(a, b influence) int { return cmp.Compare(a.order, b.order) })
	if g.misread("117.A.a") {
		misreadInfluences(all)
	}
	for _, i := range all { // one that may not reach the card takes points
		least = i.apply(least)
		if !i.maybe {
			most = i.apply(most)
		}
	}
	return least, most
}

// apply returns the strength n under the influence.
func (i *influence) apply(n int) int {
	n = max(i.least, i.times*n+i.plus)
	if i.caps {
		n = min(i.most, n)
	}
	return n
}

// strengthened returns the buildings that add to a card's strength, such as a smithy to each knight's.
func (g *score) strengthened(c CardNo, boost *boosters) []influence {
	var all []influence
	add := func(b booster) {
		if more := b.n.arg.Get("strength").Int(); more > 0 {
			all = append(all, influence{order: g.card(b.by).Order, times: 1, plus: more, least: math.MinInt})
		}
	}
	if len(boost.knights) > 0 && g.forged(c) {
		for _, b := range boost.knights {
			add(b)
		}
	}
	for _, b := range boost.each {
		if g.isAnyOf(c, b.n.arg.Get("of").Strs()) {
			add(b)
		}
	}
	return all
}

// forged reports whether a smithy strengthens c. It strengthens knights, but not a fleet, whatever its strength (Ruling
// 116.D.b).
func (g *score) forged(c CardNo) bool {
	if g.misread("116.D.b") {
		return g.misreadForged(c)
	}
	return g.counts(c, string(catalog.Knight))
}
