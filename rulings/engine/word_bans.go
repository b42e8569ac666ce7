package engine

// wordBans is the effect word `bans`.
func wordBans() Word {
	return Word{
		Name: "bans", In: InForce,
		Args:    []string{"gold"},
		Form:    "`gold: 3`",
		Doc:     "bars the pile on which it lies; what buying it off costs",
		Example: "Kirchenbann",
	}
}
