package engine

import "catanica/catalog"

// doubles-commerce: {of: [markt]}. The commerce points of those own cards count twice (Ruling 123.AN.a); see commerce.

// wordDoublesCommerce returns the effect word `doubles-commerce`.
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
