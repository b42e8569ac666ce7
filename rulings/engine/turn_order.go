package engine

// inTurn returns both players in the order in which they decide and effects hit them: the active one first (reading
// active-first).
func (g *board) inTurn() [2]Player {
	p := g.s.Active
	if g.t.reading("active-first") == "passive" {
		p = p.Other()
	}
	return [2]Player{p, p.Other()}
}
