package engine

// wordTends is the effect word `tends`.
func wordTends() Word {
	return Word{
		Name: "tends", In: InForce,
		Args:    []string{"stars", "n"},
		Form:    "`stars: 1`, `n: 1`",
		Doc:     "called up: a star, or for a star resources of choice",
		Example: "Hospital",
		Use:     &usable{phase: MainPhase, do: (*game).useTend},
	}
}
