package search

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
)

// The texts of a document's fields in one language.

func titleTexts(d *Document, lang catalog.Lang) []string    { return []string{d.Title.In(lang)} }
func questionTexts(d *Document, lang catalog.Lang) []string { return []string{d.Question.In(lang)} }
func answerTexts(d *Document, lang catalog.Lang) []string   { return []string{d.Answer.In(lang)} }
func bodyTexts(d *Document, lang catalog.Lang) []string     { return []string{d.Body.In(lang)} }
func askedTexts(d *Document, lang catalog.Lang) []string    { return d.Asked.In(lang) }

// namesTexts returns the names of both languages, so that an English query finds a German name.
func namesTexts(d *Document, lang catalog.Lang) []string {
	return append(slices.Clone(d.Also.In(lang)), d.Names...)
}

// factQuestions returns the questions that the page of every card or term answers: they lead to it rather than to the
// rulings about it. They are compared with queries but not indexed, so that not every card matches "cost".
func factQuestions(d *Document, lang catalog.Lang) []string {
	name := d.Title.In(lang)
	switch {
	case name == "":
		return nil
	case d.Kind == catalog.KindCard && lang == catalog.EN:
		return []string{
			"what does " + name + " cost", "how many victory points does " + name + " bring",
			"what does " + name + " do", "which set is " + name + " in",
		}
	case d.Kind == catalog.KindCard:
		return []string{
			"was kostet " + name, "wie viele Siegpunkte bringt " + name, "was macht " + name, "in welchem Set ist " + name,
		}
	case d.Kind == catalog.KindTerm && lang == catalog.EN:
		return []string{"definition of " + name, "what is the meaning of " + name, "what counts as " + name}
	case d.Kind == catalog.KindTerm:
		return []string{"Definition " + name, "was bedeutet " + name, "was zählt als " + name}
	}
	return nil
}

// cardConcepts returns the concept terms of the cards that the document is about.
func cardConcepts(d *Document) []string {
	var out []string
	for _, id := range d.Cards {
		out = append(out, cardConcept(id))
	}
	return out
}

// cardConcept returns the concept term of a card.
func cardConcept(id string) string {
	return string(analysis.ConceptPrefix) + string(catalog.KindCard) + "/" + id
}

// isCardConcept reports whether a term is the concept of a card.
func isCardConcept(term string) bool { return strings.HasPrefix(term, cardConcept("")) }
