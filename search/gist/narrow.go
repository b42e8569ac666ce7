package gist

import (
	"slices"

	"catanica/rulings"
	"catanica/search/lists"
	"catanica/search/question"
)

// fewTerms is the number of terms below which a question that names no card must name the same things as a precedent.
const fewTerms = 6

// Narrower reports whether a precedent speaks of a special case, so that its verdict does not follow for the question.
// It may still dispute the verdict of others.
//
// A yes may hold only at the place that the precedent names, or in the turn: "at the city", "in my opponent's turn". A
// no in a special case leaves a yes in general: what all of them may not, some may, and what two may not, one may. The
// no of a question about one card therefore needs a precedent that names nothing else and does not say all that the
// question says and more: "may I play the Alchemist after the roll" is not "may I play the Alchemist".
func (g Gist) Narrower(o Gist, verdict rulings.Verdict) bool {
	q, p := g.question, o.question
	if AsksKind(p) != AsksKind(q) || g.noCard && len(g.Terms) < fewTerms && !g.sameThings(o) {
		return true
	}
	few := len(g.Cards) < 2
	switch verdict {
	case rulings.Yes: // it holds there
		return len(lists.Without(o.Sites, g.Sites)) > 0 ||
			len(g.whoseTurn) == 0 && len(o.whoseTurn) > 0 ||
			actsOnSite(q, lists.Without(g.Sites, o.Sites)) ||
			few && !lists.Subset(q.Places, p.Places)
	case rulings.No:
		more := lists.Without(o.Terms, g.Terms)
		return len(lists.Without(o.Count, g.Count)) > 0 ||
			slices.Contains(o.Opposites, "all") && !slices.Contains(g.Opposites, "all") ||
			few && (slices.ContainsFunc(more, IsNamed) || len(more) > 0 && lists.Subset(g.plain, o.plain))
	}
	return false
}

// actsOnSite reports whether a question does something to one of the sites, rather than there: "may I tear down a
// *Metropolis* with it".
func actsOnSite(q *question.Question, sites []string) bool {
	return slices.ContainsFunc(q.In(question.Core), func(m question.Mention) bool {
		return slices.Contains(sites, m.Card)
	})
}

// AsksKind reports whether a question asks what something is, and not what it does: "is the Master Builder an action
// card".
func AsksKind(q *question.Question) bool {
	return q.Be && len(q.Verbs)+len(q.States) == 0 && q.Modal == ""
}

// sameThings reports whether two gists name the same cards and terms of the glossary.
func (g Gist) sameThings(o Gist) bool {
	return !slices.ContainsFunc(lists.Without(g.Terms, o.Terms), IsThing) &&
		!slices.ContainsFunc(lists.Without(o.Terms, g.Terms), IsThing)
}
