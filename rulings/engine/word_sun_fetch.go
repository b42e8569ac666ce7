package engine

// procPalace names the procedure `sun-fetch`.
const procPalace procName = "sun-fetch"

// wordSunFetch is the effect word `sun-fetch`.
func wordSunFetch() Word {
	return Word{
		Name: "sun-fetch", In: InForce,
		Doc:     "on the sun: a card of the discard pile instead of the resource",
		Example: "Palast",
		Procedures: []Procedure{
			{Name: procPalace, run: runPalace, ask: askPalace, answer: answerPalace},
		},
	}
}
