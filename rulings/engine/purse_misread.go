package engine

// misreadPurse reads 122.B.b wrongly: only what lies on a landscape can be spent.
func (g *board) misreadPurse(p Player) Bag { return g.stock(p) }

// misreadDemandable reads 122.B.b wrongly: if the landscapes hold too little, mined gold has to be given up.
func (g *board) misreadDemandable(p Player) int { return g.purse(p).Total() }

// misreadReach reads 122.B.a wrongly: a mine is one more gold landscape, for the opponent and the brigands too.
func (g *treasury) misreadReach(p Player) Bag {
	b := g.stock(p)
	b[Gold] += g.mined(p)
	return b
}

// misreadTakesMined reads 122.B.b wrongly: what damages landscapes also takes the gold that lies on expansions.
func misreadTakesMined(g *game, p Player) { g.payMined(p, g.mined(p)) }
