package engine

// misreadRollerShelters reads 103.I.d wrongly: only the player who has rolled answers an event.
func misreadRollerShelters(g *game, f *Frame, p Player) bool {
	return p == g.s.Active && g.holdsAnswer(p, f.Card)
}
