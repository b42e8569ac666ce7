package engine

// wordMirrors is the effect word `mirrors`.
func wordMirrors() Word {
	return Word{
		Name: "mirrors", In: InForce,
		Doc:     "shares what its target does, but for the victory points",
		Example: "Geheimbund",
	}
}
