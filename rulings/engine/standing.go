package engine

// Threshold returns how many victory points attacks and neutral actions wait for in a position: each player's, or seven
// together if each is 0. waits is false if there is no threshold or it has been reached (Ruling 101.D.b a).
func Threshold(t *Table, s *State) (each int, waits bool) {
	each, ok := look(t, s).gateRule()
	return each, ok && !s.Gate
}

// Leader returns the player who wins with the points of a position as soon as the main phase begins or goes on, and the
// articles by which that is so (Rulings 103.B.b, 103.G.b); Chance if nobody does. sure is false if it depends on points
// that no source states.
func Leader(t *Table, s *State) (winner Player, cites []string, sure bool) {
	g := look(t, s.Clone())
	g.s.Winner = Chance
	g.checkWin("glossar.hauptphase")
	for _, e := range g.events {
		cites = append(cites, e.Cites...)
	}
	return g.s.Winner, cites, g.err == nil
}
