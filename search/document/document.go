package document

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// Document is a unit that can be found. Of returns those of the catalogue and the library; the caller adds scenarios.
type Document struct {
	ID       string
	Kind     catalog.Kind
	Game     rulings.Game // that it is about; "" for the card game
	Title    catalog.Text
	Answer   catalog.Text  // the short answer that a hit shows
	Body     catalog.Text  // everything else, as plain text
	Names    []string      // ids, printed ids, names and aliases of both languages
	Asked    catalog.Words // how players ask for it
	Also     catalog.Words // synonyms and slang for it
	Question catalog.Text
	Cards    []string // ids of the cards that it is about

	// Earlier holds the short answers of earlier editions, which replace Answer there.
	Earlier []EarlierAnswer

	// Card and Ruling are the source of the facts that filters compare. They are nil for documents of other kinds.
	Card   *catalog.Card
	Ruling *Ruling

	// From and Until are the first and last edition in which the document holds; "" means no limit.
	From, Until catalog.EditionID

	// body returns the body of an article, in place of Body. Only the bodies of hits are needed, and those of all
	// documents when the index is built.
	body func(lang catalog.Lang) string
}

// EarlierAnswer is the short answer of a document in earlier editions.
type EarlierAnswer struct {
	Span   catalog.Span
	Answer catalog.Text
}

// Key identifies the document in the index: ids are unique within a kind only.
func (d *Document) Key() string { return string(d.Kind) + "/" + d.ID }

// AboutGame returns the game that the document is about.
func (d *Document) AboutGame() rulings.Game {
	if d.Game == "" {
		return rulings.GameCard
	}
	return d.Game
}

// TitleIn returns the title in lang, or in the other language if lang has none.
func (d *Document) TitleIn(lang catalog.Lang) string { return either(d.Title, lang) }

// AnswerAt returns the short answer that holds in an edition, and whether it is an earlier one.
func (d *Document) AnswerAt(e catalog.EditionID, lang catalog.Lang) (answer string, earlier bool) {
	for _, old := range d.Earlier {
		if old.Span.Holds(e) {
			return either(old.Answer, lang), true
		}
	}
	return either(d.Answer, lang), false
}

// either returns the text in lang, or in the other language if lang has none.
func either(t catalog.Text, lang catalog.Lang) string {
	if s := t.In(lang); s != "" {
		return s
	}
	return t.In(lang.Other())
}

// References reports whether an article refers to another document in its front matter.
func (d *Document) References(other *Document) bool {
	if d.Ruling == nil {
		return false
	}
	return slices.Contains(d.Ruling.See, other.ID) || other.Kind == catalog.KindCard && slices.Contains(d.Cards, other.ID)
}
