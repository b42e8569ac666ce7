package engine

// wordStarOnMill is the effect word `star-on-mill`.
func wordStarOnMill() Word {
	return Word{
		Name: "star-on-mill", In: InForce,
		Doc:     "a star on the mill",
		Example: "Dorfschule",
	}
}
