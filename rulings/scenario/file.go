package scenario

import "catanica/catalog"

// File is a scenario as it was written.
type File struct {
	Path    string
	Source  string // the whole text
	ID      string
	Title   catalog.Text
	Note    catalog.Text
	Pending catalog.Text // why it does not run yet; empty for scenarios that must hold
	Proves  []Ref
	Edition catalog.EditionID
	Game    catalog.Game
	Goal    int
	Assume  []Assumption
	Reads   map[string]string
	Start   []Line
	Steps   []Step
}

// Ref is an article that the scenario proves.
type Ref struct {
	ID  string
	Pos Pos
}

// Assumption is a fact that the scenario takes as given; it is shown with the result.
type Assumption struct {
	Kind string // cost, price, victory, strength, tournament, commerce
	Card Name
	Cost catalog.Cost
	N    int
	Text string
}

// Name is something called by name in the text.
type Name struct {
	Text string
	Pos  Pos
}

// Line is a line of tokens, for the start.
type Line struct {
	tokens []token
	Text   string
	Pos    Pos
}

// Step is a line of the play: a move, a move that must be refused, or an expectation.
type Step struct {
	Line
	Refused []string // articles that the refusal must cite; nil when the move must go through
	Must    bool     // Refused was written, even without articles
	Expect  bool
}
