package engine

import "catanica/catalog"

// wordShields is the effect word `shields`.
func wordShields() Word {
	return Word{
		Name: "shields", In: InForce,
		Args:    []string{"against", "what", "landscapes", "reach"},
		Form:    "`against: [feuerteufel]`, `what: […]`, `landscapes: true`, `reach: unstated`",
		Doc:     "protects what lies in its city; `reach`: no source says how far beyond",
		Example: "Feuerwache",
		Acts:    catalog.Protects,
	}
}
