package engine

// wordLights is the effect word `lights`.
func wordLights() Word {
	return Word{
		Name: "lights", In: InForce,
		Args:    []string{"at"},
		Form:    "`at: 1`",
		Doc:     "the rate of an own trade fleet beside it",
		Example: "Leuchtturm",
	}
}
