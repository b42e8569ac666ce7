package engine

// wordTournamentPrize is the effect word `tournament-prize`.
func wordTournamentPrize() Word {
	return Word{
		Name: "tournament-prize", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "the prize of the tournament",
		Example: "Großer Turnierplatz",
	}
}
