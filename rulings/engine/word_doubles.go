package engine

import (
	"slices"

	"catanica/catalog"
)

// doubles: {of: [forest], n: 1}. Landscapes of those kinds beside the card yield n more, at least 1. Both sites above
// (or below) a city count alike (Ruling 121.D.a).

// wordDoubles returns the effect word `doubles`.
func wordDoubles() Word {
	return Word{
		Name: "doubles", In: InForce,
		Args:    []string{"of", "n"},
		Form:    "`of: [forest]`, `n: 1`",
		Doc:     "landscapes of that kind beside it yield n more",
		Example: "Sägewerk",
		Acts:    catalog.Doubles,
	}
}

// extraYield returns the resources that p's doublers add to the yield of landscape l.
func extraYield(g *game, p Player, l Landscape) int8 {
	n, _ := extraYieldBy(g, p, l)
	return n
}

// extraYieldBy does what extraYield does, and returns the citations of the doublers.
func extraYieldBy(g *game, p Player, l Landscape) (n int8, cites []string) {
	g.eachFunction(p, "doubles", func(c CardNo, node *node) {
		of := node.arg.Get("of").Strs()
		if !slices.Contains(of, l.Kind.Landscape()) {
			return
		}
		beside, sure := g.touches(c, l)
		if !sure {
			g.placesUnstated(p)
		}
		namesNoKind := len(of) > 1
		if beside && l.Kind == Gold && namesNoKind && g.reading("republic-house-kinds") == "no-gold" {
			return
		}
		if beside {
			n += int8(max(1, node.arg.Get("n").Int()))
			if g.trial == nil {
				cites = append(cites, node.cites...)
			}
		}
	})
	return n, cites
}
