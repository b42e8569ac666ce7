package gist

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/question"
)

// AsksMore reports whether a question, after the situation that it may tell first, begins by asking for more than yes
// or no: "I rolled a 6. What do I take back?", "the windmill: who gets a resource?", but not "do I choose which
// knight goes?". Open finds such words anywhere, and so reads more questions as open ones.
func AsksMore(text string, lang catalog.Lang) bool {
	if begins := clauseWords(text); len(begins) > 0 && asksMore(begins[0], lang) {
		return true
	}
	more := false
	for _, words := range clauseWords(lastSentence(text)) {
		if beginsWithVerb(words, lang) {
			return false
		}
		more = more || asksMore(words, lang)
	}
	return more
}

// clauseWords returns the words of each clause of a text.
func clauseWords(text string) [][]string {
	var out [][]string
	for clause := range strings.FieldsFuncSeq(strings.ReplaceAll(text, " - ", ", "), func(r rune) bool {
		return strings.ContainsRune(Pauses, r)
	}) {
		if words := question.WordsOf(clause); len(words) > 0 {
			out = append(out, words)
		}
	}
	return out
}

// asksMore reports whether a clause begins with a word that asks for more than yes or no, perhaps after a preposition:
// "on which rolls", "unter welchen Stapel". English *when* does so only before an auxiliary: "when he rolls a 6" tells
// a situation.
func asksMore(words []string, lang catalog.Lang) bool {
	if len(words) > 1 && slices.Contains(askingPrepositions[lang], words[0]) {
		words = words[1:]
	}
	return IsQuestionWord(words[0], lang) &&
		(words[0] != "when" || len(words) > 1 && slices.Contains(auxiliaries, words[1]))
}

// IsQuestionWord reports whether a word of a language may begin a question for more than yes or no.
func IsQuestionWord(word string, lang catalog.Lang) bool {
	return slices.Contains(openWords, word) || slices.Contains(openingWords, word) ||
		slices.Contains(choosingWords[lang], word)
}

// beginsWithVerb reports whether a clause begins with a verb, as a question of yes or no does.
func beginsWithVerb(words []string, lang catalog.Lang) bool {
	if lang == catalog.EN {
		return slices.Contains(auxiliaries, words[0])
	}
	return slices.Contains(firstVerbs, words[0]) || slices.Contains(inquiring, words[0]) ||
		len(words) > 1 && subjects[words[1]] != "" && !slices.Contains(conjunctions, words[0])
}

// askingPrepositions are the prepositions that may come before the question word.
var askingPrepositions = map[catalog.Lang][]string{
	catalog.DE: {"ab", "an", "auf", "aus", "bei", "bis", "für", "in", "mit", "nach", "seit", "um", "unter", "von", "vor",
		"zu"},
	catalog.EN: append(slices.Clone(leadingPrepositions), "until", "till", "since", "under", "beside", "against"),
}

// choosingWords begin questions for a thing, besides openWords.
var choosingWords = map[catalog.Lang][]string{
	catalog.DE: {"was", "wo", "wohin", "welche", "welcher", "welches", "welchen", "welchem"},
	catalog.EN: {"which", "where", "when"},
}
