package engine

import "catanica/catalog"

// procStir names the procedure `stir`.
const procStir procName = "stir"

// wordStir is the effect word `stir`.
func wordStir() Word {
	return Word{
		Name: "stir", In: OnPlay,
		Args:    []string{"stars"},
		Form:    "`stars: 2`",
		Doc:     "the opponent hands over stars, or puts a card of the hand under a stack for each point that he is ahead",
		Example: "Courage",
		Acts:    catalog.Weakens,
		Can:     canStir,
		Procedures: []Procedure{
			{Name: procStir, run: runStir, ask: askStir, answer: answerStir},
		},
	}
}
