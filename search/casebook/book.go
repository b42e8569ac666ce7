package casebook

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/search/gist"
	"catanica/search/question"
)

// Book holds the decided questions. It never changes after New; any number of goroutines may use it.
type Book struct {
	cat    *catalog.Catalog
	lib    *rulings.Library
	reader *question.Reader
	gists  *gist.Reader
	pairs  func() (interact.Pairs, error) // may be nil

	articles  map[string]*article     // with the texts of the cards, by id
	unsettled map[string][]*unsettled // open questions by the ids of their cards and articles
}

// New returns the book of the questions that the library and the catalogue decide. What holds for a kind of card is
// taken to hold for a card if the engine plays it like the others, by what pairs returns; without pairs it is not.
func New(cat *catalog.Catalog, lib *rulings.Library, reader *question.Reader, gists *gist.Reader,
	pairs func() (interact.Pairs, error)) *Book {
	b := &Book{cat: cat, lib: lib, reader: reader, gists: gists, pairs: pairs, articles: map[string]*article{}}
	for _, r := range lib.Rulings {
		b.articles[r.ID] = b.newArticle(r)
	}
	for _, k := range cat.Cards {
		r := cardText(lib, k)
		b.articles[r.ID] = b.newArticle(r)
	}
	b.unsettled = b.unsettledOf(lib.Questions)
	return b
}

// article returns an article with its decided questions, also one that is not of the library.
func (b *Book) article(r *rulings.Ruling) *article {
	if art := b.articles[r.ID]; art != nil && art.Ruling == r {
		return art
	}
	return b.newArticle(r)
}
