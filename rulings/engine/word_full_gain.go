package engine

// wordFullGain is the effect word `full-gain`.
func wordFullGain() Word {
	return Word{
		Name: "full-gain", In: InForce,
		Doc:     "a resource of choice for each landscape that was full when its number came",
		Example: "Marktfleck",
	}
}
