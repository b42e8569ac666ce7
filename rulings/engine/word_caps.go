package engine

import (
	"math"

	"catanica/catalog"
)

// caps: {what: [cannon, dragon], at: 2}. The opponent's units of those kinds count only so many strength points; the
// player's own count in full (Ruling 117.E.a).

// wordCaps returns the effect word `caps`.
func wordCaps() Word {
	return Word{
		Name: "caps", In: InForce,
		Args:    []string{"what", "at"},
		Form:    "`what: [cannon]`, `at: 2`",
		Doc:     "the opponent's units count only so many strength points",
		Example: "Johanna",
		Acts:    catalog.Weakens,
	}
}

// gatherCaps returns the functions that cap the strength of p's units, if the words in play include one.
func (g *score) gatherCaps(inPlay wordSet, p Player) []booster {
	caps := g.boosters(inPlay, p.Other(), "caps")
	if g.misread("117.E.a/eigene") {
		caps = g.misreadCapsOwnToo(inPlay, p, caps)
	}
	return caps
}

// capped returns the influences of the caps on card c.
func (g *score) capped(c CardNo, boost *boosters) []influence {
	var all []influence
	for _, b := range boost.caps {
		if g.countsAny(c, b.n.arg.Get("what").Strs()) {
			all = append(all, influence{order: g.card(b.by).Order, times: 1, least: math.MinInt,
				most: b.n.arg.Get("at").Int(), caps: true})
		}
	}
	return all
}
