package engine

// misreadShield reads 112.G.b wrongly: a shield holds off the attacker, not the attack that falls back on him.
func (g *targeting) misreadShield(r returning, c CardNo) (CardNo, *node) {
	if r.lost {
		return NoCard, nil
	}
	return g.shieldIn(r, c)
}
