package engine

import "catanica/catalog"

// wordHides is the effect word `hides`.
func wordHides() Word {
	return Word{
		Name: "hides", In: InForce,
		Doc:     "brigands do not count what lies beside it",
		Example: "Befestigtes Lager",
		Acts:    catalog.Protects,
	}
}
