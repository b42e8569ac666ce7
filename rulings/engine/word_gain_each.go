package engine

// procGainEach names the procedure `gain-each`.
const procGainEach procName = "gain-each"

// wordGainEach is the effect word `gain-each`.
func wordGainEach() Word {
	return Word{
		Name: "gain-each", In: OnEvent,
		Args:    []string{"of", "n"},
		Form:    "`of: [kloster]`, `n: 1`",
		Doc:     "each player: resources of choice for each such working card",
		Example: "Fortschritt",
		Procedures: []Procedure{
			{Name: procGainEach, run: runGainEach, ask: nil, answer: nil},
		},
	}
}
