package engine

import "catanica/catalog"

// procWorsen names the procedure `worsens`.
const procWorsen procName = "worsens"

// wordWorsens is the effect word `worsens`.
func wordWorsens() Word {
	return Word{
		Name: "worsens", In: OnAnswer,
		Args:    []string{"to", "fails"},
		Form:    "`to: [raubzug]`, `fails: [3, 4, 5, 6]`",
		Doc:     "the attack now fails on these numbers",
		Example: "Bischof",
		Acts:    catalog.Protects,
		Procedures: []Procedure{
			{Name: procWorsen, run: runWorsen, ask: nil, answer: nil},
		},
	}
}
