package answer

import (
	"cmp"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/question"
)

// world is what holds under an edition and in a game: the facts and relations of the cards, and what the engine plays.
// Its methods know nothing of the question.
type world struct {
	cat     *catalog.Catalog
	lib     *rulings.Library
	pairs   func() (Pairs, error) // may be nil
	edition catalog.EditionID
	game    catalog.Game // "" for every game of the edition
}

// speaker says in a language what holds in a world.
type speaker struct {
	world
	lang catalog.Lang
}

// asked is a question with the world that it asks about.
type asked struct {
	question.Question
	question.Frame
	speaker               // in the language of the answer
	by      *Answerer     // who answers it, and reads further words
	idle    *catalog.Card // protects nothing, because it is bewitched, pawned or under a Dogma; nil if there is none
}

// world returns what holds under an edition and in a game, or in every game of the edition.
func (a *Answerer) world(e catalog.EditionID, g catalog.Game) world {
	return world{a.cat, a.lib, a.pairs, e, g}
}

// ask returns the question with what it applies to, for a reader of lang under edition e, unless the question names
// another edition.
func (a *Answerer) ask(q question.Question, lang catalog.Lang, e catalog.EditionID) *asked {
	w := a.world(cmp.Or(q.Edition, e, catalog.DefaultEdition), q.Game)
	return &asked{q, q.Frame(a.cat), speaker{w, lang}, a, nil}
}
