package templates

import "catanica/rulings"

// QuestionsPage shows what the sources contradict one another on, and what they leave open.
type QuestionsPage struct {
	Kind, State, Card []Choice
	Filters           bool // something is filtered
	Groups            []QuestionGroup
	N, Total          int // shown, and without filters
	Sources           []Source
}

// QuestionGroup is the questions of one kind.
type QuestionGroup struct {
	Kind      rulings.QuestionKind
	Questions []QuestionView
}

// QuestionView is one question.
type QuestionView struct {
	ID, Topic string
	Kind      rulings.QuestionKind
	Question  string // HTML
	Positions []PositionView
	Today     string // HTML
	Outcome   rulings.Outcome
	Answers   []ReadingAnswer
	Cards     []Link
	Rulings   []Link
	Notes     []int
}

// PositionView is what a source says.
type PositionView struct {
	When  string
	Says  string // HTML
	Notes []int
}

// ReadingAnswer is an answer that a scenario may state.
type ReadingAnswer struct {
	Line string // of the scenario
	Text string
	Now  bool // by which the engine plays without such a line
}

// Head implements View.
func (p QuestionsPage) Head(f Frame) Head {
	return Head{Title: f.Say(textQuestions), Description: f.Say(textQuestionsAbout), Section: "rules"}
}

// statements is the heading of the positions: of a silence they only hint.
func (q QuestionView) statements(f Frame) string {
	if q.Kind == rulings.Silence {
		return f.Say(textHints)
	}
	return f.Say(textStatements)
}

// QuestionKindName is what one question of the kind is called.
func QuestionKindName(f Frame, k rulings.QuestionKind) string { return f.Say(questionKinds[k][0]) }

// OutcomeName says who decides.
func OutcomeName(f Frame, o rulings.Outcome) string { return f.Say(outcomeNames[o]) }

// EntryName is what a thing is called in passing: a decision by its id, anything else by its title.
func EntryName(e Entry) string { return e.name() }

// UndatedName stands for the editions of a statement that has none.
func UndatedName(f Frame) string { return f.Say(textAnyTime) }
