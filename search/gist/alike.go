package gist

import (
	"slices"
	"strings"

	"catanica/search/lists"
	"catanica/search/question"
)

// Alike reports whether a precedent that names the same cards can be compared with a question, apart from its
// opposites: it names the same sets and no other places (*in the same city*, *in another city*), and it is the same
// player who lacks something and who owns the cards.
func (g Gist) Alike(o Gist) bool {
	q, p := g.question, o.question
	return g.afar == o.afar && agree(g.Sites, o.Sites) && slices.Equal(g.Sets, o.Sets) && !opposed(g, o) &&
		(q.Player == p.Player || !speaksOfRoll(q) || !speaksOfRoll(p)) // it matters who rolls
}

// speaksOfRoll reports whether a question speaks of a roll of the dice.
func speaksOfRoll(q *question.Question) bool {
	return slices.ContainsFunc(q.Verbs, func(v question.Verb) bool { return v.ID == "roll" })
}

// Unsaid reports whether a question about several cards has unknown words and no verb, so that it may ask for something
// that the reader does not know: "Is Johanna tamed by the Philosopher's Stone" is not "may I build Johanna despite it".
func (g Gist) Unsaid() bool {
	q := g.question
	return len(q.Unread) > 0 && len(g.Cards) > 1 && len(q.Verbs) == 0
}

// agree reports whether one of two lists contains the other.
func agree(a, b []string) bool { return lists.Subset(a, b) || lists.Subset(b, a) }

// SamePlayer reports whether the same player acts in two questions, or one of them names no player.
func SamePlayer(p, q *question.Question) bool {
	return p.Player == q.Player || p.Player == "" || q.Player == ""
}

// Asserts reports whether a question asks what is so, rather than what somebody may do: "is a fleet a building", not
// "can I build a fleet".
func Asserts(q *question.Question) bool { return q.Be && q.Modal == "" }

// IsNamed reports whether a term of a gist is a card, a term of the glossary or a number.
func IsNamed(term string) bool {
	return IsThing(term) || len(term) == 1 && "1" <= term && term <= "9"
}

// IsThing reports whether a term of a gist is a card or a term of the glossary.
func IsThing(term string) bool {
	return strings.Contains(term, "card/") || strings.Contains(term, "term/")
}
