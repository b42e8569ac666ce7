package engine

// misreadRollerShelters reads 103.I.d wrongly: only the player who rolled may answer an event.
func misreadRollerShelters(g *game, f *Frame, p Player) bool {
	return p == g.s.Active && g.holdsAnswer(p, f.Card)
}
