package engine

// misreadPawnsFree reads 112.M.a wrongly: no second card may lie on a building.
func misreadPawnsFree(g *game, c CardNo) error {
	if len(g.lyingOn(c)) > 0 {
		return g.refuse("112.M.a", "Dort liegt schon eine Karte.", "A card lies there already.")
	}
	return costToPawn(g, g.def(c))
}

// misreadPawnPaid reads 113.U.b wrongly: only the resources paid for the building come back.
func misreadPawnPaid(g *game, p Player, c CardNo) int {
	n, _ := g.discounts(p, c)
	return g.def(c).cost.Total() - 1 - n
}

// misreadPawnPaysPower reads 125.B.b wrongly: magic power comes back as resources do.
func misreadPawnPaysPower(g *game, p Player, c CardNo) {
	if g.def(c).cost.Power == 0 {
		return
	}
	for _, w := range g.wizards(p) {
		g.edit(w).Power = 3
	}
}
