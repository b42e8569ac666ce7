package scenario

import (
	"catanica/catalog"
	"catanica/rulings/engine"
)

// Status is how a scenario came out.
type Status string

// The ways a scenario comes out.
const (
	Holds      Status = "holds"
	Fails      Status = "fails"
	Undecided  Status = "undecided"
	Unreadable Status = "unreadable"
)

// Result is a scenario played. OK, Steps and Expectations are the contract's JSON.
type Result struct {
	Scenario     string         `json:"scenario"`
	OK           bool           `json:"ok"`
	Status       Status         `json:"status"`
	Title        catalog.Text   `json:"title"`
	Edition      string         `json:"edition"`
	Game         string         `json:"game"`
	Assumed      []string       `json:"assumed,omitempty"`
	Steps        []StepResult   `json:"steps"`
	Expectations []Expectation  `json:"expectations"`
	Editions     []*Result      `json:"editions,omitempty"` // the same in the other editions that it names, the oldest first
	Returns      []ReturnResult `json:"returns,omitempty"`  // what goes back to whom after the game, as the play ends
	Odds         []Odds         `json:"odds,omitempty"`
	Unknown      string         `json:"unknown,omitempty"` // the fact on which an undecided scenario hangs
	Trouble      *Error         `json:"-"`                 // what went wrong first
	Mistakes     Errors         `json:"-"`                 // all mistakes of an unreadable scenario
	Message      catalog.Text   `json:"message,omitzero"`  // the same for readers
	Line         int            `json:"line,omitempty"`    // of the trouble
	Start        *engine.State  `json:"-"`
	Table        *engine.Table  `json:"-"`
}

// StepResult is one move of the play and what came of it.
type StepResult struct {
	N      int           `json:"n"`
	Line   int           `json:"line"`
	Actor  string        `json:"actor"`
	Action string        `json:"action"` // the line as written
	Events []EventResult `json:"events"`
	Hash   string        `json:"state_hash"`
	State  *engine.State `json:"-"`
}

// EventResult is an event as the outside sees it.
type EventResult struct {
	Type  string       `json:"type"`
	Who   string       `json:"who"`
	Card  string       `json:"card,omitempty"`
	On    string       `json:"on,omitempty"`
	N     int          `json:"n,omitempty"`
	Get   string       `json:"resources,omitempty"`
	From  string       `json:"from,omitempty"`
	To    string       `json:"to,omitempty"`
	Cites []string     `json:"cites"`
	Text  catalog.Text `json:"text"`
	// Readings are the open questions on whose answer it hangs.
	Readings []ReadingResult `json:"readings,omitempty"`
}

// Expectation is an `expect` line and what was found.
type Expectation struct {
	Text  string       `json:"text"`
	OK    bool         `json:"ok"`
	Got   string       `json:"got"`
	Found catalog.Text `json:"found"` // the same in both languages
	Line  int          `json:"line"`
	Step  int          `json:"step"` // the number of moves made before it
}

// End is the position in which the play ended; nil when it could not begin.
func (r *Result) End() *engine.State {
	if n := len(r.Steps); n > 0 {
		return r.Steps[n-1].State
	}
	return r.Start
}

// Over reports whether somebody has won in the play.
func (r *Result) Over() bool {
	end := r.End()
	return end != nil && end.Winner != engine.Chance && r.Start.Winner == engine.Chance
}

func (r *Result) trouble(s Status, err *Error) *Result {
	r.OK, r.Status, r.Trouble, r.Message, r.Line = false, s, err, err.Msg, err.Pos.Line
	return r
}
