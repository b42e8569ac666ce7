package engine

// misreadTokenStays reads 103.I.f wrongly: a token does not change hands when the active player turns a card or spends
// the resources on which his points depend.
func (g *score) misreadTokenStays(at int) bool {
	swings := false
	g.laidBy(g.s.Active, func(c CardNo) { swings = swings || g.misreadOf(c, "103.I.f") })
	return swings && g.s.Phase == MainPhase && g.s.Held[at] > 0
}

// misreadHolder returns the last holder of a token for misreadTokenStays.
func (g *score) misreadHolder(at int) Player { return Player(g.s.Held[at] - 1) }
