package engine

import "catanica/catalog"

// procSpare names the procedure `spares`.
const procSpare procName = "spares"

// wordSpares is the effect word `spares`.
func wordSpares() Word {
	return Word{
		Name: "spares", In: InForce,
		Args:    []string{"from", "stars"},
		Form:    "`from: [unruhen]`, `stars: 1`",
		Doc:     "for stars its player stays out of that event, or of the brigands",
		Example: "Volksstimmung",
		Acts:    catalog.Protects,
		Procedures: []Procedure{
			{Name: procSpare, run: runSpare, ask: askSpare, answer: answerSpare},
		},
	}
}
