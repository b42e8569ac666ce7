package almanac

// Settle brings a position that was set up up to date: it measures the roads, and ends the game if somebody has won. If
// award is set, nobody has said who holds the Longest Road: whoever has it by the rules then does.
func Settle(t *Table, s State, award bool) (State, []Event) {
	g := game{Table: t, State: &s, Clerk: clerk}
	for p := range t.Players {
		g.measure(Player(p))
	}
	if award {
		g.award(false, Nobody)
	}
	g.claim()
	return s, g.events
}
