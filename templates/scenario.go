package templates

import (
	"net/url"
	"strings"

	"catanica/catalog"
)

// ScenarioPage is a scenario with its replay.
type ScenarioPage struct {
	ID      string
	Title   string
	Note    string
	Crumbs  []Link
	Proves  []ProvenArticle
	Edition catalog.EditionID
	Game    catalog.Game
	// BoardGame is the name of the board game; "" for the card game.
	BoardGame string
	Goal      int
	Assumed   []Assumed
	Readings  []ScenarioReading
	Pending   string
	Source    string // the text as written
	Editor    string // its address in the editor
	Download  string
	Replay    Replay
	Compared  *Comparison // of several editions
	Prev      *Link
	Next      *Link
	File      string // of its content; "" for one of a reader
	Stamp     Stamp
}

// ProvenArticle is an article that a scenario proves.
type ProvenArticle struct {
	Entry   Entry
	Notices bool // the scenario fails when the article is switched off
}

// Assumed is a fact that no source states and the scenario assumes.
type Assumed struct {
	Kind  string // cost, price, victory …
	Card  Link
	Price Price
	N     int
	Into  string // of a unit: the action card that it equals when it is used
}

// value returns the assumed value if it is not an amount.
func (a Assumed) value() string {
	if a.Into != "" {
		return a.Into
	}
	return number(a.N)
}

// words names the assumed fact: "Kosten".
func (a Assumed) words(f Frame) string { return f.Say(assumedKinds[a.Kind]) }

// ScenarioReading is an open question with the answer that the scenario plays by.
type ScenarioReading struct{ Question, Answer, Href string }

// Replay is a played scenario, shown at one step.
type Replay struct {
	Status                 ScenarioStatus
	Message                string // what went wrong, or why it waits
	Line                   int
	Settle                 []string // lines that would settle an undecided one
	Asked                  *Asked   // what the position waited for at which it stopped; nil if it was played to its end
	Step, Last             int
	First, Back, Next, End string // addresses; "" where there is nothing to go to
	Views                  []KindFilter
	Steps                  []ReplayStep // the first is the start
	Board                  *Board       // nil when the position cannot be read
	Island                 *Island      // of a board game
	Hash                   string
	Ask                    *ExploreForm // nil if the game is over, or the line is too long for a link
	Groups                 []MoveGroup  // the moves that may follow
	Footnotes              []string     // what several of these moves depend on
	Action                 string       // address of the form
	Packed, At, View       string       // the state of the table
	Own                    bool         // a reader's own table, not an embedded scenario
	Edit                   bool         // its position is being set up
	Flip                   bool         // one principality is below the other
	Looks                  []Look       // other ways to look at the position
	Kept                   [][2]string  // parameters of the address that a press keeps
	Beside                 *Beside
	Editions               []KindFilter    // under which the step can be shown beside
	Link, Download         string          // of a reader's own table; the link carries the stamp
	Stamp                  Stamp           // of the line that is shown; zero for an embedded scenario
	TooLong                bool            // for a link
	From                   Link            // the scenario from which a table began
	Lost                   bool            // the link names a node that does not exist
	Notices                []ReplayEvent   // what the reader has to know about their last action
	Draft                  string          // a line that was not played
	Problems               []EditorProblem // mistakes of the text and of the position
	Against                []Contradicted  // the rulings that a reader's own scenario contradicts
	Title, About, Rules    string          // the title of an embedded scenario, the note on it; its edition and game
	Setup                  *Setup          // while the position is being set up
	BoardSetup             *BoardSetup     // the same, in a board game
	Keep                   *Keep           // two players keep the score of their own game
	AsTable                string          // the address at which that can be played on
	Text                   string          // the whole text in the words of the reader's language
	Partial                bool            // hides what a player does not see
}

// Asked describes a pending decision: who is asked what, and lines of the language that may follow.
type Asked struct {
	Who, Text      string
	Card, CardHref string   // the card that asks; "" if none does
	Lines          []string // some of them
	More           int      // further lines
}

