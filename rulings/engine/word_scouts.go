package engine

// procScout names the procedure `scouts`.
const procScout procName = "scouts"

// wordScouts is the effect word `scouts`.
func wordScouts() Word {
	return Word{
		Name: "scouts", In: OnAnswer,
		Doc:     "right after founding: choose the two landscapes",
		Example: "Kundschafter",
		Procedures: []Procedure{
			{Name: procScout, run: runScout, ask: nil, answer: nil},
		},
	}
}
