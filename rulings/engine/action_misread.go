package engine

// misreadAnyPhase reads 103.B.b wrongly: the player decides in which order to act during a turn.
func misreadAnyPhase() error { return nil }

// misreadAllActions applies misreadAnyPhase to the list of legal moves.
func (g *conditions) misreadAllActions() []*action {
	var out []*action
	for _, a := range g.t.Book.begins {
		if a != nil {
			out = append(out, a)
		}
	}
	return out
}
