package engine

// wordYieldBonus is the effect word `yield-bonus`.
func wordYieldBonus() Word {
	return Word{
		Name: "yield-bonus", In: InForce,
		Args:    []string{"n", "stored"},
		Form:    "`n: 1`, `stored: 3`",
		Doc:     "resources of choice after the own roll (when so much is stored)",
		Example: "Vogtei",
	}
}
