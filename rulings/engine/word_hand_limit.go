package engine

// wordHandLimit is the effect word `hand-limit`.
func wordHandLimit() Word {
	return Word{
		Name: "hand-limit", In: InForce,
		Args:    []string{"n", "misread"},
		Form:    "`n: 1`, `misread: 0`",
		Doc:     "more cards in the hand (`misread` is what the article's wrong reading makes of it)",
		Example: "Kloster",
	}
}
