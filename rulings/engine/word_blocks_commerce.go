package engine

import "catanica/catalog"

// blocks-commerce: {}. The opponent's buildings in the city in which it lies bring no commerce points (Rulings 103.F.c,
// 103.P.a); see commerce.

// wordBlocksCommerce returns the effect word `blocks-commerce`.
func wordBlocksCommerce() Word {
	return Word{
		Name: "blocks-commerce", In: InForce,
		Doc:     "the buildings of its city bring their player no commerce points",
		Example: "Raubritterburg",
		Acts:    catalog.Weakens,
	}
}
