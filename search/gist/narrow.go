package gist

import (
	"regexp"
	"slices"
	"strings"

	"catanica/rulings"
	"catanica/search/lists"
	"catanica/search/question"
)

// fewTerms is the number of terms below which a question that names no card must name the same things as a precedent.
const fewTerms = 6

// Narrower reports whether a precedent speaks of a special case, so that its verdict does not follow for the question.
// It may still dispute the verdict of others.
//
// A no in a special case leaves a yes in general: what all of them may not, some may, and what two may not, one may.
// The no of a question about one card therefore needs more in common than that card, and a precedent that names nothing
// else, turns on nothing else and does not say all that the question says and more: "may I play the Alchemist after the
// roll" is not "may I play the Alchemist".
func (g Gist) Narrower(o Gist, verdict rulings.Verdict, derived bool) bool {
	q, p := g.question, o.question
	if AsksKind(p) != AsksKind(q) || g.noCard && len(g.Terms) < fewTerms && !g.sameThings(o) {
		return true
	}
	if len(g.Cards) < 2 && len(g.Verbs()) == 0 && len(o.Verbs()) > 0 && q.HasVerb("build", "play") {
		return true
	}
	if derived && len(o.Verbs()) > 0 && !lists.Overlap(g.Verbs(), o.Verbs()) {
		return true // it is about another deed
	}
	if verdict == rulings.Yes && len(lists.Without(o.Sites, g.Sites)) > 0 {
		return true // it holds there
	}
	if verdict != rulings.No {
		return len(g.Cards) < 2 && verdict == rulings.Yes && !lists.Subset(q.Places, p.Places)
	}
	if len(lists.Without(o.Count, g.Count)) > 0 || slices.Contains(o.Turns, "all") && !slices.Contains(g.Turns, "all") {
		return true
	}
	more := lists.Without(o.Terms, g.Terms)
	if derived && len(more) > 0 && !lists.Subset(g.Terms, o.Terms) {
		return true // what follows from the facts of a card is about one thing, and so should the question be
	}
	return len(g.Cards) < 2 && (len(lists.Without(o.Turns, g.Turns)) > 0 || !g.shares(o) ||
		p.Player == "them" && q.Player == "" || slices.ContainsFunc(more, IsNamed) ||
		slices.ContainsFunc(more, color.MatchString) || len(more) > 0 && lists.Subset(words(g.Terms), o.Terms))
}

// AsksKind reports whether a question asks what something is, and not what it does: "is the Master Builder an action
// card".
func AsksKind(q *question.Question) bool {
	return q.Be && len(q.Verbs)+len(q.States) == 0 && q.Modal == ""
}

// sameThings reports whether two gists name the same cards and terms of the glossary.
func (g Gist) sameThings(o Gist) bool {
	return !slices.ContainsFunc(lists.Without(g.Terms, o.Terms), isThing) &&
		!slices.ContainsFunc(lists.Without(o.Terms, g.Terms), isThing)
}

// shares reports whether two gists have a term in common that is no card.
func (g Gist) shares(o Gist) bool {
	return slices.ContainsFunc(g.Terms, func(t string) bool {
		return !strings.Contains(t, "card/") && slices.Contains(o.Terms, t)
	})
}

// words returns the terms without the verbs that the reader knows, whose stems or concepts are among the terms, too.
func words(terms []string) []string {
	return slices.DeleteFunc(slices.Clone(terms), func(t string) bool { return strings.HasPrefix(t, verbPrefix) })
}

// color matches the stems of the colors that tell kinds of cards apart.
var color = regexp.MustCompile(
	`^(?:(?:rot|gr[uü]n|braun|violett|gelb|grau)(?:e[mnrs]?)?|red|green|brown|violet|yellow|gr[ae]y)$`)
