package engine

// procBrew names the procedure `brews`.
const procBrew procName = "brews"

// wordBrews is the effect word `brews`.
func wordBrews() Word {
	return Word{
		Name: "brews", In: InForce,
		Args:    []string{"power", "gains", "breaks", "often"},
		Form:    "`power: 1`, `gains: [3, 4, 5, 6]`, `breaks: [1]`",
		Doc:     "called up: a die for magic power",
		Example: "Zauberküche",
		Use:     &usable{phase: MainPhase, do: (*game).useBrew},
		Procedures: []Procedure{
			{Name: procBrew, run: runBrew, ask: askBrew, answer: answerBrew},
		},
	}
}
