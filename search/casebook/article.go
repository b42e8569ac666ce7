package casebook

import (
	"iter"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
)

// article is an article, or the text of a card, with the questions that it decides. Each list is read when it is first
// needed.
type article struct {
	*rulings.Ruling
	own       func() []frame    // its own question in each language, if it has a verdict
	phrasings func() []phrasing // the labelled ones among "how players ask", in both languages
	in        map[catalog.Lang]*said
}

// said is what an article says in one language.
type said struct {
	further    func() []phrasing // the other labelled phrasings, which are many: they are compared in this language only
	precedents func() []precedent
	vocabulary func() map[string]bool // the words that the article uses
	asked      func() []askedText
	passages   func() []passage
}

// newArticle returns an article of which nothing has been read yet.
func (b *Book) newArticle(r *rulings.Ruling) *article {
	art := &article{Ruling: r, in: map[catalog.Lang]*said{}}
	art.own = sync.OnceValue(func() []frame { return b.readOwn(r) })
	art.phrasings = sync.OnceValue(func() []phrasing { return b.phrasingsOf(r) })
	for _, lang := range catalog.Langs {
		art.in[lang] = &said{
			further:    sync.OnceValue(func() []phrasing { return b.readPhrasings(r.Decided(lang), lang) }),
			precedents: sync.OnceValue(func() []precedent { return b.precedentsOf(art, lang) }),
			vocabulary: sync.OnceValue(func() map[string]bool { return b.vocabularyOf(r, lang) }),
			asked:      sync.OnceValue(func() []askedText { return b.askedOf(r, lang) }),
			passages:   sync.OnceValue(func() []passage { return b.passagesOf(r, lang) }),
		}
	}
	return art
}

// labelled returns the lines of the phrasings that are compared with a question in a language, in the same order.
func (art *article) labelled(lang catalog.Lang) iter.Seq[rulings.Answered] {
	return func(yield func(rulings.Answered) bool) {
		for _, list := range [][]rulings.Answered{
			art.In(catalog.DE).Answered, art.In(catalog.EN).Answered, art.Decided(lang),
		} {
			for _, line := range list {
				if !yield(line) {
					return
				}
			}
		}
	}
}

// eachPhrasing calls do for the phrasings that are compared with a question in a language, until it returns false.
func (art *article) eachPhrasing(lang catalog.Lang, do func(*phrasing) bool) {
	for _, list := range [][]phrasing{art.phrasings(), art.in[lang].further()} {
		for i := range list {
			if !do(&list[i]) {
				return
			}
		}
	}
}

// manyCards is the least number of cards of an article about a whole set.
const manyCards = 10

// AboutMany reports whether an article is about a whole set of cards, rather than about each of those that it names.
func AboutMany(r *rulings.Ruling) bool { return len(r.Cards) >= manyCards }
