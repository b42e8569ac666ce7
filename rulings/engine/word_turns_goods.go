package engine

// wordTurnsGoods is the effect word `turns-goods`.
func wordTurnsGoods() Word {
	return Word{
		Name: "turns-goods", In: InForce,
		Args:    []string{"n", "stored"},
		Form:    "`n: 2`, `stored: 3`",
		Doc:     "called up: like resources for as many of choice, when it is full",
		Example: "Residenz des Tuch-Handelsherren",
		Use:     &usable{phase: MainPhase, do: (*game).useGoods},
	}
}
