package engine

import "catanica/catalog"

// procRavage names the procedure `ravage`.
const procRavage procName = "ravage"

// wordRavage is the effect word `ravage`.
func wordRavage() Word {
	return Word{
		Name: "ravage", In: OnPlay,
		Doc:     "the resources of one opposing landscape are destroyed",
		Example: "Wirbelsturm",
		Acts:    catalog.Hits,
		Harms:   true,
		Can:     canRavage,
		Procedures: []Procedure{
			{Name: procRavage, run: runRavage, ask: askRavage, answer: answerRavage},
		},
	}
}
