package engine

// tournament-prize: {n: 2}. The prize of the tournament is so many resources for its player (Ruling 103.E.d).

// wordTournamentPrize returns the effect word `tournament-prize`.
func wordTournamentPrize() Word {
	return Word{
		Name: "tournament-prize", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "the prize of the tournament",
		Example: "Großer Turnierplatz",
	}
}

// prizeOf returns how many resources p gets as the prize: one, or the number of the best building.
func prizeOf(g *game, p Player) int {
	n := 1
	g.eachFunction(p, "tournament-prize", func(_ CardNo, x *node) { n = max(n, x.arg.Get("n").Int()) })
	return n
}
