package engine

import "catanica/catalog"

// healthy: {where: all}. A function: it keeps the plague away from the landscapes beside all cities of its
// principality, or, `where: city`, from those beside its own (Ruling 123.BL.a).

// wordHealthy returns the effect word `healthy`.
func wordHealthy() Word {
	return Word{
		Name: "healthy", In: InForce,
		Args:    []string{"where"},
		Form:    "`where: all` or `city`",
		Doc:     "keeps the plague away",
		Example: "Wasserversorgung",
		Acts:    catalog.Protects,
	}
}

// healthy reports whether all of p's landscapes are safe, and for each city, by its column, whether its own are.
func (g *game) healthy(p Player) (all bool, cities map[Col]bool) {
	cities = map[Col]bool{}
	for _, pl := range g.s.Sides[p].Places {
		if pl.Kind == CityPlace || pl.Kind == MetropolisPlace {
			cities[pl.Col] = false
		}
	}
	g.eachFunction(p, "healthy", func(c CardNo, n *node) {
		if n.arg.Get("where").Str == "all" && g.by("123.BL.a/wasserversorgung") {
			all = true
		} else {
			cities[g.card(c).At.Col] = true
		}
	})
	return all, cities
}
