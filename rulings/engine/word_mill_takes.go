package engine

// wordMillTakes is the effect word `mill-takes`.
func wordMillTakes() Word {
	return Word{
		Name: "mill-takes", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "how much the trade advantage takes",
		Example: "Bankhaus",
	}
}
