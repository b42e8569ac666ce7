package engine

import "catanica/catalog"

// wordKnightsGain is the effect word `knights-gain`.
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
