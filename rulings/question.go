package rulings

import (
	"io/fs"
	"slices"

	"catanica/catalog"
)

// questionsFile holds what the sources answer in two ways or not at all.
const questionsFile = "questions.yaml"

// OpenQuestion is something that the sources contradict one another on, or are silent about: the positions side by
// side, and what applies today.
type OpenQuestion struct {
	ID        string       `yaml:"id" json:"id"` // for good: links lead to it
	Kind      QuestionKind `yaml:"kind" json:"kind"`
	Topic     catalog.Text `yaml:"topic" json:"topic"`       // what it is about, in a few words
	Question  catalog.Text `yaml:"question" json:"question"` // Markdown of one paragraph, as all texts here
	Positions []Position   `yaml:"positions" json:"positions,omitempty"`
	Today     catalog.Text `yaml:"today" json:"today"` // what applies today, and why
	// the id of readings.yaml by which the engine plays it
	Reading string          `yaml:"reading" json:"reading,omitempty"`
	Ours    bool            `yaml:"ours" json:"ours"`                 // no source decides, the choice is Catanica's
	Open    bool            `yaml:"open" json:"open"`                 // Catanica does not choose either
	Cards   []string        `yaml:"cards" json:"cards,omitempty"`     // on whose pages it is named
	Rulings []string        `yaml:"rulings" json:"rulings,omitempty"` // articles, the same
	Source  catalog.Sources `yaml:"source" json:"source"`
}

// QuestionKind says what is wrong with the sources.
type QuestionKind string

// The kinds of questions.
const (
	Contradiction QuestionKind = "contradiction" // they answer it in two ways
	Silence       QuestionKind = "silence"       // they do not answer it
)

// QuestionKinds lists them.
var QuestionKinds = []QuestionKind{Contradiction, Silence}

// Position is what a source says to a question, or hints at, and in which editions it stands.
type Position struct {
	Says     catalog.Text    `yaml:"says" json:"says"`
	Editions catalog.Span    `yaml:"editions" json:"editions,omitzero"`
	Source   catalog.Sources `yaml:"source" json:"source"`
}

// Outcome says who answers a question today.
type Outcome string

// The outcomes.
const (
	OutcomeSource Outcome = "source" // a source does
	OutcomeOurs   Outcome = "ours"   // Catanica does, for want of a source
	OutcomeOpen   Outcome = "open"   // nobody does
)

// Outcomes lists them.
var Outcomes = []Outcome{OutcomeSource, OutcomeOurs, OutcomeOpen}

// Outcome says who answers the question today.
func (q *OpenQuestion) Outcome() Outcome {
	switch {
	case q.Ours:
		return OutcomeOurs
	case q.Open:
		return OutcomeOpen
	}
	return OutcomeSource
}

// QuestionsOn returns the questions that name a card or an article, in the order of the file.
func (l *Library) QuestionsOn(id string) []*OpenQuestion {
	var out []*OpenQuestion
	for _, q := range l.Questions {
		if slices.Contains(q.Cards, id) || slices.Contains(q.Rulings, id) {
			out = append(out, q)
		}
	}
	return out
}

// QuestionRead returns the question that is decided by a reading, or nil.
func (l *Library) QuestionRead(reading string) *OpenQuestion {
	i := slices.IndexFunc(l.Questions, func(q *OpenQuestion) bool { return q.Reading == reading })
	if i < 0 || reading == "" {
		return nil
	}
	return l.Questions[i]
}

// loadQuestions reads the file; a tree without it has no questions, and there is nothing to check then.
func (l *Library) loadQuestions(fsys fs.FS, ps *catalog.Problems) (doc catalog.Document, ok bool) {
	if _, err := fs.Stat(fsys, questionsFile); err != nil {
		return doc, false
	}
	doc = catalog.LoadDocument(fsys, questionsFile, &l.Questions, ps)
	return doc, !doc.Broken()
}
