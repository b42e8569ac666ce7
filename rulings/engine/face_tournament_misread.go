package engine

// misreadUnitsMoveFirst reads 103.E.d wrongly: wandering units move before the prize is awarded.
func misreadUnitsMoveFirst(g *game) { g.wanderersMove() }

// misreadPrizeLast reads 103.E.d wrongly: the prize is awarded after wandering units have moved.
func misreadPrizeLast(g *game) { awardPrize(g) }
