package question

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// askingOn are the words with which a player who has told what is the case asks what follows, at the end of a text.
var askingOn = map[catalog.Lang][]string{
	catalog.DE: {"und jetzt", "und nun", "und dann", "und weiter", "na und", "jetzt aber", "was nun", "was jetzt",
		"was tun", "wie weiter"},
	catalog.EN: {"and now", "and then", "so now", "and next", "what now", "now what", "what then", "then what",
		"what next", "so what"},
}

// asksOn reports whether a text tells what is the case and ends by asking what follows: "he has burned my Church, *and
// now?*". Yes and no are no answers to that.
func asksOn(lang catalog.Lang, words []word) bool {
	return slices.ContainsFunc(askingOn[lang], func(phrase string) bool {
		end := strings.Fields(phrase)
		i := len(words) - len(end)
		return i > 0 && slices.EqualFunc(words[i:], end, func(w word, p string) bool { return w.text == p })
	}) || len(words) > 2 && slices.Contains(leftOpen, words[len(words)-1].text)
}

// leftOpen are the words with which a text ends that leaves what it asks to the reader: "I have the Spy, *and?*".
var leftOpen = []string{"und", "and"}

// HasVerb reports whether a question has one of the verbs.
func (q *Question) HasVerb(ids ...string) bool {
	return slices.ContainsFunc(q.Verbs, func(v Verb) bool { return slices.Contains(ids, v.ID) })
}

// HasWord reports whether the text of a question has one of the words, in lower case.
func (q *Question) HasWord(words ...string) bool {
	return HasWord(q.Text, words...)
}

// HasWord reports whether a text has one of the words, which are in lower case.
func HasWord(text string, words ...string) bool {
	return slices.ContainsFunc(WordsOf(text), func(w string) bool { return slices.Contains(words, w) })
}

// WordsOf returns the words of a text in lower case, as the reader tells them apart: without punctuation, except for an
// apostrophe within a word, which is a straight one.
func WordsOf(text string) []string {
	words := split(text)
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = strings.ReplaceAll(w.text, "’", "'")
	}
	return out
}

// Theirs reports whether a question names a thing of the opponent.
func (q *Question) Theirs() bool {
	return slices.ContainsFunc(q.Mentions, func(m Mention) bool { return m.Side == "theirs" })
}

// Group returns the reference of the group that a mention names, or "".
func (m *Mention) Group() string {
	switch {
	case m.Card != "":
	case m.Type != "":
		return "type:" + string(m.Type)
	case m.Class != "":
		return "class:" + m.Class
	}
	return ""
}

// deeds are the verbs by which a card harms another.
var deeds = []string{"hit", "burn", "steal", "take", "bewitch", "pawn", "ban", "bribe", "slay", "capture", "lure",
	"duel", "destroy", "disable"}

// IsDeed reports whether a verb is one by which a card harms another.
func IsDeed(verb string) bool { return slices.Contains(deeds, verb) }

// Light returns the verbs that say little: what they connect is in the other words.
func Light() []string { return []string{"have", "do", "give", "exist", "belong"} }
