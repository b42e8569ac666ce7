package answer

import (
	"cmp"

	"catanica/catalog"
	"catanica/search/facts"
	"catanica/search/question"
)

// asked is a question with the world that it asks about, and who answers it.
type asked struct {
	facts.Asked
	by   *Answerer     // who answers it, and reads further words
	idle *catalog.Card // protects nothing, because it is bewitched, pawned or under a Dogma; nil if there is none
}

// speaker says in a language what holds under an edition, in every game.
func (a *Answerer) speaker(e catalog.EditionID, lang catalog.Lang) facts.Speaker {
	return facts.Speaker{World: facts.World{Cat: a.cat, Lib: a.lib, Pairs: a.pairs, EditionID: e}, Language: lang}
}

// ask returns the question with what it applies to, for a reader of lang under edition e, unless the question names
// another edition.
func (a *Answerer) ask(q question.Question, lang catalog.Lang, e catalog.EditionID) *asked {
	s := a.speaker(cmp.Or(q.Edition, e, catalog.DefaultEdition), lang)
	return &asked{Asked: facts.Ask(q, a.reader, s), by: a}
}
