package gist

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/question"
)

// Alternatives reports whether a question offers two answers, so that a verdict answers only one of them.
func Alternatives(text string) bool {
	last := lastSentence(text)
	return strings.Contains(last, ", or ") || strings.Contains(last, " oder ") || strings.Contains(last, " or ")
}

// Choices returns the two questions that a question with alternatives asks: "does it go to my hand" and "does it go to
// the pile" of "does it go to my hand or the pile?". What the second alternative leaves out is taken from the first. It
// returns nil if there is nothing to choose, or more than two things.
func Choices(text string) []string {
	last := lastSentence(text)
	before := strings.TrimSuffix(strings.TrimSpace(text), last)
	if before != "" {
		before += " "
	}
	sides := alternative.Split(strings.TrimRight(last, "?! "), -1)
	if len(sides) != 2 {
		return nil
	}
	left, right := strings.Fields(sides[0]), strings.Fields(sides[1])
	if len(left) < 2 || len(right) == 0 || slices.Contains(tags, strings.ToLower(right[0])) {
		return nil
	}
	shared := left[:len(left)-1]
	isWay := func(w string) bool { return ways[strings.ToLower(w)] != "" }
	isDetermined := func(w string) bool {
		w = strings.ToLower(w)
		return slices.Contains(plainWords, w) || slices.Contains(possessives, w) || slices.Contains(theirs, w) ||
			amountWords[w] != ""
	}
	switch {
	case asksByItself(right):
		shared = nil
	case isWay(right[0]):
		shared = left[:lastOf(left, isWay)]
	case isDetermined(right[0]):
		shared = left[:lastOf(left, isDetermined)]
	}
	return []string{before + strings.Join(left, " "), before + strings.Join(slices.Concat(shared, right), " ")}
}

// lastOf returns the place of the last word of which something is so, or else of the last word.
func lastOf(words []string, is func(string) bool) int {
	for i := len(words) - 1; i > 0; i-- {
		if is(words[i]) {
			return i
		}
	}
	return len(words) - 1
}

// alternative matches the word between two alternatives.
var alternative = regexp.MustCompile(`(?i),? (?:or|oder) `)

// tags are the words behind *or* that name no alternative: "or not", "oder was".
var tags = []string{"not", "what", "nicht", "nich", "was", "wie", "so", "else", "sonst"}

// asksByItself reports whether an alternative is a question of its own: "or do I lose it".
func asksByItself(words []string) bool {
	return beginsQuestion(strings.ToLower(words[0])) || len(words) > 1 && subjects[strings.ToLower(words[1])] != ""
}

// NegatesContext reports whether a negation stands before the question itself: "I do not have a city. May I …?"
func NegatesContext(text string) bool {
	last := lastSentence(text)
	return !strings.Contains(last, "n’t") && !strings.Contains(last, "n't") && !strings.Contains(last, " not ") &&
		!strings.Contains(last, "nicht") && !strings.Contains(last, "kein")
}

// lastSentence returns the last sentence of a text.
func lastSentence(text string) string {
	text = strings.TrimSpace(text)
	if i := strings.LastIndexAny(strings.TrimRight(text, "?"), ".!"); i >= 0 {
		return text[i+1:]
	}
	return text
}

// Advice reports whether a question asks what is wise. No rule answers that.
func Advice(q *question.Question) bool { return q.Advice && YesOrNo(q) }

// AsksNumber reports whether a question asks how much or how many, which nothing answers but a number.
func AsksNumber(q *question.Question) bool {
	return q.Has("how-many", "how-much") || q.Has("what") && (q.Verb() == "cost" || strings.Contains(
		strings.ToLower(q.Text), "kostet"))
}

// Permits reports whether a question ends by asking whether something can be done: "Feuerteufel auf den Geheimbund ok".
func Permits(q *question.Question) bool {
	words := question.WordsOf(q.Text)
	return len(words) > 2 && slices.Contains(permitting, words[len(words)-1])
}

// permitting are the words with which a player asks whether something can be done, at the end of a question without a
// verb, with or without a question mark.
var permitting = []string{
	"ok", "okay", "geht", "klappt", "möglich", "erlaubt", "gültig", "zulässig", "legal", "spielbar", "machbar", "nein",
	"betroffen", "allowed", "possible", "valid", "legit", "works", "work", "no", "right", "stimmts", "wahr", "true",
	"permitted",
}

// IsMatch reports whether a question only puts one thing against another, and does not ask for protection: "Privateers
// vs Merchant Fleet?", "Feuerteufel gegen Feuerwache". It asks what happens and not whether: no *no* answers it.
func IsMatch(cat *catalog.Catalog, q *question.Question, e catalog.EditionID) bool {
	if len(q.Mentions) != 2 || len(q.Verbs)+len(q.States)+len(q.Topics) > 0 || q.Modal != "" || q.Be || Permits(q) ||
		!slices.ContainsFunc(q.Mentions, func(m question.Mention) bool { return m.Role == question.Against }) {
		return false
	}
	if Versus(q.Text) {
		return true
	}
	actors := q.Frame(cat).Actors
	return len(actors) == 1 && actors[0].Card != "" && len(q.Cards()) == 2 && !cat.Defends(cat.Card(actors[0].Card), e)
}

// Versus reports whether a text has the word that stands between two opponents.
func Versus(text string) bool { return versus.MatchString(text) }

var versus = regexp.MustCompile(`(?i)\b(vs|versus)\b`)
