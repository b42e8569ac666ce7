package engine

// wordRefines is the effect word `refines`.
func wordRefines() Word {
	return Word{
		Name: "refines", In: InForce,
		Args:    []string{"of", "n", "often"},
		Form:    "`of: grain`, `n: 2`, `often: unlimited`",
		Doc:     "called up: resources (without `of`: the assumed price) become a stored commerce point",
		Example: "Schnapsbrennerei",
		Use:     &usable{phase: MainPhase, do: (*game).useRefine, fits: func(_ *game, m Move) bool { return m.Get.Total() == 0 }},
	}
}
