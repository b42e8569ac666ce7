package answer

import (
	"regexp"
	"slices"
	"strings"

	"catanica/rulings"
	"catanica/search/question"
)

// fewTerms is the number of terms below which a question that names no card must name the same things as a precedent.
const fewTerms = 6

// narrower reports whether a precedent speaks of a special case, so that its verdict does not follow for the question.
// It may still dispute the verdict of others.
//
// A no in a special case leaves a yes in general: what all of them may not, some may, and what two may not, one may.
// The no of a question about one card therefore needs more in common than that card, and a precedent that names nothing
// else, turns on nothing else and does not say all that the question says and more: "may I play the Alchemist after the
// roll" is not "may I play the Alchemist".
func (a *Answerer) narrower(q *question.Question, g gist, p *precedent) bool {
	if isKind(&p.question) != isKind(q) || a.namesNoCard(g) && len(g.terms) < fewTerms && !g.sameThings(p.gist) {
		return true
	}
	if len(g.cards) < 2 && len(g.verbs()) == 0 && len(p.gist.verbs()) > 0 && hasVerb(q, "build", "play") {
		return true
	}
	if p.derived != nil && len(p.gist.verbs()) > 0 && !overlap(g.verbs(), p.gist.verbs()) {
		return true // it is about another deed
	}
	if p.verdict != rulings.No {
		return len(g.cards) < 2 && p.verdict == rulings.Yes && !subset(q.Places, p.question.Places)
	}
	if len(without(p.gist.count, g.count)) > 0 || slices.Contains(p.gist.turns, "all") && !slices.Contains(g.turns, "all") {
		return true
	}
	more := without(p.gist.terms, g.terms)
	if p.derived != nil && len(more) > 0 && !subset(g.terms, p.gist.terms) {
		return true // what follows from the facts of a card is about one thing, and so should the question be
	}
	return len(g.cards) < 2 && (len(without(p.gist.turns, g.turns)) > 0 || !g.shares(p.gist) ||
		p.question.Player == "them" && q.Player == "" || slices.ContainsFunc(more, isNamed) ||
		slices.ContainsFunc(more, color.MatchString) || len(more) > 0 && subset(words(g.terms), p.gist.terms))
}

// isKind reports whether a question asks what something is, and not what it does: "is the Master Builder an action
// card".
func isKind(q *question.Question) bool {
	return q.Be && len(q.Verbs)+len(q.States) == 0 && q.Modal == ""
}

// namesNoCard reports whether a question names no card but central ones. Then the other things that it names are all
// that tells which article is about it.
func (a *Answerer) namesNoCard(g gist) bool {
	return !slices.ContainsFunc(g.cards, func(id string) bool { return !a.central(id) })
}

// sameThings reports whether two gists name the same cards and terms of the glossary.
func (g gist) sameThings(o gist) bool {
	return !slices.ContainsFunc(without(g.terms, o.terms), isThing) &&
		!slices.ContainsFunc(without(o.terms, g.terms), isThing)
}

// shares reports whether two gists have a term in common that is no card.
func (g gist) shares(o gist) bool {
	return slices.ContainsFunc(g.terms, func(t string) bool {
		return !strings.Contains(t, "card/") && slices.Contains(o.terms, t)
	})
}

// words returns the terms without the verbs that the reader knows, whose stems or concepts are among the terms, too.
func words(terms []string) []string {
	return slices.DeleteFunc(slices.Clone(terms), func(t string) bool { return strings.HasPrefix(t, verbPrefix) })
}

// color matches the stems of the colors that tell kinds of cards apart.
var color = regexp.MustCompile(
	`^(?:(?:rot|gr[uü]n|braun|violett|gelb|grau)(?:e[mnrs]?)?|red|green|brown|violet|yellow|gr[ae]y)$`)
