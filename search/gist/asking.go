package gist

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/question"
)

// Open reports whether a question asks for more than yes or no, wherever its question word stands.
func Open(q *question.Question) bool {
	if len(q.Asks) > 0 && !q.Has("whether") {
		return true
	}
	text := strings.ReplaceAll(q.Text, "’", "'")
	words := analysis.Tokenize(text, maxWording)
	for i, w := range words {
		if slices.Contains(openWords, w.Text) || slices.Contains(openingWords, w.Text) && opens(text, words, i) ||
			w.Text == "when" && i+1 < len(words) && slices.Contains(auxiliaries, words[i+1].Text) {
			return true
		}
	}
	return false
}

// opens reports whether a word begins a text or follows a pause, perhaps after a preposition: "for whose turn". After a
// noun it is a relative pronoun: "the player whose turn it is".
func opens(text string, words []analysis.Token, i int) bool {
	if i > 0 && slices.Contains(leadingPrepositions, words[i-1].Text) {
		i--
	}
	return i == 0 || strings.ContainsAny(text[words[i-1].End:words[i].Start], Pauses)
}

// leadingPrepositions are the English prepositions that may come before the *whose* of a question.
var leadingPrepositions = []string{
	"in", "on", "at", "of", "to", "for", "from", "with", "during", "after", "before", "by",
}

// YesOrNo reports whether a text is a question of yes or no, rather than a list of words. A list with a verb counts as
// one only if it also names cards: "bewitched fire brigade burn", but not "sun rolled".
func YesOrNo(q *question.Question) bool {
	return !Open(q) && (BeginsWithVerb(q) || asksPermission(q) || q.Modal != "" || q.Be || sentenceLike(q) ||
		(len(q.Verbs)+len(q.States) > 0 || q.Passive) && namesCards(q))
}

// namesCards reports whether a question names a card, or cards by their class, type or set.
func namesCards(q *question.Question) bool {
	return slices.ContainsFunc(q.Mentions, func(m question.Mention) bool {
		return m.Card != "" || m.Class != "" || m.Type != "" || m.Set != ""
	})
}

// asksPermission reports whether a question without a finite verb ends by asking whether something may be done: "Ismai
// on a Metropolis site – ok?", "Per Feuerteufel wegbrennen?".
func asksPermission(q *question.Question) bool {
	text, isQuestion := strings.CutSuffix(strings.TrimSpace(q.Text), "?")
	words := question.WordsOf(text)
	if !isQuestion || len(words) < 2 {
		return false
	}
	last := words[len(words)-1]
	return slices.Contains(permitting, last) || q.Lang == catalog.DE && len(last) > 6 && strings.HasSuffix(last, "en") &&
		strings.HasSuffix(q.Text, last+"?") // an infinitive, and no noun
}

// BeginsWithVerb reports whether the first word is a verb, as in a German question of yes or no.
func BeginsWithVerb(q *question.Question) bool {
	words := question.WordsOf(q.Text)
	return q.VerbFirst || len(words) > 0 && slices.Contains(firstVerbs, words[0])
}

// fewWords is the least number of words that make a text with a question mark a question, rather than a list of words.
const fewWords = 6

// sentenceLike reports whether a text ends with a question mark and names a card or has several words.
func sentenceLike(q *question.Question) bool {
	return strings.HasSuffix(strings.TrimSpace(q.Text), "?") &&
		(len(q.Cards()) > 0 || len(question.WordsOf(q.Text)) >= fewWords)
}
