//go:build !js

package document

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// Questions returns the questions in a language that the document is known to answer: its title, its question, the ways
// in which players ask for it, and the questions that it decides, which are not indexed.
func (d *Document) Questions(lang catalog.Lang) []string {
	out := slices.Concat([]string{d.Title.In(lang), d.Question.In(lang)}, d.Asked.In(lang))
	var decided []rulings.Answered
	if d.Ruling != nil {
		decided = d.Ruling.Decided(lang) // the others are in Asked
	}
	if d.Card != nil {
		lines, _ := rulings.ParseAnswered(lang, d.Card.Answered.In(lang))
		decided = append(decided, lines...)
	}
	for _, line := range decided {
		out = append(out, line.Text)
	}
	return slices.DeleteFunc(out, func(s string) bool { return s == "" })
}
