package rulings

import (
	"io/fs"
	"slices"
	"strings"

	"catanica/catalog"
)

// questionsFile lists what the sources answer in more than one way or not at all.
const questionsFile = "questions.yaml"

// OpenQuestion is a question on which the sources contradict each other or are silent, with the positions side by side
// and what applies today.
type OpenQuestion struct {
	ID       string       `yaml:"id" json:"id"` // never changes, because links lead to it
	Kind     QuestionKind `yaml:"kind" json:"kind"`
	Topic    catalog.Text `yaml:"topic" json:"topic"`       // the subject in a few words
	Question catalog.Text `yaml:"question" json:"question"` // one paragraph of Markdown, like all texts here
	// Asked lists ways in which players ask it, by which a search finds it.
	Asked     catalog.Words `yaml:"asked" json:"asked,omitzero"`
	Positions []Position    `yaml:"positions" json:"positions,omitempty"`
	Today     catalog.Text  `yaml:"today" json:"today"` // what applies today, and why
	// the id of the reading in readings.yaml by which the engine plays
	Reading string   `yaml:"reading" json:"reading,omitempty"`
	Ours    bool     `yaml:"ours" json:"ours"`                 // no source decides it, Catanica does
	Open    bool     `yaml:"open" json:"open"`                 // Catanica does not decide it either
	Cards   []string `yaml:"cards" json:"cards,omitempty"`     // cards on whose pages it is shown
	Rulings []string `yaml:"rulings" json:"rulings,omitempty"` // articles on whose pages it is shown
	// Decides lists pairs "A > B" of which the question leaves open what card A does to card B.
	Decides []string        `yaml:"decides" json:"decides,omitempty"`
	Source  catalog.Sources `yaml:"source" json:"source"`
}

// QuestionKind says how the sources fail to answer a question.
type QuestionKind string

// The kinds of questions.
const (
	Contradiction QuestionKind = "contradiction" // they contradict each other
	Silence       QuestionKind = "silence"       // they do not answer it
)

// QuestionKinds lists all kinds.
var QuestionKinds = []QuestionKind{Contradiction, Silence}

// Position is what a source states or implies about a question, and in which editions.
type Position struct {
	Says     catalog.Text    `yaml:"says" json:"says"`
	Editions catalog.Span    `yaml:"editions" json:"editions,omitzero"`
	Source   catalog.Sources `yaml:"source" json:"source"`
}

// Outcome says who answers a question today.
type Outcome string

// The outcomes.
const (
	OutcomeSource Outcome = "source" // a source
	OutcomeOurs   Outcome = "ours"   // Catanica, because no source does
	OutcomeOpen   Outcome = "open"   // nobody
)

// Outcomes lists all outcomes.
var Outcomes = []Outcome{OutcomeSource, OutcomeOurs, OutcomeOpen}

// Outcome returns who answers the question today.
func (q *OpenQuestion) Outcome() Outcome {
	switch {
	case q.Ours:
		return OutcomeOurs
	case q.Open:
		return OutcomeOpen
	}
	return OutcomeSource
}

// Standing says in a word or two how far the sources answer the question, to be put before what applies.
func (q *OpenQuestion) Standing() catalog.Text {
	switch {
	case q.Outcome() != OutcomeSource:
		return catalog.Text{DE: "Ungeklärt", EN: "Undecided"}
	case q.Kind == Contradiction:
		return catalog.Text{DE: "Die Quellen sind sich nicht einig", EN: "The sources disagree"}
	}
	return catalog.Text{DE: "Nicht ausdrücklich geregelt", EN: "Not stated outright"}
}

// QuestionsOn returns the questions that name a card or an article, in file order.
func (l *Library) QuestionsOn(id string) []*OpenQuestion {
	var out []*OpenQuestion
	for _, q := range l.Questions {
		if slices.Contains(q.Cards, id) || slices.Contains(q.Rulings, id) {
			out = append(out, q)
		}
	}
	return out
}

// Pair returns the cards of an entry of Decides.
func Pair(entry string) (a, b string, ok bool) { return strings.Cut(entry, " > ") }

// QuestionOfPair returns the question that leaves open what card a does to card b, or nil. A question that a source
// decides leaves nothing open.
func (l *Library) QuestionOfPair(a, b string) *OpenQuestion {
	i := slices.IndexFunc(l.Questions, func(q *OpenQuestion) bool {
		return q.Outcome() != OutcomeSource && slices.Contains(q.Decides, a+" > "+b)
	})
	if i < 0 {
		return nil
	}
	return l.Questions[i]
}

// QuestionOfReading returns the question that a reading decides, or nil.
func (l *Library) QuestionOfReading(reading string) *OpenQuestion {
	i := slices.IndexFunc(l.Questions, func(q *OpenQuestion) bool { return q.Reading == reading })
	if i < 0 || reading == "" {
		return nil
	}
	return l.Questions[i]
}

// loadQuestions reads the file. ok is false if it is missing or broken; then there is nothing to check.
func (l *Library) loadQuestions(fsys fs.FS, ps *catalog.Problems) (doc catalog.Document, ok bool) {
	if _, err := fs.Stat(fsys, questionsFile); err != nil {
		return doc, false
	}
	doc = catalog.LoadDocument(fsys, questionsFile, &l.Questions, ps)
	return doc, !doc.Broken()
}
