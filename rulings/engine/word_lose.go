package engine

// procLose names the procedure `lose`.
const procLose procName = "lose"

// wordLose is the effect word `lose`.
func wordLose() Word {
	return Word{
		Name: "lose", In: OnPlay,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "the opponent takes resources of his choice from the player",
		Example: "Raubzug",
		Procedures: []Procedure{
			{Name: procLose, run: runTake, ask: askTake, answer: answerTake},
		},
	}
}
