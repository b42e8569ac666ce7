package engine

// procSetDie names the procedure `set-die`.
const procSetDie procName = "set-die"

// wordSetDie is the effect word `set-die`.
func wordSetDie() Word {
	return Word{
		Name: "set-die", In: OnPlay,
		Args:    []string{"die", "when"},
		Form:    "`die: production` or `event`",
		Doc:     "set a die before the roll",
		Example: "Alchimist",
		Procedures: []Procedure{
			{Name: procSetDie, run: runSetDie, ask: askSetDie, answer: answerSetDie},
		},
	}
}
