package engine

import "catanica/catalog"

// wordDoublesStrength is the effect word `doubles-strength`.
func wordDoublesStrength() Word {
	return Word{
		Name: "doubles-strength", In: InForce,
		Args:    []string{"what"},
		Form:    "`what: [knight, dragon]`",
		Doc:     "called up: a unit is twice as strong for a while",
		Example: "Zaubertrank",
		Acts:    catalog.Strengthens,
		Use:     &usable{phase: MainPhase, do: (*game).useDouble},
	}
}
