package engine

// procGainBeside names the procedure `gain-beside`.
const procGainBeside procName = "gain-beside"

// wordGainBeside is the effect word `gain-beside`.
func wordGainBeside() Word {
	return Word{
		Name: "gain-beside", In: OnEvent,
		Args:    []string{"of"},
		Form:    "`of: [befestigtes-lager]`",
		Doc:     "each landscape beside such a card gets a resource",
		Example: "Ertragreiches Jahr",
		Procedures: []Procedure{
			{Name: procGainBeside, run: runGainBeside, ask: nil, answer: nil},
		},
	}
}
