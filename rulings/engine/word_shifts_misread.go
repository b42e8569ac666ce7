package engine

// misreadShiftDeclared reads 121.N.a wrongly: in the turn in which the card is built, nothing has to be declared.
func misreadShiftDeclared(g *game, c CardNo) bool {
	return g.card(c).Named.IsKind() || g.newThisTurn(c)
}

// misreadShiftsWhenGone reads 121.N.b wrongly: what has been declared holds for the whole turn, although the card has
// left.
func misreadShiftsWhenGone(g *game, m Move) (bool, error) {
	if n := g.has(m.Card, "shifts"); n != nil {
		return true, shift(g, m, n)
	}
	return shiftIsGone(g)
}
