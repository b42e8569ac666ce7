package templates

import "catanica/catalog"

// Texts of the page on which a reader rules first.
var (
	textRuleAbout = catalog.Text{
		DE: "Sieh dir die Stellung an und entscheide, bevor der Schiedsrichter es tut.",
		EN: "Look at the position and decide before the referee does.",
	}
	textRuleMay   = catalog.Text{DE: "Erlaubt?", EN: "Allowed?"}
	textRuleHolds = catalog.Text{DE: "Stimmt das danach?", EN: "Is this true afterwards?"}
	textAllowed   = catalog.Text{DE: "Erlaubt", EN: "Allowed"}
	textForbidden = catalog.Text{DE: "Verboten", EN: "Not allowed"}
	textTrue      = catalog.Text{DE: "Stimmt", EN: "True"}
	textFalse     = catalog.Text{DE: "Stimmt nicht", EN: "Not true"}
	textRuleRight = catalog.Text{DE: "So sieht es der Schiedsrichter auch.", EN: "The referee agrees."}
	textRuleWrong = catalog.Text{DE: "Der Schiedsrichter entscheidet anders.", EN: "The referee rules otherwise."}
	textBefore    = catalog.Text{DE: "Bis dahin", EN: "So far"}
	textRuleTrace = catalog.Text{DE: "Der ganze Fall", EN: "The whole case"}
	textNextCase  = catalog.Text{DE: "Nächster Fall", EN: "Next case"}
	textToCase    = catalog.Text{DE: "Zum Szenario", EN: "Go to the scenario"}
	textKeepScore = catalog.Text{
		DE: "Meinen Stand in diesem Browser merken",
		EN: "Keep my score in this browser",
	}
	textScoreAbout = catalog.Text{
		DE: "Gespeichert wird nur hier im Browser und nur, solange der Haken gesetzt ist.",
		EN: "It is stored in this browser only, and only while the box is ticked.",
	}
	textScoreSoFar = catalog.Text{DE: "%r von %n richtig", EN: "%r of %n right"}
)

// RulePage asks the reader to rule before the answer is shown.
type RulePage struct {
	ID, Title string
	Rules     string // the edition and the game
	Board     *Board
	Island    *Island      // of a board game, instead of Board
	Before    []ReplayStep // what has happened
	Move      *ReplayStep  // the move that is asked about, or
	Last      *ReplayStep  // the last move, after which
	Statement string       // this may hold
	Yes, No   string       // addresses of the answers
	Next      string
	Scenario  string
	Ruled     bool // the reader has answered
	Right     bool
	Truth     bool // the answer is yes
	Trace     []ReplayStep
	Articles  []Entry
}

// Head implements View. The title would give the answer away.
func (p RulePage) Head(f Frame) Head {
	return Head{
		Title:       f.Say(textWhatRule),
		Description: f.Say(textRuleAbout),
		Section:     "scenarios",
		Play:        true,
		NoIndex:     true,
	}
}

// answers returns the words of the two answers.
func (p RulePage) answers(f Frame) (yes, no string) {
	if p.Move != nil {
		return f.Say(textAllowed), f.Say(textForbidden)
	}
	return f.Say(textTrue), f.Say(textFalse)
}

// truth returns the right answer in words.
func (p RulePage) truth(f Frame) string {
	yes, no := p.answers(f)
	if p.Truth {
		return yes
	}
	return no
}

func (p RulePage) tone() string {
	if p.Right {
		return "v-yes"
	}
	return "v-no"
}

func (p RulePage) sign() string {
	if p.Right {
		return "yes"
	}
	return "no"
}
