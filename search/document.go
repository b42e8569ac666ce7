package search

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// Document is one thing that can be found. Documents makes those of the catalogue and the library; scenarios
// are handed in by whoever knows them.
type Document struct {
	ID       string
	Kind     catalog.Kind
	Game     rulings.Game // that it is about; "" for the card game
	Title    catalog.Text
	Answer   catalog.Text  // the short answer that a hit shows
	Body     catalog.Text  // everything else, as plain text
	Names    []string      // ids, printed ids, names and aliases of both languages
	Asked    catalog.Words // how players ask it
	Also     catalog.Words // synonyms and slang for it
	Question catalog.Text
	Cards    []string // ids of cards it speaks of

	// Card and Ruling are what filters ask for facts; nil for documents of other kinds.
	Card   *catalog.Card
	Ruling *rulings.Ruling

	// From and Until are the editions it holds for. Ranking does not read them.
	From, Until catalog.EditionID
}

// key names the document in the index: ids are unique within a kind only.
func (d *Document) key() string { return string(d.Kind) + "/" + d.ID }

// game is the game that the document is about.
func (d *Document) game() rulings.Game {
	if d.Game == "" {
		return rulings.GameCard
	}
	return d.Game
}

// names are all single names by which the document may be called, its title included.
func (d *Document) names() []string {
	out := append([]string{d.ID}, d.Names...)
	out = append(out, d.Title.DE, d.Title.EN)
	return append(out, d.Also.All()...)
}

// in returns the text in lang, or in the other language where lang has none.
func in(t catalog.Text, lang catalog.Lang) string {
	if s := t.In(lang); s != "" {
		return s
	}
	return t.In(lang.Other())
}

// speaksOf reports whether an article points to another document in its front matter.
func (d *Document) speaksOf(other *Document) bool {
	if d.Ruling == nil {
		return false
	}
	return slices.Contains(d.Ruling.See, other.ID) || other.Kind == catalog.KindCard && slices.Contains(d.Cards, other.ID)
}
