package engine

import "catanica/catalog"

// knights-gain: {strength: 1, tournament: 1}. A smithy gives each own knight strength, a tournament ground tournament
// points; see bonus and gains (sums.go, strength.go).

// wordKnightsGain returns the effect word `knights-gain`.
func wordKnightsGain() Word {
	return Word{
		Name: "knights-gain", In: InForce,
		Args:    []string{"strength", "tournament"},
		Form:    "`strength: 1`, `tournament: 1`",
		Doc:     "points for each own knight",
		Example: "Schmiede",
		Acts:    catalog.Strengthens,
	}
}
