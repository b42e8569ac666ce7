package engine

// wordDraws is the effect word `draws`.
func wordDraws() Word {
	return Word{
		Name: "draws", In: InForce,
		Args:    []string{"often"},
		Form:    "`often: unlimited`",
		Doc:     "called up: the top card of a stack, beyond the limit",
		Example: "Schreibstube",
		Use:     &usable{phase: MainPhase, do: (*game).useDraw},
	}
}
