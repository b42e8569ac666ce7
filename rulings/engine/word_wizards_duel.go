package engine

// procDuel names the procedure `wizards-duel`.
const procDuel procName = "wizards-duel"

// wordWizardsDuel is the effect word `wizards-duel`.
func wordWizardsDuel() Word {
	return Word{
		Name: "wizards-duel", In: OnPlay,
		Doc:     "two wizards fight; the loser goes under a stack",
		Example: "Duell der Zauberer",
		Harms:   true,
		Can:     canDuel,
		Procedures: []Procedure{
			{Name: procDuel, run: runDuel, ask: askDuel, answer: answerDuel},
		},
	}
}
