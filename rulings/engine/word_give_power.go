package engine

// procGivePower names the procedure `give-power`.
const procGivePower procName = "give-power"

// wordGivePower is the effect word `give-power`.
func wordGivePower() Word {
	return Word{
		Name: "give-power", In: OnEvent,
		Args:    []string{"n"},
		Form:    "`n: 1`",
		Doc:     "each wizard gets magic power",
		Example: "Tanz der Einhörner",
		Procedures: []Procedure{
			{Name: procGivePower, run: runGivePower, ask: nil, answer: nil},
		},
	}
}
