package templates

// Fork is a game at one step, to be saved there or played on with another move.
type Fork struct {
	Text   string   // the scenario as far as this step
	Action string   // where the form goes
	Moves  []string // lines that can follow
	Later  bool     // the scenario itself goes on from here
}
