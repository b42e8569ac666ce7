package engine

// procNoYield names the procedure `no-yield`.
const procNoYield procName = "no-yield"

// wordNoYield is the effect word `no-yield`.
func wordNoYield() Word {
	return Word{
		Name: "no-yield", In: OnEvent,
		Doc:     "the production die brings nothing this time",
		Example: "Unruhen",
		Procedures: []Procedure{
			{Name: procNoYield, run: runNoYield, ask: nil, answer: nil},
		},
	}
}
