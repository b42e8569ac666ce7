package engine

// wordFallsOnQuestion is the effect word `falls-on-question`.
func wordFallsOnQuestion() Word {
	return Word{
		Name: "falls-on-question", In: InForce,
		Doc:     "falls on the opponent's \"?\", with all ore and wool",
		Example: "Vogtei",
	}
}
