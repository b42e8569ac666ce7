package templates

import "catanica/catalog"

// Texts of the form that continues a scenario with other moves.
var (
	textFork      = catalog.Text{DE: "Von hier aus weiterspielen", EN: "Play on from here"}
	textForkAbout = catalog.Text{
		DE: "Ein anderer Zug als der, der folgt: Das Szenario endet dann hier und geht mit deinem Zug weiter. Das " +
			"Original bleibt, wie es ist.",
		EN: "Another move than the one that follows: the scenario then ends here and goes on with your move. The " +
			"original stays as it is.",
	}
	textForkOn = catalog.Text{
		DE: "Häng einen Zug an. Die Adresse hält die ganze Partie.",
		EN: "Add a move. The address holds the whole game.",
	}
	textForkLine  = catalog.Text{DE: "Zug oder Erwartung", EN: "Move or expectation"}
	textForkPlay  = catalog.Text{DE: "Anhängen", EN: "Add"}
	textForkMoves = catalog.Text{DE: "Erlaubt ist zum Beispiel:", EN: "Allowed is for instance:"}
	textForkSave  = catalog.Text{
		DE: "Partie bis hierher speichern (als Szenario im Editor)",
		EN: "Save the game as far as this (as a scenario in the editor)",
	}
)

// Fork is a scenario cut at one step, to be saved or continued with another move.
type Fork struct {
	Text   string   // the scenario up to this step
	Action string   // address of the form
	Moves  []string // legal next lines
	Later  bool     // the scenario has further lines of its own
}
