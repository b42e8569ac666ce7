package engine

// wordGuild is the effect word `guild`.
func wordGuild() Word {
	return Word{
		Name: "guild", In: InForce,
		Doc:     "a resource for each bank trade of the opponent's",
		Example: "Gilde der Handelsherren",
	}
}