// ReplayStep is a line of the scenario with its outcome.
type ReplayStep struct {
	N       int
	Href    string
	Said    string       // what is done, in a sentence; "" for the line
	Line    string       // in the words of the reader's language
	Others  []BranchLink // lines that leave the one shown after this step
	Dice    []Move       // other results of the die
	Comment []string
	At      int // its line in the text
	Refused bool
	Asked   *Asked // what the position before it waited for; nil at the start
	Events  []ReplayEvent
	Cited   []Entry
	Expect  []Expected
	Odds    []OddsAnswer
}

// ReplayEvent is an event in words, with the articles behind it.
type ReplayEvent struct {
	Text     string
	Cites    []CiteLink
	Readings []CiteLink // decisions on which it hangs
	Settle   []string   // of an undecided move: lines that would settle it
}

// CiteLink is a link to an article with its short answer.
type CiteLink struct{ Text, Href, Short string }

// OddsAnswer is a probability that the scenario asks for.
type OddsAnswer struct{ Text, Answer string }

// Expected is an expectation of the scenario with its outcome.
type Expected struct {
	Text string
	OK   bool
	Got  string
}

// Head implements View.
func (p ScenarioPage) Head(f Frame) Head {
	ids := make([]string, len(p.Proves))
	for i, a := range p.Proves {
		ids[i] = a.Entry.ID
	}
	return Head{
		Title: p.Title, Section: "scenarios", Table: true, NoIndex: p.Replay.Step > 0 || p.Replay.Partial,
		Description: f.Say(textScenarioAbout) + " " + strings.Join(ids, ", ") + ".",
		File:        p.File, Data: crumbData(f, p.Crumbs, p.Title), Share: "scenarios/" + url.PathEscape(p.ID),
		Stamp: p.Stamp,
	}
}

// said returns what is done in the step: its sentence, or its line without the prefix that the page puts in words.
func (s ReplayStep) said() string {
	if s.Said != "" {
		return s.Said
	}
	if _, move, ok := strings.Cut(s.Line, ":"); ok && s.Refused {
		return strings.TrimSpace(move)
	}
	return s.Line
}

// failed returns the number of unmet expectations after the step.
func (s ReplayStep) failed() int {
	n := 0
	for _, x := range s.Expect {
		if !x.OK {
			n++
		}
	}
	return n
}

// stepName returns "Start" or "Schritt 3".
func stepName(f Frame, n int) string {
	if n == 0 {
		return f.Say(textStart)
	}
	return f.Say(textStep) + " " + number(n)
}

// stepLabel shows a step in the list of steps.
func stepLabel(f Frame, s ReplayStep) string {
	if s.N == 0 {
		return f.Say(textStart)
	}
	return s.said()
}

// Title returns what is done in the step, in words.
func (s ReplayStep) Title(f Frame) string { return stepLabel(f, s) }

// Outcome returns what is done in the step, and that it is refused if it is.
func (s ReplayStep) Outcome(f Frame) string {
	if s.Refused {
		return f.Say(textRefused) + ": " + stepLabel(f, s)
	}
	return stepLabel(f, s)
}

// stepSaid returns a step in words, for screen readers.
func stepSaid(f Frame, s ReplayStep) string {
	parts := []string{stepName(f, s.N) + "."}
	if s.N > 0 {
		parts = append(parts, s.said())
	}
	if s.Refused {
		parts = append(parts, f.Say(textRefused)+".")
	}
	for _, e := range s.Events {
		parts = append(parts, e.Text)
	}
	return strings.Join(parts, " ")
}

func expectedSign(x Expected) string {
	if x.OK {
		return "yes"
	}
	return "no"
}

func expectedWord(f Frame, x Expected) string {
	if x.OK {
		return f.Say(textMet)
	}
	return f.Say(textNotMet)
}
