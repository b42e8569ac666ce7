package search

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
)

// Document is a unit that can be found. Documents returns those of the catalogue and the library; the caller adds
// scenarios.
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
	Ruling *ruling

	// From and Until are the first and last edition in which the document holds; "" means no limit.
	From, Until catalog.EditionID
}

// EarlierAnswer is the short answer of a document in earlier editions.
type EarlierAnswer struct {
	Span   catalog.Span
	Answer catalog.Text
}

// key identifies the document in the index: ids are unique within a kind only.
func (d *Document) key() string { return string(d.Kind) + "/" + d.ID }

// game returns the game that the document is about.
func (d *Document) game() rulings.Game {
	if d.Game == "" {
		return rulings.GameCard
	}
	return d.Game
}

// firstEdition returns the edition in which the document first appeared, or "".
func (d *Document) firstEdition(cat *catalog.Catalog) catalog.EditionID {
	if d.Card != nil {
		return cat.FirstEdition(d.Card)
	}
	return d.From
}

// names returns all names of the document, including its id and title.
func (d *Document) names() []string {
	out := append([]string{d.ID}, d.Names...)
	out = append(out, d.Title.DE, d.Title.EN)
	return append(out, d.Also.All()...)
}

// in returns the text in lang, or in the other language if lang has none.
func in(t catalog.Text, lang catalog.Lang) string {
	if s := t.In(lang); s != "" {
		return s
	}
	return t.In(lang.Other())
}

// isConcept reports whether texts refer to documents of the kind by name.
func isConcept(k catalog.Kind) bool {
	return k == catalog.KindCard || k == catalog.KindTerm || k == catalog.KindSet || k == catalog.KindClass
}

// newPhrasebook returns the phrasebook of the names that documents have in a language, and of its synonyms.
func newPhrasebook(docs []Document, synonyms []analysis.Synonym, a *analysis.Lexicon) *analysis.Phrasebook {
	b := analysis.NewPhrasebook(a)
	for i := range docs {
		if isConcept(docs[i].Kind) {
			b.Add(docs[i].key(), docs[i].names()...)
		}
	}
	for _, s := range synonyms {
		b.Add(s.ID, s.Phrases.In(a.Lang())...)
	}
	return b
}

// references reports whether an article refers to another document in its front matter.
func (d *Document) references(other *Document) bool {
	if d.Ruling == nil {
		return false
	}
	return slices.Contains(d.Ruling.See, other.ID) || other.Kind == catalog.KindCard && slices.Contains(d.Cards, other.ID)
}
