package engine

// wordBlocks is the effect word `blocks`.
func wordBlocks() Word {
	return Word{
		Name: "blocks", In: InForce,
		Args:    []string{"lifted"},
		Form:    "`lifted: victim`, `player`, `any` or `never`",
		Doc:     "takes the functions of the card on which it lies; by whose \"?\" it goes",
		Example: "Hexe",
	}
}
