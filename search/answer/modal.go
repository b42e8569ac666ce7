package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/question"
)

// overstated reports whether an answer says that something can happen, but the question asks whether it must or will:
// "must the Arsonist burn the Town Hall", "will the Spy steal Johanna". A no to what can happen is a no to these, too.
func (x *asked) overstated(out *Answer) bool {
	return (out.Verdict == Yes || out.Verdict == Depends) && (x.demands() || x.foretells())
}

// demands reports whether a question asks whether a card must do something to others.
func (x *asked) demands() bool {
	_, relation := facts.RelationVerbs[x.Verb()]
	return x.Modal == "must" && (relation || x.harmful())
}

// foretells reports whether a question asks whether a card will harm another one. The German *will* says that somebody
// wants to, and a question about a kind of card asks no more than whether it can.
func (x *asked) foretells() bool {
	return x.Modal == "will" && x.HasWord("will") && x.harmful() && x.Lang == catalog.EN && x.Player == "" &&
		len(x.Cards()) == 2
}

// harmful reports whether the verb of a question is one for what cards do to the cards of the opponent.
func (x *asked) harmful() bool {
	v := x.Verb()
	return question.IsDeed(v) || v == "fetch" || v == "lose" || v == "move" || v == "discard"
}

// Undecidable reports whether no article can be the precedent of a question: it asks what is wise, what will happen to
// a card, whether something can be done to each of several things, or what a card does in a game in which it is not.
func (a *Answerer) Undecidable(q question.Question) bool {
	x := a.ask(q, q.Lang, catalog.DefaultEdition)
	_, several := x.joinedObjects()
	return gist.Advice(&q) || several || x.Missing() != nil || x.foretells()
}

// HitsNothing reports whether a question asks whether one card can hit another, and neither a source states that it
// does nor the engine plays it in any game. What an article says about the two is then about something else, and not a
// yes.
func (a *Answerer) HitsNothing(q question.Question, e catalog.EditionID) bool {
	x := a.ask(q, q.Lang, e)
	one, two := x.Card(x.Actors), x.Card(x.Objects)
	if x.Verb() != "hit" || one == nil || two == nil || one == two || x.Pairs == nil {
		return false
	}
	pairs, err := x.Pairs()
	if v := x.Stated(one, two).Verdict; err != nil || v == Yes || v == Depends {
		return false
	}
	return !slices.ContainsFunc(x.Games(), func(g catalog.Game) bool {
		r, _ := pairs.Between(interact.Case{A: one.ID, B: two.ID, Edition: x.EditionID, Game: g})
		return r.Outcome == interact.Hits || r.Outcome == interact.Undecided
	})
}
