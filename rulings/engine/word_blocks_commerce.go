package engine

import "catanica/catalog"

// wordBlocksCommerce is the effect word `blocks-commerce`.
func wordBlocksCommerce() Word {
	return Word{
		Name: "blocks-commerce", In: InForce,
		Doc:     "the buildings of its city bring their player no commerce points",
		Example: "Raubritterburg",
		Acts:    catalog.Weakens,
	}
}
