package engine

import "catanica/catalog"

// wordDoubles is the effect word `doubles`.
func wordDoubles() Word {
	return Word{
		Name: "doubles", In: InForce,
		Args:    []string{"of", "n"},
		Form:    "`of: [forest]`, `n: 1`",
		Doc:     "landscapes of that kind beside it yield n more",
		Example: "Sägewerk",
		Acts:    catalog.Doubles,
	}
}
