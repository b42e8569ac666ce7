package engine

// misreadTestRoll reads 113.B.b wrongly: the test uses the production die, so it shows the number to which that has
// been set.
func misreadTestRoll(g *game, m Move, card CardNo) error {
	if m.N != g.s.Dice.Yield {
		return g.refuse("113.B.b", "Diese Zahl liegt schon fest.", "That number has been set.")
	}
	e := g.emit("rolled", Chance, "113.B.b", g.textOf(card))
	e.N, e.Card = int(m.N), card
	return nil
}
