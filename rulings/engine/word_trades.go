package engine

// trades: {of: grain, at: 2}. A function: the bank takes `at` of the resource for one of another. The move Trade asks
// for it.

// wordTrades returns the effect word `trades`.
func wordTrades() Word {
	return Word{
		Name: "trades", In: InForce,
		Args:    []string{"of", "at"},
		Form:    "`of: grain`, `at: 2`",
		Doc:     "a better rate at the bank",
		Example: "Getreide-Handelsflotte",
	}
}
