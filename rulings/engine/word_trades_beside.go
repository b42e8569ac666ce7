package engine

// wordTradesBeside is the effect word `trades-beside`.
func wordTradesBeside() Word {
	return Word{
		Name: "trades-beside", In: InForce,
		Args:    []string{"at"},
		Form:    "`at: 2`",
		Doc:     "a better rate for what lies on the landscapes beside it, from one of them at a time",
		Example: "Große Handelsflotte",
	}
}
