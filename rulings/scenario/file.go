package scenario

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/script"
)

// File is a parsed scenario.
type File struct {
	Path     string
	Source   string // the whole text
	ID       string
	Formerly []string // earlier ids of the scenario; links to them still lead here
	Title    catalog.Text
	Note     catalog.Text
	Pending  catalog.Text        // why it does not run yet; empty for scenarios that must hold
	Proves   []Ref               // the articles that it proves, each once
	Clauses  []Ref               // what it proves as written: articles and clauses such as 112.P.a/palast
	Edition  catalog.EditionID   // the edition it is played by, the latest of several
	Editions []catalog.EditionID // all that it names, oldest first
	Game     catalog.Game        // the game that is played, the richest of several
	Games    []catalog.Game      // all that `game:` names, the simplest first; nil without that line
	Goal     int
	Variant  string      // one of content/variants; "" for the game as such
	Sets     []Name      // theme sets that take part
	Rows     engine.Rows // of the small card tournament
	Open     []Name      // cards that lie open in this game
	Assume   []Assumption
	Reads    map[string]string // answers to open questions other than Catanica's own, by the question's id
	Start    []Line
	Steps    []Step
	Branches []Branch
	// Elsewhere reports that the scenario is about a game that this program was built without.
	Elsewhere bool

	variantAt, rowsAt Pos
	readings          []reads // as written, for errors
	mistakes          Errors  // mistakes of form, found by Parse

	board     script.Game       // nil for the card game
	boardKeys map[string]string // the keys of the header that only this game has
}

// Ref is an article that the scenario names.
type Ref struct {
	ID  string
	Pos Pos
}

// ClausesOf returns what the scenario proves of an article: the article itself if its name stands alone, and clauses.
func (f *File) ClausesOf(article string) []string {
	var out []string
	for _, ref := range f.Clauses {
		if id, _, _ := strings.Cut(ref.ID, "/"); id == article {
			out = append(out, ref.ID)
		}
	}
	return out
}

// Assumption is a fact that the scenario takes as given. The result shows it.
type Assumption struct {
	Kind string // one of assumable
	Card Name
	Cost catalog.Cost // for the kinds that are amounts
	N    int          // for the kinds that are points
	Into Name         // for becomes: the action card that it equals when it is used
	Text string
}

// Name is a name in the text, with its position.
type Name struct {
	Text string
	Pos  Pos
	Nth  int // of several cards of that name, in a move; 0 if the line does not say
}

type reads struct{ question, answer Name }

// Line is a line of tokens.
type Line struct {
	tokens []token
	Text   string // without its comment and without `edition 1998:`
	Pos    Pos
	Only   []catalog.EditionID // the editions in which it holds; none named: all
}

// Step is a line of the play: a move, a move that must be refused or undecided, or an expectation.
type Step struct {
	Line
	Refused []string // articles that the refusal must cite
	Refs    []Ref    // the same with their places, and the articles of `expect cited`
	Must    bool     // the move must be refused, even when no article is named
	Unsure  bool     // the move or expectation must be undecided
	Fact    []token  // the words of the fact on which it must depend; none: any
	Expect  bool
	Odds    bool // `odds`, `expect odds`
}
