package engine

// wordSwapsForStar is the effect word `swaps-for-star`.
func wordSwapsForStar() Word {
	return Word{
		Name: "swaps-for-star", In: InForce,
		Args:    []string{"stars"},
		Form:    "`stars: 1`",
		Doc:     "called up: for a star a resource becomes another one",
		Example: "Allmende",
		Use:     &usable{phase: MainPhase, do: (*game).useSwapForStar},
	}
}
