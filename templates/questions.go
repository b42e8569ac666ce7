package templates

import "catanica/rulings"

// QuestionsPage lists the contradictions between the sources and the questions that they leave open.
type QuestionsPage struct {
	Kind, State, Card []Choice
	Filters           bool // something is filtered
	Groups            []QuestionGroup
	N, Total          int // shown, and without filters
	Sources           []Source
}

// unfoldedQuestions is the largest number of questions that the page shows unfolded.
const unfoldedQuestions = 6

// QuestionGroup holds the questions of one kind.
type QuestionGroup struct {
	Kind      rulings.QuestionKind
	Questions []QuestionView
}

// QuestionView is one question.
type QuestionView struct {
	ID, Topic string
	Kind      rulings.QuestionKind
	Question  string // HTML
	Plain     string // the question without markup
	Positions []PositionView
	Today     string // HTML
	Outcome   rulings.Outcome
	Answers   []ReadingAnswer
	Cards     []Link
	Rulings   []Link
	Notes     []int
}

// PositionView is the position of a source.
type PositionView struct {
	When  string
	Says  string // HTML
	Notes []int
}

// ReadingAnswer is an answer that a scenario may choose.
type ReadingAnswer struct {
	Line string // of the scenario
	Text string
	Now  bool // by which the engine plays without such a line
}

// Head implements View.
func (p QuestionsPage) Head(f Frame) Head {
	return Head{Title: f.Say(textQuestions), Description: f.Say(textQuestionsAbout), Section: "rules",
		File: "questions.yaml"}
}

// statements returns the heading of the positions. Where the sources are silent, they are mere hints.
func (q QuestionView) statements(f Frame) string {
	if q.Kind == rulings.Silence {
		return f.Say(textHints)
	}
	return f.Say(textStatements)
}

// QuestionKindName names a single question of a kind.
func QuestionKindName(f Frame, k rulings.QuestionKind) string { return f.Say(questionKinds[k][0]) }

// OutcomeName says who decided a question.
func OutcomeName(f Frame, o rulings.Outcome) string { return f.Say(outcomeNames[o]) }

// EntryName returns the short name of a thing: the id of a ruling, otherwise the title.
func EntryName(e Entry) string { return e.name() }

// UndatedName labels a statement without an edition.
func UndatedName(f Frame) string { return f.Say(textAnyTime) }
