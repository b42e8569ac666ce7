package engine

// gains-each: {of: ["type:trade-fleet"], commerce: 1}. Each such card of the same player's brings that many more
// points; see bonus and gains (sums.go, strength.go).

// wordGainsEach returns the effect word `gains-each`.
func wordGainsEach() Word {
	return Word{
		Name: "gains-each", In: InForce,
		Args:    []string{"of", "strength", "tournament", "commerce"},
		Form:    "`of: [\"type:trade-fleet\"]`, `commerce: 1`",
		Doc:     "each such own card brings more points",
		Example: "Hafen",
	}
}
