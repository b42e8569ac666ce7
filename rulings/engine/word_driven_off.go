package engine

// wordDrivenOff is the effect word `driven-off`.
func wordDrivenOff() Word {
	return Word{
		Name: "driven-off", In: InForce,
		Args:    []string{"by", "above"},
		Form:    "`by: commerce`, `above: 6`",
		Doc:     "leaves when its host has more of those points",
		Example: "Handelsniederlassung",
	}
}
