package engine

import "catanica/catalog"

// hides. The brigands do not count the resources beside such a card, but take them (Ruling 121.A.a).

// wordHides returns the effect word `hides`.
func wordHides() Word {
	return Word{
		Name: "hides", In: InForce,
		Doc:     "brigands do not count what lies beside it",
		Example: "Befestigtes Lager",
		Acts:    catalog.Protects,
	}
}

// brigandsCount returns how many resources of p's the brigands count, at least and at most (Ruling 121.A.a). The two
// differ if the position does not state what lies beside the card.
func brigandsCount(g *game, p Player) (low, high int) {
	for _, l := range g.s.Sides[p].Lands {
		hidden, sure := false, true
		g.eachFunction(p, "hides", func(c CardNo, _ *node) {
			beside, known := g.touches(c, l)
			hidden = hidden || beside
			sure = sure && known
		})
		if !hidden {
			high += int(l.Stock)
			if sure {
				low += int(l.Stock)
			}
		}
	}
	if g.misread("122.B.a") {
		return misreadCountsMines(g, p, low, high)
	}
	return low, high
}
