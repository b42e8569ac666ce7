package search

import (
	"slices"

	"catanica/catalog"
)

// The texts of a document's fields, by language.

func titleText(d *Document, lang catalog.Lang) []string    { return []string{d.Title.In(lang)} }
func questionText(d *Document, lang catalog.Lang) []string { return []string{d.Question.In(lang)} }
func answerText(d *Document, lang catalog.Lang) []string   { return []string{d.Answer.In(lang)} }
func bodyText(d *Document, lang catalog.Lang) []string     { return []string{d.Body.In(lang)} }
func askedTexts(d *Document, lang catalog.Lang) []string   { return d.Asked.In(lang) }

// namesTexts has the names of both languages in both, so that a German name is found in an English query.
func namesTexts(d *Document, lang catalog.Lang) []string {
	return append(slices.Clone(d.Also.In(lang)), d.Names...)
}

// factQuestions are the questions that the own page of every card and term answers: they lead to it and not to
// the rulings about it. They are compared with queries but not indexed, lest every card be about costs.
func factQuestions(d *Document, lang catalog.Lang) []string {
	name := d.Title.In(lang)
	switch {
	case name == "":
		return nil
	case d.Kind == catalog.KindCard && lang == catalog.EN:
		return []string{"what does " + name + " cost", "how many victory points does " + name + " bring", "what does " + name + " do", "which set is " + name + " in"}
	case d.Kind == catalog.KindCard:
		return []string{"was kostet " + name, "wie viele Siegpunkte bringt " + name, "was macht " + name, "in welchem Set ist " + name}
	case d.Kind == catalog.KindTerm && lang == catalog.EN:
		return []string{"definition of " + name, "what is the meaning of " + name, "what counts as " + name}
	case d.Kind == catalog.KindTerm:
		return []string{"Definition " + name, "was bedeutet " + name, "was zählt als " + name}
	}
	return nil
}

// cardConcepts is the list of the document's cards as concepts.
func cardConcepts(d *Document) []string {
	var out []string
	for _, id := range d.Cards {
		out = append(out, cardConcept(id))
	}
	return out
}

// cardConcept is the concept of a card.
func cardConcept(id string) string { return string(markConcept) + string(catalog.KindCard) + "/" + id }
