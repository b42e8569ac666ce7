package casebook

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// cardPrefix begins the id of a card's own text among the articles.
const cardPrefix = "card:"

// maxCards is the number of cards whose own texts are compared with a question.
const maxCards = 3

// cardText returns the text of a card as an article that holds since its effect last changed.
func cardText(lib *rulings.Library, k *catalog.Card) *rulings.Ruling {
	effect, _ := k.Effect.Latest()
	out := &rulings.Ruling{ID: cardPrefix + k.ID, Kind: catalog.KindCard, Cards: []string{k.ID},
		Editions: catalog.Span{From: k.Effect.DatedAt(catalog.DefaultEdition).From}, Prose: map[catalog.Lang]*rulings.Prose{}}
	for _, lang := range catalog.Langs {
		lines, _ := rulings.ParseAnswered(lang, k.Answered.In(lang))
		out.Prose[lang] = &rulings.Prose{Title: k.Title(lang), Short: lib.Plain(lang, effect.In(lang)), Answered: lines,
			Sections: []rulings.Section{{Kind: rulings.Reasoning, Markdown: k.Notes.In(lang)}}}
	}
	return out
}

// CardText returns the text of a card as an article with its labelled phrasings, or nil if there is no such card.
func (b *Book) CardText(id string) *rulings.Ruling {
	if art := b.articles[cardPrefix+id]; art != nil {
		return art.Ruling
	}
	return nil
}

// CardOf returns the id of the card whose text an article is, or "" for any other article.
func CardOf(r *rulings.Ruling) string {
	id, ok := strings.CutPrefix(r.ID, cardPrefix)
	if !ok {
		return ""
	}
	return id
}
