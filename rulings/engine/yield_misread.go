package engine

// misreadBonusFirst reads 103.F.b wrongly: the active player's bonuses come before the landscapes yield.
func misreadBonusFirst(g *game, f *Frame) next {
	k := keeps[yielding](f)
	if k.BonusGiven {
		return yieldBooks(g, f)
	}
	k.BonusGiven = true
	g.s.Phase = YieldPhase
	yieldBonus(g, g.s.Active)
	yieldsAbroad(g, g.s.Active)
	return repeat
}

// misreadWonAtOnce reads 103.B.b wrongly: a player with enough points wins in any phase.
func misreadWonAtOnce(g *game) { g.checkWin("glossar.hauptphase") }

// misreadBonusAtRoll counts p's bonuses at the roll, for misreadLostBonus.
func misreadBonusAtRoll(g *game, p Player) int8 {
	n := int8(0)
	g.eachFunction(p, "yield-bonus", func(CardNo, *node) { n++ })
	return n
}

// misreadLostBonus reads 121.M.a wrongly: a building lost to the event die still brings its bonus.
func misreadLostBonus(g *game, p Player, atRoll int8) {
	if lost := atRoll - misreadBonusAtRoll(g, p); p == g.s.Active && lost > 0 {
		g.beginGain(p, NoCard, -1, int(lost))
	}
}
