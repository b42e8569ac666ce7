package engine

// misreadVetoAfterRoll reads 103.I.b wrongly: nobody vetoes before the roll.
func (g *progress) misreadVetoAfterRoll(p Player, c CardNo) error {
	if g.s.Phase == BeforeRoll {
		return g.refuse("103.I.b", "Gewürfelt ist noch nicht.", "Nobody has rolled yet.")
	}
	return g.canCastVeto(p, c)
}

// misreadVetoOfAttack reads 126.I.d wrongly: protection cards cannot be vetoed.
func (g *progress) misreadVetoOfAttack(p Player, c CardNo) error {
	if f := g.open(); f != nil && g.answering(f) {
		return g.refuse("126.I.d", "Gegen Schutzkarten nicht.", "Not against protection cards.")
	}
	return g.canCastVeto(p, c)
}

// misreadChallengedPower reads 126.I.e wrongly: a player who is challenged to a duel cannot pay for a veto.
func (g *progress) misreadChallengedPower(p Player) int {
	if f := g.open(); f != nil && g.isDuel(f.Card) {
		return 0
	}
	return g.power(p)
}
