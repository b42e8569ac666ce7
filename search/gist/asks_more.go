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
		more = more || asksMore(words, lang) || asksWithin(words, lang)
	}
	return more
}

// asksWithin reports whether a clause that begins with something else goes over to a question for more than yes or no
// without a pause, as it is typed in haste: "rolled a 6 *what do I* take back", "Keule mit 9 Rohstoffen *was verliere
// ich*". In a relative clause the subject comes before the verb.
func asksWithin(words []string, lang catalog.Lang) bool {
	for i := 1; i+1 < len(words); i++ {
		rest := words[i:]
		if IsQuestionWord(rest[0], lang) && slices.ContainsFunc(rest[1:min(len(rest), maxAsked)], func(w string) bool {
			return slices.Contains(subjectPronouns[lang], w)
		}) && (lang == catalog.DE && subjects[rest[1]] == "" || slices.Contains(auxiliaries, rest[1])) {
			return true
		}
	}
	return false
}

// maxAsked is the number of words, from the question word on, within which the subject of a question follows.
const maxAsked = 5

// subjectPronouns are the pronouns that follow the verb of a question.
var subjectPronouns = map[catalog.Lang][]string{
	catalog.DE: {"ich", "wir", "man", "er"}, catalog.EN: {"i", "we", "you", "he", "she", "they", "it"},
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
