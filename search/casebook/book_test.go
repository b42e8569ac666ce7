package casebook

import (
	"sync"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/rulings/scenario/scenariotest"
	"catanica/search/gist"
	"catanica/search/question"
)

// load returns the book of the repository's content.
var load = sync.OnceValue(func() *Book {
	cat, _ := catalog.Load(content.FS)
	lib, _ := rulings.Load(content.FS, cat)
	reader, err := question.NewReader(cat, gist.TermNames(lib))
	if err != nil {
		panic(err)
	}
	gists, err := gist.NewReader(cat, lib, reader)
	if err != nil {
		panic(err)
	}
	return New(cat, lib, reader, gists, sync.OnceValues(func() (interact.Pairs, error) {
		m, err := interact.Open()
		return interact.NewReferee(m, interact.NewPlayers(cat, nil, scenariotest.Books())), err
	}))
})

// ask looks up a question of a reader of lang among articles.
func (b *Book) ask(text string, lang catalog.Lang, found ...*rulings.Ruling) *Inquiry {
	return b.Inquire(b.Read(text, lang), lang, "", found)
}
