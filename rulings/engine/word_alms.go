package engine

// procAlms names the procedure `alms`.
const procAlms procName = "alms"

// wordAlms is the effect word `alms`.
func wordAlms() Word {
	return Word{
		Name: "alms", In: OnEvent,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "whoever has the windmill token gives the other player resources",
		Example: "Bettelmönche",
		Procedures: []Procedure{
			{Name: procAlms, run: runAlms, ask: askAlms, answer: answerAlms},
		},
	}
}
