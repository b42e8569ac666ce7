package templates

import (
	"strings"

	"catanica/catalog"
	"catanica/catalog/setup"
)

// VariantsPage describes the ways to play and calculates set-ups.
type VariantsPage struct {
	Form     SetupForm
	Plan     *PlanView // nil: nothing was asked yet
	Variants []VariantView
	Sources  []Source
}

// SetupForm holds the reader's choices.
type SetupForm struct {
	Games, Editions []Choice
	Sets            []SetChoice
}

// SetChoice is a set that the players may own.
type SetChoice struct {
	ID, Name, Sign string
	Chosen         bool
}

// PlanView is a set-up, ready to be shown.
type PlanView struct {
	Name     string
	Edition  string
	Sets     []Link
	LeftOut  []SetOutLine
	Refused  []NoteLine
	Stacks   []StackLine
	FaceDown string
	Goals    []GoalLine
	Rules    []RuleLine
	Notes    []NoteLine
	List     string // address of the packing list
	Begin    string // address of the editor with a scenario that begins so; "" when there is none
	Opening  string // the same for a game that begins with its opening
	Back     string // address of the calculator
}

// SetOutLine is a set that takes no part, with the reason.
type SetOutLine struct {
	Set Link
	Why NoteLine
}

// NoteLine is a remark with the articles behind it.
type NoteLine struct {
	Is       setup.Standing
	Text     string
	Articles []Link
}

// StackLine is a stack, or several of one kind.
type StackLine struct {
	Name     string
	Each     bool
	Piles    string // "4"; "" where the cards lie side by side
	Cards    string
	Known    bool
	Sizes    string     // "15 + 15 + 15 + 15"
	From     string     // "Grundspiel 10, K&W 4"
	Few      []PackLine // the cards, where there are only a few
	Contents []PackLine
	Articles []Link
	Notes    []NoteLine
}

// PackLine is a card with its copies.
type PackLine struct {
	Copies string
	Card   Link // without a card: a free choice
	Text   string
	Sets   string // signs, where a stack holds cards of several sets
}

// GoalLine is a goal in victory points.
type GoalLine struct {
	Kind     setup.GoalKind
	Points   string
	Text     string
	Articles []Link
}

// RuleLine is a rule that applies to the game.
type RuleLine struct {
	Topic    string
	Text     string // HTML
	Unknown  bool
	Articles []Link
}

// VariantView is a way to play, described.
type VariantView struct {
	ID, Name  string
	Official  Value
	Span      string
	Text      string // HTML
	Notes     []int
	Steps     []PassageLine
	Good, Bad Value
	Silent    []PassageLine
	Plays     string // HTML: how the referee plays it
	Articles  []Link
	Calculate string
}

// PassageLine is a sentence with the numbers of its sources.
type PassageLine struct {
	HTML  string
	Notes []int
}

// Head implements View.
func (p VariantsPage) Head(f Frame) Head {
	return Head{Title: f.Say(TextVariants), Description: f.Say(TextVariantsAbout), Section: "rules"}
}

// PackingPage is a set-up as a printable list: every card in its place, with a box to tick.
type PackingPage struct {
	Plan PlanView
}

// Head implements View.
func (p PackingPage) Head(f Frame) Head {
	title := f.Say(textSetupList) + ": " + p.Plan.Name
	return Head{Title: title, Description: f.Say(textSetupListAbout), Section: "rules", NoIndex: true}
}

func officialText(f Frame, official bool) string {
	if official {
		return f.Say(textVariantOfficial)
	}
	return f.Say(textVariantHouse)
}

// packText returns a card with its copies as a line of the packing list.
func packText(l PackLine) string {
	text := l.Copies + " " + l.Card.Text
	for _, more := range []string{l.Text, l.Sets} {
		if more != "" && l.Card.Text != "" {
			more = "(" + more + ")"
		}
		if more != "" {
			text = strings.TrimSpace(text) + " " + more
		}
	}
	return text
}

// sure reports whether a value is known.
func (v Value) sure() bool { return v.State == catalog.Known }
