package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/search/facts"
	"catanica/search/question"
)

// exceptions are the words that take something out of what a question asks for. Only some of them turn a yes into a no,
// as the opposites of gist do.
var exceptions = []string{"außer", "ausser", "sonst", "besides", "except", "apart", "else"}

// FactsOnly reports whether only facts answer a question: it asks for all cards that do something, for those besides a
// named one, or whether a card has several amounts. What merely resembles such a question, or what two of its cards do
// to each other, is no answer.
func (a *Answerer) FactsOnly(q question.Question) bool {
	x := a.ask(q, q.Lang, catalog.DefaultEdition)
	if len(x.StatedAmounts()) > 1 {
		return true
	}
	asksOpenly := q.Has("what", "which", "who", "how-many")
	return asksOpenly && (len(q.Mentions) > 0 && q.HasWord(exceptions...) || !q.Not && x.asksForList() ||
		x.asksForOne())
}

// asksForOne reports whether a question asks which of two cards or kinds of cards it is, perhaps by comparing them.
func (x *asked) asksForOne() bool {
	return slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return m.Joined == "or" && (m.Card != "" || m.Group() != "")
	})
}

// asksForList reports whether a question asks for the cards that do something to a card, or to which a card does it.
func (x *asked) asksForList() bool {
	v := x.Verb()
	_, related := facts.RelationVerbs[v]
	does := related || question.IsDeed(v) || v == "need" && !x.ByPlayer
	which := x.Has("which") && (x.About("card") || slices.ContainsFunc(x.Mentions, x.IsAsked))
	if x.Has("what", "who") && related && len(x.Mentions) == 1 && x.Mentions[0].Card != "" {
		return true
	}
	return which && len(x.Mentions) > 0 && (does || x.Edition != "") || which && x.Edition != "" && len(x.Verbs) <= 1
}
