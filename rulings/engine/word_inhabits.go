package engine

// wordInhabits is the effect word `inhabits`.
func wordInhabits() Word {
	return Word{
		Name: "inhabits", In: InForce,
		Args:    []string{"wizards"},
		Form:    "`wizards: 2`",
		Doc:     "to build it one needs so many wizards",
		Example: "Stein der Weisen",
	}
}
