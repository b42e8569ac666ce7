package engine

// misreadAbroadDoubled reads 120.E.d wrongly: what is doubled for the host is doubled for the building's player.
func misreadAbroadDoubled(g *game, c CardNo, l Landscape) Bag {
	return Bag{}.with(l.Kind, 1+extraYield(g, g.s.Cards[c].Side, l))
}

// misreadHostPays reads 120.E.c wrongly: the building brings the host's yield, which the host then lacks.
func misreadHostPays(g *game, c CardNo, b Bag) { g.spend(g.s.Cards[c].Side, b) }
