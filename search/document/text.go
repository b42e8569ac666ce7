package document

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/index"
)

// Texts returns the texts of a part of the document (index.Parts) in one language.
func (d *Document) Texts(part string, lang catalog.Lang) []string {
	switch part {
	case index.Title:
		return []string{d.Title.In(lang)}
	case index.Names: // of both languages, so that an English query finds a German name
		return append(slices.Clone(d.Also.In(lang)), d.Names...)
	case index.Question:
		return []string{d.Question.In(lang)}
	case index.Asked:
		return d.Asked.In(lang)
	case index.Answer:
		return []string{d.Answer.In(lang)}
	case index.Body:
		if d.body != nil {
			return []string{d.body(lang)}
		}
		return []string{d.Body.In(lang)}
	}
	return nil
}

// FactQuestions returns the questions that the page of every card or term answers: they lead to it rather than to the
// rulings about it. They are compared with queries but not indexed, so that not every card matches "cost".
func (d *Document) FactQuestions(lang catalog.Lang) []string {
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

// MaxPhrasingTokens limits how much of a text is compared with queries; a question has about 25 words.
const MaxPhrasingTokens = 40

// Vocabulary returns the folded words of names and short texts of the documents in a language. The bodies are left out,
// because in long texts every word turns up sooner or later.
func Vocabulary(docs []Document, lang catalog.Lang) map[string]bool {
	words := map[string]bool{}
	for i := range docs {
		for _, part := range index.Parts() {
			if part == index.Body {
				continue
			}
			for _, text := range docs[i].Texts(part, lang) {
				n := 0
				analysis.EachToken(text, func(start, end int) {
					if n++; n <= MaxPhrasingTokens {
						words[text[start:end]] = true
					}
				})
			}
		}
	}
	out := make(map[string]bool, len(words))
	for w := range words {
		out[analysis.Fold(lang, strings.ToLower(w)).Text] = true
	}
	return out
}
