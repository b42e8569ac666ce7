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

// capped returns the influences of the caps on card c. known reports whether there is one, and at is its strength,
// which counts even if nobody states the card's own.
func (g *score) capped(c CardNo, boost *boosters) (all []influence, known bool, at int) {
	for _, b := range boost.caps {
		if g.countsAny(c, b.n.arg.Get("what").Strs()) {
			at, known = b.n.arg.Get("at").Int(), true
			all = append(all, influence{order: g.card(b.by).Order, times: 1, least: math.MinInt, most: at, caps: true})
		}
	}
	return all, known, at
}
