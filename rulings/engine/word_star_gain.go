package engine

// procStarGain names the procedure `star-gain`.
const procStarGain procName = "star-gain"

// wordStarGain is the effect word `star-gain`.
func wordStarGain() Word {
	return Word{
		Name: "star-gain", In: OnEvent,
		Args:    []string{"stars", "n"},
		Form:    "`stars: 1`, `n: 2`",
		Doc:     "the player may give stars for resources, once",
		Example: "Goldene Zeiten",
		Procedures: []Procedure{
			{Name: procStarGain, run: runStarGain, ask: askStarGain, answer: answerStarGain},
		},
	}
}
