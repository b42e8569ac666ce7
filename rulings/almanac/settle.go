package almanac

// Settle brings a position that was set up up to date: it measures the roads, and ends the game if somebody has won. If
// award is set, the holder of the Longest Road is not stated, and the rules decide it.
func Settle(t *Table, s State, award bool) (State, []Event) {
	g := game{Table: t, State: &s, record: record{Clerk: clerk}}
	for p := range t.Players {
		g.measure(Player(p))
	}
	if award {
		g.award(false, Nobody)
	}
	g.claim()
	return s, g.Events
}
