package engine

// procRedraw names the procedure `redraw`.
const procRedraw procName = "redraw"

// wordRedraws is the effect word `redraws`.
func wordRedraws() Word {
	return Word{
		Name: "redraws", In: InForce,
		Doc:     "called up at the end of the turn: a drawn card back, another for it",
		Example: "Heilige Stätte",
		Use:     &usable{phase: EndPhase, do: (*game).useRedraw},
		Procedures: []Procedure{
			{Name: procRedraw, run: runRedraw, ask: askRedraw, answer: answerRedraw},
		},
	}
}
