package engine

import "catanica/catalog"

// procAim names the procedure `aims`.
const procAim procName = "aims"

// wordAims is the effect word `aims`.
func wordAims() Word {
	return Word{
		Name: "aims", In: OnBuild,
		Args:    []string{"what"},
		Form:    "`what: [building]`",
		Doc:     "its player names the opponent's building that it mirrors",
		Example: "Geheimbund",
		Procedures: []Procedure{
			{Name: procAim, run: runAim, ask: askAim, answer: answerAim},
		},
		Tells: []Sentence{
			{"aimed", catalog.Text{DE: "{the on} wird das Ziel: {card}.", EN: "{on} becomes the target: {card}."}},
		},
	}
}
