package engine

import "catanica/catalog"

// wordSpyGuard is the effect word `spy-guard`.
func wordSpyGuard() Word {
	return Word{
		Name: "spy-guard", In: InForce,
		Args:    []string{"fails"},
		Form:    "`fails: [1, 2]`",
		Doc:     "a spy fails on these numbers",
		Example: "Wachturm",
		Acts:    catalog.Protects,
	}
}
