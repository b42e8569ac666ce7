package engine

// wordCrowns is the effect word `crowns`.
func wordCrowns() Word {
	return Word{
		Name: "crowns", In: InForce,
		Args:    []string{"with"},
		Form:    "`with: [kirche]`",
		Doc:     "makes a metropolis of a city in which such a building lies",
		Example: "Metropole",
	}
}
