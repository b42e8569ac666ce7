package engine

// wordTithe is the effect word `tithe`.
func wordTithe() Word {
	return Word{
		Name: "tithe", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 1`",
		Doc:     "gold for each action card and spell of the opponent's",
		Example: "Bischofssitz",
	}
}
