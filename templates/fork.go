package templates

import "catanica/catalog"

// Texts of the form that continues a scenario with other moves.
var (
	textFork      = catalog.Text{DE: "Von hier aus weiterspielen", EN: "Continue from here"}
	textForkAbout = catalog.Text{
		DE: "Spiel einen anderen Zug als den folgenden: Das Szenario bricht dann hier ab und geht mit deinem Zug " +
			"weiter. Das " +
			"Original bleibt, wie es ist.",
		EN: "Try a different move. A copy of the scenario stops here and continues with your move; the original " +
			"does not change.",
	}
	textForkOn = catalog.Text{
		DE: "Häng einen Zug an. Die Adresse enthält die ganze Partie.",
		EN: "Add a move. The address of this page contains the whole game.",
	}
	textForkLine  = catalog.Text{DE: "Zug oder Erwartung", EN: "Move or expectation"}
	textForkPlay  = catalog.Text{DE: "Anhängen", EN: "Add"}
	textForkMoves = catalog.Text{DE: "Erlaubt ist zum Beispiel:", EN: "Legal moves include:"}
	textForkSave  = catalog.Text{
		DE: "Partie bis hierher speichern (als Szenario im Editor)",
		EN: "Save the game so far (as a scenario in the editor)",
	}
)

// Fork is a scenario cut at one step, to be saved or continued with another move.
type Fork struct {
	Text   string       // the scenario up to this step
	Action string       // address of the form
	Moves  []string     // legal next lines
	Later  bool         // the scenario has further lines of its own
	Ask    *ExploreForm // nil if the game is over, or the scenario is too long for a link
}
