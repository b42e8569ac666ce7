package gist

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// phrase is a thing that a question names, with the small words before it that belong to it: *two Toll Stations*, *into
// gold*, *from the discard pile*.
type phrase struct {
	heads  []string // its terms: the thing, and what is said of it
	way    string   // from, to, at, for or with; "" if no preposition stands before it: see ways
	result bool     // something becomes it
	count  string   // a number; one for *a*, all or each; "" if it does not say
	owner  string   // m for mine, t for the opponent's; "" if it does not say
	pile   bool     // it is a hand, a pile or a stack
}

// ways maps prepositions to what they say: where something comes from, where it lies or goes, and what it is for.
// German prepositions for where something lies are also those for where it goes; the article tells them apart.
var ways = map[string]string{
	"von": "from", "vom": "from", "aus": "from", "from": "from", "out": "from",
	"in": "at", "im": "at", "auf": "at", "an": "at", "am": "at", "unter": "at", "on": "at", "under": "at", "around": "at",
	"ins": "to", "into": "to", "aufs": "to", "onto": "to", "to": "to", "ans": "to", "zu": "to", "zum": "to", "zur": "to",
	"gegen": "to", "für": "for", "for": "for", "mit": "with", "with": "with",
}

// amountWords maps words other than numbers to the amount that they name.
var amountWords = map[string]string{
	"ein": "one", "eine": "one", "einen": "one", "einem": "one", "einer": "one", "eines": "one", "a": "one", "an": "one",
	"single": "1", "einzige": "1", "einzigen": "1", "einziger": "1", "einziges": "1", "zweier": "2", "dreier": "3",
	"alle": "all", "allen": "all", "aller": "all", "sämtliche": "all", "all": "all",
	"jede": "each", "jeder": "each", "jedes": "each", "jeden": "each", "jedem": "each", "every": "each", "each": "each",
}

// unnamed are the words for a thing that a question does not name, which count as the term something.
var unnamed = []string{"etwas", "something", "anything"}

const something = "something"

// plainWords are the words before a thing that say neither how many nor whose it is.
var plainWords = []string{"der", "die", "das", "den", "dem", "des", "the", "this", "that", "its"}

// aimed are the German words between a preposition and a thing that say that something goes there.
var aimed = []string{"die", "das", "den", "eine", "einen", "meine", "meinen", "seine", "seinen", "ihre", "ihren"}

// located are those that say that something lies there.
var located = []string{"der", "dem", "einer", "einem", "meiner", "meinem", "seiner", "seinem", "ihrer", "ihrem"}

// putting are the beginnings of verbs that put something somewhere: *auf dem Stapel ablegen*.
var putting = []string{"leg", "ableg", "abgeleg", "geleg", "schieb", "steck", "pack", "put", "place", "placing", "lay",
	"dump"}

// converting are the beginnings of verbs that turn one thing into another.
var converting = []string{"wandel", "verwandel", "umwandel", "umgewandel", "tausch", "umtausch", "eintausch",
	"getausch", "convert", "exchang", "trad", "swap", "chang"}

// begins reports whether a word has one of the beginnings.
func begins(word string, with []string) bool {
	return slices.ContainsFunc(with, func(b string) bool { return strings.HasPrefix(word, b) })
}

// converts reports whether a text has a verb that turns one thing into another. *Trade* in a trade fleet is none.
func converts(words []spoken) bool {
	for i, w := range words {
		if begins(w.text, converting) && !w.within && (i+1 == len(words) || !words[i+1].within) {
			return true
		}
	}
	return false
}

// phrasesOf reads the things that words name. term returns the term that a word stands for, or "".
func phrasesOf(lang catalog.Lang, words []spoken, term func(spoken) string) []phrase {
	r := phraseReader{lang: lang}
	r.converts = converts(words)
	for _, w := range words {
		r.puts = r.puts || begins(w.text, putting)
	}
	for _, w := range words {
		r.read(w, term(w))
		r.before = w.text
	}
	return r.phrases
}

