package scenario

import (
	"catanica/catalog"
	"catanica/rulings/engine"
)

// File is a scenario as it was written.
type File struct {
	Path     string
	Source   string // the whole text
	ID       string
	Formerly []string // ids under which it stood before; links to them still lead here
	Title    catalog.Text
	Note     catalog.Text
	Pending  catalog.Text // why it does not run yet; empty for scenarios that must hold
	Proves   []Ref
	Edition  catalog.EditionID   // by whose rules it is played; of several the youngest
	Editions []catalog.EditionID // all that it names, the oldest first
	Game     catalog.Game
	Goal     int
	Variant  string      // one of content/variants; "" for the game as such
	Sets     []Name      // theme sets that take part
	Rows     engine.Rows // of the small card tournament
	Open     []Name      // cards that lie open in this game
	Assume   []Assumption
	Reads    map[string]string // answers to open questions other than Catanica's own, by the question's id
	Start    []Line
	Steps    []Step

	variantAt, rowsAt Pos
	readings          []reads // as they were written, for errors
	mistakes          Errors  // of form, found by Parse
}

// Ref is an article that the scenario names.
type Ref struct {
	ID  string
	Pos Pos
}

// Assumption is a fact that the scenario takes as given; it is shown with the result.
type Assumption struct {
	Kind string // one of assumable
	Card Name
	Cost catalog.Cost // for the kinds that are amounts
	N    int          // for the kinds that are points
	Into Name         // for becomes: the action card that it equals when it is used
	Text string
}

// Name is something called by name in the text.
type Name struct {
	Text string
	Pos  Pos
}

type reads struct{ question, answer Name }

// Line is a line of tokens.
type Line struct {
	tokens []token
	Text   string // without its comment and without `edition 1998:`
	Pos    Pos
	Only   []catalog.EditionID // the editions in which it holds; none named: all
}

// Step is a line of the play: a move, a move that must be refused, or an expectation.
type Step struct {
	Line
	Refused []string // articles that the refusal must cite
	Refs    []Ref    // the same with their places, and the articles of `expect cited`
	Must    bool     // the move must be refused, even when no article is named
	Expect  bool
	Odds    bool // `odds`, `expect odds`
}
