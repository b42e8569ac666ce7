package engine

import "catanica/catalog"

// wordHealthy is the effect word `healthy`.
func wordHealthy() Word {
	return Word{
		Name: "healthy", In: InForce,
		Args:    []string{"where"},
		Form:    "`where: all` or `city`",
		Doc:     "keeps the plague away",
		Example: "Wasserversorgung",
		Acts:    catalog.Protects,
	}
}
