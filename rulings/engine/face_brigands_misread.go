package engine

// misreadOreFirst reads 103.E.b wrongly: the ore is gained before the brigands take resources.
func misreadOreFirst(g *game) { g.raidOre("103.E.b") }

// misreadTruceTurns reads 103.B.a wrongly: a round is one turn.
func misreadTruceTurns() int16 { return 2 }
