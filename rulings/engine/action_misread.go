package engine

// misreadAnyPhase reads 103.B.b wrongly: the order of things in a turn is up to the player.
func misreadAnyPhase() error { return nil }

// misreadAllActions is misreadAnyPhase for the list of legal moves.
func (g *conditions) misreadAllActions() []*action {
	var out []*action
	for _, a := range g.t.Book.begins {
		if a != nil {
			out = append(out, a)
		}
	}
	return out
}
