package casebook

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/question"
)

// apart reports whether a question says something that turns the answer of a phrasing, although both have the same
// words: whose something is, which city it stands in, how many things are lacking, or which of two deeds it only
// supposes.
func apart(p, q *question.Question, phrased, asked frame) bool {
	return phrased.theirs != asked.theirs && mine(p) != mine(q) ||
		asked.opponent && mine(p) && mine(q) && otherOwner(p, q) ||
		inCity(p) != inCity(q) || gist.SeveralOf(q, p) ||
		p.Lang == q.Lang && denials(p) != denials(q) ||
		p.Lang != q.Lang && len(q.Verbs) > 1 && asksAtOnce(p) != asksAtOnce(q)
}

// mine reports whether a question speaks of things of the player who asks.
func mine(q *question.Question) bool {
	words := question.WordsOf(q.Text)
	for i, w := range words {
		if (strings.HasPrefix(w, "mein") && len(w) <= len("meinem") || w == "my") &&
			(i+1 == len(words) || !namesOpponent(words[i+1])) && w != "meint" {
			return true
		}
	}
	return false
}

// namesOpponent reports whether a word is one for the opponent in any case: *opponent's*, *Gegners*.
func namesOpponent(word string) bool {
	return slices.ContainsFunc(ofOpponents, func(w string) bool { return strings.HasPrefix(word, w) })
}

// otherOwner reports whether only one of two questions says of a card that it belongs to the player who asks.
func otherOwner(p, q *question.Question) bool {
	own := func(q *question.Question) []string {
		var out []string
		for _, m := range q.Mentions {
			if m.Side == "mine" && m.Card != "" {
				out = append(out, m.Card)
			}
		}
		return out
	}
	return !slices.Equal(own(p), own(q))
}

// inCity returns the city that a question speaks of: the same or another one; "" if it does not say.
func inCity(q *question.Question) string {
	i := slices.IndexFunc(q.Places, func(p string) bool { return p == "same-city" || p == "other-city" })
	if i < 0 {
		return ""
	}
	return q.Places[i]
}

// denials counts what a question denies: one thing in "no ore but wool", two in "neither ore nor wool".
func denials(q *question.Question) int {
	n := 0
	words := question.WordsOf(q.Text)
	for i, w := range words {
		if gist.Negates(q.Lang, w) || q.Lang == catalog.DE && w == "noch" && slices.Contains(words[:i], "weder") {
			n++
		}
	}
	return n
}

// askingWords are the words with which a question of yes or no begins, besides German verbs.
var askingWords = []string{"may", "can", "could", "must", "do", "does", "did", "is", "are", "will", "has", "have",
	"darf", "dürfen", "kann", "können", "muss", "müssen", "ist", "sind", "wird", "werden"}

// asksAtOnce reports whether a question begins by asking, and not with what is the case.
func asksAtOnce(q *question.Question) bool {
	return q.VerbFirst || slices.Contains(askingWords, firstWord(q))
}

// firstWord returns the first word of a question in lower case, or "".
func firstWord(q *question.Question) string {
	if words := question.WordsOf(q.Text); len(words) > 0 {
		return words[0]
	}
	return ""
}
