package search

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// The texts of a document's fields, by language.

func titleText(d *Document, lang catalog.Lang) string    { return d.Title.In(lang) }
func questionText(d *Document, lang catalog.Lang) string { return d.Question.In(lang) }
func answerText(d *Document, lang catalog.Lang) string   { return d.Answer.In(lang) }
func bodyText(d *Document, lang catalog.Lang) string     { return d.Body.In(lang) }

// namesText has the names of both languages in both, so that a German name is found in an English query.
func namesText(d *Document, lang catalog.Lang) string {
	return strings.Join(append(slices.Clone(d.Also.In(lang)), d.Names...), apart)
}

func askedText(d *Document, lang catalog.Lang) string {
	return strings.Join(d.Asked.In(lang), apart)
}

// phrasingsOf are the ways in which the document itself, or a player, would put what it is about.
func phrasingsOf(d *Document, lang catalog.Lang) []string {
	out := append([]string{}, d.Asked.In(lang)...)
	return append(out, d.Title.In(lang), d.Question.In(lang), d.Answer.In(lang))
}

// cardsText is the list of the document's cards as concepts.
func cardsText(d *Document) []string {
	var out []string
	for _, id := range d.Cards {
		out = append(out, string(markConcept)+string(catalog.KindCard)+"/"+id)
	}
	return out
}
