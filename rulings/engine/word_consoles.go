package engine

// wordConsoles is the effect word `consoles`.
func wordConsoles() Word {
	return Word{
		Name: "consoles", In: InForce,
		Args:    []string{"for"},
		Form:    "`for: [haendler]`",
		Doc:     "when the opponent plays such a card with success: a resource of choice, unless one is ahead",
		Example: "Kapelle zur heiligen Agatha",
	}
}
