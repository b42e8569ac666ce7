package engine

import "catanica/catalog"

// wordBarsAttacks is the effect word `bars-attacks`.
func wordBarsAttacks() Word {
	return Word{
		Name: "bars-attacks", In: InForce,
		Args:    []string{"what"},
		Form:    "`what: harm`",
		Doc:     "nobody plays attacks any more; with `what` nothing that harms a principality",
		Example: "Stein der Weisen",
		Acts:    catalog.Stops,
	}
}
