package engine

// procFill names the procedure `fill-by-fleet`.
const procFill procName = "fill-by-fleet"

// wordFillByFleet is the effect word `fill-by-fleet`.
func wordFillByFleet() Word {
	return Word{
		Name: "fill-by-fleet", In: OnEvent,
		Args:    []string{"n"},
		Form:    "`n: 3`",
		Doc:     "whoever has a trade fleet fills up its resource",
		Example: "Glückliche Handelsfahrt",
		Procedures: []Procedure{
			{Name: procFill, run: runFill, ask: nil, answer: nil},
		},
	}
}
