package engine

// wordBrigandsLimit is the effect word `brigands-limit`.
func wordBrigandsLimit() Word {
	return Word{
		Name: "brigands-limit", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 10`",
		Doc:     "how many resources brigands let pass",
		Example: "Gericht",
	}
}
