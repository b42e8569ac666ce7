package engine

import "catanica/catalog"

// wordWeakens is the effect word `weakens`.
func wordWeakens() Word {
	return Word{
		Name: "weakens", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 1`",
		Doc:     "takes strength from the opponent's knights",
		Example: "Bordell",
		Acts:    catalog.Weakens,
	}
}
