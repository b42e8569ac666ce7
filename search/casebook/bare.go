package casebook

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/question"
)

// bareVerbs are verbs that do not tell what a question about settlements, cities or roads is about.
var bareVerbs = append([]string{"build", "need"}, question.Light()...)

// strays reports whether a question says so little that an article's verdict may be about something else. Such a
// question names no card but central ones, such as a city, and no group, term or state; and either it only builds,
// needs or has them ("do I need a city"), or a pronoun stands for what it is about. An article about other cards does
// not answer it, and an article about central ones answers only what one of its phrasings says word for word.
func (i *Inquiry) strays(r *rulings.Ruling) bool {
	q := &i.Question
	for _, m := range q.Mentions {
		if m.Card == "" || !i.book.isCentral(m.Card) || len(m.States) > 0 {
			return false
		}
	}
	if len(q.States) > 0 || len(q.Topics) > 0 || q.Given != nil {
		return false
	}
	vague := len(q.Mentions) > 0 && !slices.ContainsFunc(q.Verbs, func(v question.Verb) bool {
		return !slices.Contains(bareVerbs, v.ID)
	})
	if !vague && !q.It {
		return false
	}
	if slices.ContainsFunc(r.Cards, func(card string) bool { return !i.book.isCentral(card) }) {
		return true
	}
	return vague && !slices.ContainsFunc(r.Labelled(q.Lang), func(line rulings.Answered) bool {
		return wordForWord(q, line.Text)
	})
}

// isCentral reports whether a card is a settlement, a city, a road or another central card.
func (b *Book) isCentral(card string) bool {
	k := b.cat.Card(card)
	return k != nil && k.IsCentral(catalog.DefaultEdition)
}
