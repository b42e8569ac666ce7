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
}

// strength returns the strength of card c, which starts from base points, under all influences on it. sure is false if
// nobody states whether an influence reaches it.
func (g *score) strength(c CardNo, base int, boost *boosters) (n int, sure bool) {
	all := g.strengthened(c, boost)
	less, sure := g.weakened(c, boost)
	all = append(all, less...)
	caps, _, _ := g.capped(c, boost)
	all = append(all, caps...)
	for _, m := range g.s.Marks {
		if m.Card == c {
			all = append(all, influence{order: m.Order, times: 2, least: math.MinInt})
		}
	}
	slices.SortStableFunc(all, func(a, b influence) int { return cmp.Compare(a.order, b.order) })
	if g.misread("117.A.a") {
		misreadInfluences(all)
	}
	for _, i := range all {
		if base = max(i.least, i.times*base+i.plus); i.caps {
			base = min(i.most, base)
		}
	}
	return base, sure
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
