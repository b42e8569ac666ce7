package engine

// procShift names the procedure `shifts`.
const procShift procName = "shifts"

// wordShifts is the effect word `shifts`.
func wordShifts() Word {
	return Word{
		Name: "shifts", In: InForce,
		Args:    []string{"n", "named", "often"},
		Form:    "`named: true` or `n: unknown`, `often: unlimited`",
		Doc:     "called up: resources move between own landscapes of one kind",
		Example: "Wagner",
		Use:     &usable{phase: MainPhase, do: (*game).useShift, fits: func(g *game, m Move) bool { return !naming(g, m) }},
		Procedures: []Procedure{
			{Name: procShift, run: runShift, ask: askShift, answer: answerShift},
		},
	}
}
