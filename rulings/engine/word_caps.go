package engine

import (
	"math"

	"catanica/catalog"
)

// caps: {what: [cannon, dragon], at: 2}. The opponent's units of those kinds count only so many strength points; the
// player's own count in full (117.E.a).

// gatherCaps are the cards that cap the strength of p's units.
func (g *game) gatherCaps(lieOut wordSet, p Player) []booster {
	out := g.boosters(lieOut, p.Other(), "caps")
	if !g.t.on("117.E.a") {
		out = append(out, g.boosters(lieOut, p, "caps")...) // the tempting reading: she cannot bear the own ones either
	}
	return out
}

// capped are the influences of those cards on card c. known is a strength that they settle where nobody states the card's own.
func (g *game) capped(c CardNo, boost *boosters) (all []influence, known bool, at int) {
	for _, b := range boost.caps {
		if g.countsAny(c, b.n.arg.Get("what").Strs()) {
			at, known = b.n.arg.Get("at").Int(), true
			all = append(all, influence{order: g.card(b.by).Order, times: 1, least: math.MinInt, most: at, caps: true})
		}
	}
	return all, known, at
}

// wordCaps is the effect word `caps`.
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
