package search

import (
	"slices"
	"strings"
	"sync"

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

// phrasingText is a phrasing cut into words.
type phrasingText struct {
	words   []typed
	isTitle bool
	ours    bool // a factQuestion: it teaches nothing about words
}

// phrasingTexts cuts the phrasings of all documents into words, by language and document.
func phrasingTexts(docs []Document, games gameNames) map[catalog.Lang][][]phrasingText {
	out := map[catalog.Lang][][]phrasingText{catalog.DE: make([][]phrasingText, len(docs)), catalog.EN: make([][]phrasingText, len(docs))}
	var both sync.WaitGroup
	for lang, list := range out {
		both.Go(func() {
			for i := range docs {
				list[i] = cutPhrasings(&docs[i], lang, games)
			}
		})
	}
	both.Wait()
	return out
}

func cutPhrasings(d *Document, lang catalog.Lang, games gameNames) []phrasingText {
	var out []phrasingText
	for _, text := range phrasingsOf(d, lang) {
		if words := games.strip(typedWords(text, maxPhrasing), d.game()); len(words) > 0 {
			out = append(out, phrasingText{words: words, isTitle: text == d.Title.In(lang)})
		}
	}
	for _, text := range factQuestions(d, lang) {
		out = append(out, phrasingText{words: typedWords(text, maxPhrasing), ours: true})
	}
	return out
}

// cardsText is the list of the document's cards as concepts.
func cardsText(d *Document) []string {
	var out []string
	for _, id := range d.Cards {
		out = append(out, string(markConcept)+string(catalog.KindCard)+"/"+id)
	}
	return out
}
