package answer

import (
	"slices"

	"catanica/rulings"
	"catanica/search/question"
)

// contrasts reports whether a question differs from a precedent in something that may turn its answer around, although
// most of their words are the same: "does the sun bring me that" and "does the mill bring me that". The verdict of the
// precedent then does not follow for the question.
func contrasts(q *question.Question, g gist, p *precedent) bool {
	o := p.gist
	if g.against(o.flow) || g.elsewhere(o.flow) || apart(builtAfter(q, g), builtAfter(&p.question, o)) || otherTurn(q, &p.question) ||
		neededFirst(q) != neededFirst(&p.question) || otherPredicate(q, g, p) ||
		slices.Contains(without(g.terms, o.terms), eventDie) {
		return true
	}
	if len(g.count) > 0 && len(o.count) > 0 && !slices.Equal(g.count, o.count) || g.has(none) != o.has(none) &&
		(g.has(none) && !subset(o.count, g.count) || o.has(none) && !subset(g.count, o.count)) {
		return true
	}
	if p.verdict == rulings.No {
		return o.now && !g.now || // what may not be done at once may be done later
			o.any && !g.any || // what may not be done to any may be done to some
			q.Modal == "may" && q.Be && asserts(&p.question) // and what is not so may be so at times
	}
	return p.verdict == rulings.Yes && narrowed(q, g, p)
}

// eventDie is the term of the die that has faces with the names of cards.
const eventDie = "#term/glossar.ereigniswuerfel"

// none is the rival that says that nothing is there.
const none = "stock:none"

// inPlay is the rival that says that a thing lies in a principality.
const inPlay = "pile:table"

// narrowed reports whether a question adds something to a precedent that asks in general: a number, whose turn it is,
// that a thing is in play, or that it is the opponent's, unless the question is about harming him. What is so in
// general may not be so then.
func narrowed(q *question.Question, g gist, p *precedent) bool {
	return g.has(inPlay) && !p.gist.has(inPlay) ||
		len(without(without(g.count, p.gist.count), []string{"1"})) > 0 ||
		!subset(turnsOf(q), p.question.Places) ||
		foreign(g) && !foreign(p.gist) && (len(g.cards) == 0 || len(g.cards) == 1 && !harms(q))
}

// turnsOf returns in whose turn a question says that something happens: my-turn, their-turn.
func turnsOf(q *question.Question) []string {
	return slices.DeleteFunc(slices.Clone(q.Places), func(p string) bool { return p != "my-turn" && p != "their-turn" })
}

// otherTurn reports whether two questions speak of turns of different players.
func otherTurn(q, p *question.Question) bool {
	a, b := turnsOf(q), turnsOf(p)
	return apart(a, b)
}

// harms reports whether a question asks for something that one player does to the other's cards.
func harms(q *question.Question) bool {
	return slices.ContainsFunc(q.Verbs, func(v question.Verb) bool { return slices.Contains(deeds, v.ID) })
}

// builtAfter returns the term of the second of two cards, if a question asks whether one may be built where the other
// is: "I have a Citadel, may I build *Johanna*".
func builtAfter(q *question.Question, g gist) []string {
	if len(g.flow.cards) != 2 || q.Modal != "may" || q.Given == nil && !q.Complex ||
		!slices.ContainsFunc(q.Verbs, func(v question.Verb) bool { return v.ID == "build" }) {
		return nil
	}
	return g.flow.cards[1:]
}

// neededFirst returns the first card that a question asks the need of: "do I need a *Large Harbor* beside the Harbor".
func neededFirst(q *question.Question) string {
	if q.Verb() != "need" {
		return ""
	}
	for _, m := range q.In(question.Core) {
		if m.Card != "" {
			return m.Card
		}
	}
	return ""
}

// otherPredicate reports whether two questions say something different of the same thing: "is the rule *valid*" and "is
// the rule *a misprint*".
func otherPredicate(q *question.Question, g gist, p *precedent) bool {
	o := p.gist
	if !asserts(q) || !asserts(&p.question) {
		return false
	}
	other := g.last != "" && o.last != "" && !slices.Contains(o.terms, g.last) && !slices.Contains(g.terms, o.last)
	return other || isKind(q) && isKind(&p.question) && !agree(g.terms, o.terms)
}
