package engine

// wordUnplayed is the effect word `unplayed`.
func wordUnplayed() Word {
	return Word{
		Name: "unplayed", In: InForce,
		Args:    []string{"at"},
		Form:    "`at: [kirchenfest]`",
		Doc:     "no source tells well enough what it does then (`use`, `played`, `happens`: at all; `action`: when the opponent plays one)",
		Example: "Kathedrale",
	}
}
