package engine

// procExchange names the procedure `exchange`.
const procExchange procName = "exchange"

// wordExchange is the effect word `exchange`.
func wordExchange() Word {
	return Word{
		Name: "exchange", In: OnPlay,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "swap up to n resources with the bank, one for one",
		Example: "Karawane",
		Can:     canExchange,
		Procedures: []Procedure{
			{Name: procExchange, run: runExchange, ask: askExchange, answer: answerExchange},
		},
	}
}