// phraseReader reads the phrases of a text word by word.
type phraseReader struct {
	lang           catalog.Lang
	puts, converts bool // the text has a verb that puts something somewhere, or turns it into another thing
	phrases        []phrase
	next           phrase
	open           bool   // the last phrase may have more terms
	before         string // the word before the one that is read
	of             bool   // the preposition before the word follows a phrase at once: the word may name its owner
}

// read reads a word, which stands for a term or for none.
func (r *phraseReader) read(w spoken, term string) {
	count := countOf(w)
	switch {
	case w.within:
		return
	case ways[w.text] != "" || w.text == "of":
		r.of = len(r.phrases) > 0 && r.next.way == "" && slices.Contains(possessing, w.text)
		r.enter(w.text)
		return
	case r.next.result && !r.open && r.lang == catalog.DE && slices.Contains(located, w.text):
		r.next.way, r.next.result = "at", false
	case begins(w.text, converting) && w.number == "" && !w.isCard:
		r.next, r.open = phrase{}, false
	case r.next.way == "at" && !r.open && r.lang == catalog.DE && slices.Contains(aimed, w.text):
		r.next.way = "to"
		r.next.result = r.converts
	case len(r.phrases) > 0 && (slices.Contains(ofOpponent, w.text) || r.of && Subject(w.text) == "them"):
		r.phrases[len(r.phrases)-1].owner = "t"
		r.next, r.open, r.of = phrase{}, false, false
		return
	case slices.Contains(possessives, w.text), slices.Contains(theirs, w.text):
		r.end()
		r.next.owner = "t"
		if slices.Contains(possessives, w.text) {
			r.next.owner = "m"
		}
		return
	case w.text == "daraus" && len(r.phrases) > 0: // what was named before becomes that
		last := &r.phrases[len(r.phrases)-1]
		last.way, last.result = "to", true
		return
	case slices.Contains(unnamed, w.text):
		r.phrases = append(r.phrases, phrase{heads: []string{something}})
		r.next, r.open = phrase{}, false
		return
	case count != "" || slices.Contains(plainWords, w.text):
		r.end()
	case term == "" && w.particle != "more" && w.particle != "own":
		r.next, r.open = phrase{}, false
	}
	switch {
	case count != "":
		r.next.count = count
		if w.number != "" || term == "" {
			return
		}
	case term == "":
		return
	}
	r.add(term, w)
}

// enter begins a phrase with a preposition.
func (r *phraseReader) enter(preposition string) {
	way := ways[preposition]
	switch {
	case way == "at" && r.puts:
		way = "to"
	case preposition == "to" && r.before == "immune", preposition == "gegen" && !r.converts: // from a danger
		way = "from"
	}
	r.next, r.open = phrase{way: way}, false
	r.next.result = preposition == "into" || preposition == "zur" || preposition == "zum" ||
		r.converts && slices.Contains([]string{"in", "ins", "zu", "to", "gegen"}, preposition)
	if r.next.result {
		r.next.way = "to"
	}
}

// ofOpponent are the words after a thing that say that it is the opponent's: *der Stapel meines Gegners*. What belongs
// to somebody who is not named, as with *whose*, is mostly the opponent's, too.
var ofOpponent = []string{"gegners", "mitspielers", "gegenspielers", "dessen", "whose"}

// possessing are the prepositions before such a word: *der Stapel vom Gegner*.
var possessing = []string{"von", "vom", "of"}

// add adds a term to the last phrase, or begins another one with it. A German phrase ends with the thing that it names.
func (r *phraseReader) add(term string, w spoken) {
	r.of = false
	if !r.open {
		r.phrases, r.open = append(r.phrases, r.next), true
	}
	last := &r.phrases[len(r.phrases)-1]
	last.pile = last.pile || strings.HasPrefix(rivalsOf().of(w.text), "pile:")
	last.heads = append(last.heads, strings.Fields(term)...)
	if r.lang == catalog.DE && strings.HasPrefix(term, "#") {
		r.end()
	}
}

// end ends the last phrase.
func (r *phraseReader) end() {
	if r.open {
		r.next, r.open = phrase{}, false
	}
}

// countOf returns the amount that a word names, or "".
func countOf(w spoken) string {
	if w.number != "" && ordinals[w.text] == "" {
		return w.number
	}
	return amountWords[w.text]
}
