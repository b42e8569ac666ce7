package engine

// wordGainsEach is the effect word `gains-each`.
func wordGainsEach() Word {
	return Word{
		Name: "gains-each", In: InForce,
		Args:    []string{"of", "strength", "tournament", "commerce"},
		Form:    "`of: [\"type:trade-fleet\"]`, `commerce: 1`",
		Doc:     "points for each such own card",
		Example: "Hafen",
	}
}
