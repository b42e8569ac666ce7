package scenario

import (
	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/script"
)

// Status is the outcome of a scenario.
type Status string

// The outcomes of a scenario.
const (
	Holds      Status = "holds"
	Fails      Status = "fails"
	Undecided  Status = "undecided"
	Mistaken   Status = "mistaken"   // a move makes no sense in its position
	Unreadable Status = "unreadable" // the text is not in the language
)

// Result is the result of playing a scenario. Its JSON is documented in docs/scenarios.md.
type Result struct {
	Scenario     string        `json:"scenario"`
	OK           bool          `json:"ok"`
	Status       Status        `json:"status"`
	Title        catalog.Text  `json:"title"`
	Edition      string        `json:"edition"`
	Game         string        `json:"game"`
	Assumed      []string      `json:"assumed,omitempty"`
	Steps        []StepResult  `json:"steps"`
	Expectations []Expectation `json:"expectations"`
	// the results in the other editions that it names, oldest first
	Editions []*Result `json:"editions,omitempty"`
	// the results in the other games that it names, in the leading edition, the simplest game first
	Games []*Result `json:"games,omitempty"`
	// cards that would go back to their owners at the end of the play
	Returns []ReturnResult `json:"returns,omitempty"`
	Odds    []Odds         `json:"odds,omitempty"`
	// the results of the branches
	Branches []*BranchResult `json:"branches,omitempty"`
	Unknown  string          `json:"unknown,omitempty"` // the unstated fact of an undecided scenario
	// the lines that would settle it, one a line; empty if nothing settles it (see Settle)
	Settling catalog.Text `json:"settle,omitzero"`
	Trouble  *Error       `json:"-"`                // the first thing that went wrong
	Mistakes Errors       `json:"-"`                // all mistakes of an unreadable scenario
	Message  catalog.Text `json:"message,omitzero"` // Trouble in both languages
	Line     int          `json:"line,omitempty"`   // the line of Trouble
	// of an unfinished one: what its last position waits for (see Explain)
	Asked *Asked `json:"asked,omitempty"`
	// Start and Table are set in the card game; BoardStart is the position in which a board game begins.
	Start      *engine.State   `json:"-"`
	Table      *engine.Table   `json:"-"`
	BoardStart script.Position `json:"-"`
}

// StepResult is one move of the play with its events.
type StepResult struct {
	N      int           `json:"n"`
	Line   int           `json:"line"`
	Actor  string        `json:"actor"`
	Action string        `json:"action"` // the line as written
	Events []EventResult `json:"events"`
	Hash   string        `json:"state_hash"`
	Asked  *Asked        `json:"asked,omitempty"` // what the position before it waits for: see Explain
	State  *engine.State `json:"-"`
	Move   engine.Move   `json:"-"` // as it was read; made or tried in the position before
	tried  *engine.State // that position, with the cards that the line names
	// Board is the position after the step, in a board game.
	Board script.Position `json:"-"`
	said  catalog.Text    // in a board game: what the step does, in a sentence
}

// Sentence says in words what the step does or tries to do: see Sentence.
func (r StepResult) Sentence(t *engine.Table, lang catalog.Lang) string {
	if r.tried == nil {
		return r.said.In(lang)
	}
	return Sentence(t, r.tried, r.Move, lang)
}

// EventResult is the JSON form of an event.
type EventResult struct {
	Type  string       `json:"type"`
	Who   string       `json:"who"`
	Card  string       `json:"card,omitempty"`
	On    string       `json:"on,omitempty"`
	N     int          `json:"n,omitempty"`
	Than  int          `json:"than,omitempty"` // the number against which n was held
	Get   string       `json:"resources,omitempty"`
	From  string       `json:"from,omitempty"`
	To    string       `json:"to,omitempty"`
	Cites []string     `json:"cites"`
	Text  catalog.Text `json:"text"`
	// Readings are the open questions on which the event depends.
	Readings []ReadingResult `json:"readings,omitempty"`
	Settle   catalog.Text    `json:"settle,omitzero"` // of an event undecided: the lines that would settle it
	fact     string          // of an event undecided
}

// Expectation is an `expect` line with its finding.
type Expectation struct {
	Text  string       `json:"text"`
	OK    bool         `json:"ok"`
	Got   string       `json:"got"`
	Found catalog.Text `json:"found"` // Got in both languages
	Line  int          `json:"line"`
	Step  int          `json:"step"` // the number of moves made before it
}

// End returns the position in which the play ended, or nil if it could not begin.
func (r *Result) End() *engine.State {
	if n := len(r.Steps); n > 0 {
		return r.Steps[n-1].State
	}
	return r.Start
}

// BoardEnd returns the position of a board game in which the play ended, or nil if it could not begin.
func (r *Result) BoardEnd() script.Position {
	if n := len(r.Steps); n > 0 {
		return r.Steps[n-1].Board
	}
	return r.BoardStart
}

// Over reports whether a player has won.
func (r *Result) Over() bool {
	end := r.End()
	return end != nil && end.Winner != engine.Chance && r.Start.Winner == engine.Chance
}

func (r *Result) trouble(s Status, err *Error) *Result {
	r.OK, r.Status, r.Trouble, r.Message, r.Line = false, s, err, err.Msg, err.Pos.Line
	return r
}
