package engine

// wordLoads is the effect word `loads`.
func wordLoads() Word {
	return Word{
		Name: "loads", In: InForce,
		Args:    []string{"of", "most"},
		Form:    "`of: ore`, `most: 3`",
		Doc:     "each bank trade with that resource brings a piece of goods",
		Example: "Residenz des Münz-Handelsherren",
	}
}
