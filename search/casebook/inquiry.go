package casebook

import (
	"cmp"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/gist"
	"catanica/search/question"
)

// Inquiry is a question that is looked up in the book. What is needed of the question is read once, when it is first
// needed. An inquiry is for one goroutine.
type Inquiry struct {
	Question question.Question
	Lang     catalog.Lang      // of the reader
	Edition  catalog.EditionID // that the question names, or else that the reader asks for

	book    *Book
	found   []*rulings.Ruling // the articles and the texts of cards that are consulted, the first found first
	frame   func() frame
	scope   func() scope
	gist    func() gist.Gist
	wording func() gist.Wording // in the language of the question
	open    func() bool         // see gist.Open
	near    func() nearness     // its comparison with the articles
}

// Inquire returns a question as it is looked up for a reader of lang under edition e, unless the question names another
// edition. found are the articles, and the texts of cards, that a search found first.
func (b *Book) Inquire(q question.Question, lang catalog.Lang, e catalog.EditionID,
	found []*rulings.Ruling) *Inquiry {
	return b.inquire(q, lang, cmp.Or(q.Edition, e, catalog.DefaultEdition), found)
}

// inquire is Inquire under an edition, whatever the question names.
func (b *Book) inquire(q question.Question, lang catalog.Lang, e catalog.EditionID,
	found []*rulings.Ruling) *Inquiry {
	i := &Inquiry{Question: q, Lang: lang, Edition: e, book: b, found: found}
	i.frame = sync.OnceValue(func() frame { return b.frame(&i.Question) })
	i.scope = sync.OnceValue(func() scope { return scopeOf(&i.Question) })
	i.gist = sync.OnceValue(func() gist.Gist { return b.gists.Read(&i.Question, i.Question.Lang) })
	i.wording = b.wording(q.Text, q.Lang)
	i.open = sync.OnceValue(func() bool { return gist.Open(&i.Question) })
	i.near = sync.OnceValue(func() nearness { return i.compare("") })
	return i
}

// isWord reports whether the question is a single word and names at most one thing. It then asks nothing that a
// phrasing could ask in other words (phrasing.asks).
func (i *Inquiry) isWord() bool {
	return len(analysis.Tokenize(i.Question.Text, 2)) < 2 && i.frame().subject.size() < 2
}

// mostTerms returns a number of terms that the gist of the question does not exceed. What needs more terms asks here
// first, because the first gist in a language builds its vocabulary.
func (i *Inquiry) mostTerms() int {
	return len(analysis.Tokenize(i.Question.Text, len(i.Question.Text))) + len(i.Question.Verbs)
}

// Undated returns the question as one about the rules of today, without the edition that it names.
func (i *Inquiry) Undated() *Inquiry {
	q := i.Question
	q.Edition, q.Text = "", q.Undated
	return i.book.inquire(q, i.Lang, catalog.DefaultEdition, i.found)
}
