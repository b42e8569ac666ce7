package templates

import "catanica/catalog"

// SetsPage lists the sets and explains the card classes.
type SetsPage struct {
	Sets    []SetLine
	Classes []ClassLine
}

// SetLine is one set in the list of sets.
type SetLine struct {
	Sign, Name, Other, Href string
	Kind                    string
	From                    string
	Cards                   string   // "44 von 44 Karten bekannt"
	Faces                   []string // addresses of the faces of a few of its cards
}

// ClassLine is a class with what it means.
type ClassLine struct {
	Mark ClassMark
	Text string
	When string
}

// Head implements View.
func (p SetsPage) Head(f Frame) Head {
	return Head{Title: f.Say(textSetsAndClasses), Description: f.Say(textSetsAbout), Section: "cards"}
}

// SetPage is a set with its cards.
type SetPage struct {
	Sign, Name, Other string
	Ours              catalog.Lang // the language whose name is our translation; "" if none
	Kind, When        string
	Text, Notes       string // HTML
	Known             int
	Counted           bool // every card's number is stated
	Printed           Value
	Groups            []SetGroup
	History           []SetEvent
	Brings, Strategy  Value // prose
	Open              []Link
	Packages          []BoxLine
	Uncounted         []Link
	Checklist         string
	Setup             string // where its set-up is worked out; "" if it has none
	Rulings           []Entry
	Sources           []Source
	File              string // of its content
}

// SetGroup holds the cards of one class in a set.
type SetGroup struct {
	Class ClassMark
	Cards []SetCard
}

// SetCard is a card of a set with its copies.
type SetCard struct {
	Name, Href string
	Face       string
	Copies     string // "3 ×", "? ×"
	Open       bool
	Notes      []int
}

// Head implements View.
func (p SetPage) Head(f Frame) Head {
	title := p.Name
	if p.Sign != p.Name {
		title += " (" + p.Sign + ")"
	}
	return Head{Title: title, Description: f.Say(textSetAbout) + " " + p.Name, Section: "cards",
		File: p.File}
}

// KnownOf says how many of a set's printed cards are known.
func KnownOf(f Frame, known int, printed int, printedKnown bool) string {
	total := "?"
	if printedKnown {
		total = f.Number(printed)
	}
	return f.Number(known) + " " + f.Say(textOf) + " " + total + " " + f.Say(textCardsKnown)
}

// SetKindName returns the name of a kind of sets.
func SetKindName(f Frame, k catalog.SetKind) string { return f.Say(setKindNames[k]) }

// SetEvent is an event in the history of a set.
type SetEvent struct {
	Year  int
	Text  string // HTML
	Notes []int
}

// ChecklistPage is a printable checklist of a set's cards.
type ChecklistPage struct {
	Sign, Name, Href string
	Lines            []CheckLine
	Known            int
	Printed          Value
}

// CheckLine is a card on the checklist.
type CheckLine struct {
	Name, Other string
	Class       ClassMark
	Copies      []int // one box each
	Unknown     bool
}

// Head implements View.
func (p ChecklistPage) Head(f Frame) Head {
	return Head{Title: f.Say(textChecklist) + ": " + p.Name, Description: f.Say(textChecklistAbout), Section: "cards"}
}
