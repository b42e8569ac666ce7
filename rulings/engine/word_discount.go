package engine

import "catanica/catalog"

// wordDiscount is the effect word `discount`.
func wordDiscount() Word {
	return Word{
		Name: "discount", In: InForce,
		Args:    []string{"on", "n", "at-least", "once"},
		Form:    "`on: [\"type:building\"]`, `n: 1`, `at-least: 5`, `once: true`",
		Doc:     "such cards cost less (`once`: a second copy adds nothing)",
		Example: "Baukran",
		Acts:    catalog.Cheapens,
	}
}
