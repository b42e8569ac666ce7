package engine

// wordSearchPrice is the effect word `search-price`.
func wordSearchPrice() Word {
	return Word{
		Name: "search-price", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 1`",
		Doc:     "what choosing a card costs",
		Example: "Rathaus",
	}
}
