package engine

// procGain names the procedure `gain`.
const procGain procName = "gain"

// wordGain is the effect word `gain`.
func wordGain() Word {
	return Word{
		Name: "gain", In: OnPlay | OnEvent,
		Args: []string{"n"},
		Form: "`n: 1`",
		Doc:  "resources of choice from the bank",
		Procedures: []Procedure{
			{Name: procGain, run: runGain, ask: askGain, answer: answerGain},
		},
	}
}
