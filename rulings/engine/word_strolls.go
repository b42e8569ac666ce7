package engine

// wordStrolls is the effect word `strolls`.
func wordStrolls() Word {
	return Word{
		Name: "strolls", In: InForce,
		Doc:     "called up: moves to another road and turns a resource beside it into a star",
		Example: "Wanderbühne",
		Use:     &usable{phase: MainPhase, do: (*game).useStroll},
	}
}
