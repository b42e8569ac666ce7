package engine

// wordSeesDraws is the effect word `sees-draws`.
func wordSeesDraws() Word {
	return Word{
		Name: "sees-draws", In: InForce,
		Doc:     "the host shows what he draws",
		Example: "Gesandtschaft",
	}
}
