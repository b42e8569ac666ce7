package engine

// wordYieldsAbroad is the effect word `yields-abroad`.
func wordYieldsAbroad() Word {
	return Word{
		Name: "yields-abroad", In: InForce,
		Doc:     "brings what a landscape beside it yields its host",
		Example: "Handelsniederlassung",
	}
}
