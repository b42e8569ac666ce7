package engine

import "catanica/catalog"

// wordDoublesCommerce is the effect word `doubles-commerce`.
func wordDoublesCommerce() Word {
	return Word{
		Name: "doubles-commerce", In: InForce,
		Args:    []string{"of"},
		Form:    "`of: [markt]`",
		Doc:     "the commerce points of those own cards count twice",
		Example: "Großer Hafen",
		Acts:    catalog.Strengthens,
	}
}
