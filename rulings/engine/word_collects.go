package engine

// wordCollects is the effect word `collects`.
func wordCollects() Word {
	return Word{
		Name: "collects", In: InForce,
		Args:    []string{"often"},
		Form:    "`often: unlimited`",
		Doc:     "called up: a stored point takes a resource from the opponent",
		Example: "Schnapsbrennerei",
		Use:     &usable{phase: MainPhase, do: (*game).useCollect, fits: func(_ *game, m Move) bool { return m.Get.Total() > 0 }},
	}
}
