package engine

// misreadUnits reads 119.C.b wrongly: strength points are counted, not units.
func misreadUnits(g *game, p Player) int {
	n, _ := g.sum(p, "strength")
	return n
}
