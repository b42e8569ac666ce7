package engine

// wordSunGain is the effect word `sun-gain`.
func wordSunGain() Word {
	return Word{
		Name: "sun-gain", In: InForce,
		Args:    []string{"gold", "any"},
		Form:    "`gold: 2` or `any: 2`",
		Doc:     "an extra on the sun",
		Example: "Zollstation",
	}
}
