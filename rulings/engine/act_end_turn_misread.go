package engine

// misreadVetoStaysUsed reads 126.I.b wrongly: a veto is cast once a game, not once a turn.
func misreadVetoStaysUsed(g *game, c CardNo) int8 {
	if g.has(c, "veto") == nil {
		return 0
	}
	return g.s.Cards[c].Used
}

// misreadCoverAtEnd reads 119.L.a wrongly: open cards are turned face down at the end of a turn.
func misreadCoverAtEnd(g *game) {
	for i := range g.s.Cards {
		g.edit(CardNo(i)).Shown = false
	}
}

// misreadHandMustBeFull reads 103.H.a wrongly: a hand below the limit keeps the turn from ending even if all stacks are
// empty.
func misreadHandMustBeFull(g *game) error {
	return g.refuse("103.H.a", "Deine Hand ist nicht voll.", "Your hand is not full.")
}
