package engine

// misreadTurnsAgain reads 103.P.c wrongly: a unit that has been used as an action card goes back to the hand and can be
// built and used again.
func misreadTurnsAgain(g *game, f *Frame) {
	if err := g.fetchFrom(f.By, f.By, f.Card, f.Card); err != nil {
		g.stop(err)
	}
}
