package engine

// star-on-mill. Its player gets a star when the event die shows the mill, before the trade advantage.

// wordStarOnMill returns the effect word `star-on-mill`.
func wordStarOnMill() Word {
	return Word{
		Name: "star-on-mill", In: InForce,
		Doc:     "a star on the mill",
		Example: "Dorfschule",
	}
}

// starsOnMill gives each player a star for each such building.
func starsOnMill(g *game) {
	for _, p := range g.inTurn() {
		g.eachFunction(p, "star-on-mill", func(c CardNo, n *node) {
			if g.addStars(p, 1) > 0 {
				e := g.emit("stars", p, n.cites...)
				e.Card, e.N = c, 1
			}
		})
	}
}
