package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// phrase is a thing that a question names, with the small words before it that belong to it: *two Toll Stations*, *into
// gold*, *from the discard pile*.
type phrase struct {
	heads []string // its terms: the thing, and what is said of it
	stems []string // of its terms
	way   string   // from, to, at or for; "" if no preposition stands before it: see ways
	turns bool     // something turns into it
	count string   // a number; one for *a*, all or each; "" if it does not say
}

// ways are the prepositions that say where something comes from, where it goes or lies, and what it is for. Those for a
// place are also German ones for where something goes: the article tells.
var ways = map[string]string{
	"von": "from", "vom": "from", "aus": "from", "from": "from", "out": "from",
	"in": "at", "im": "at", "auf": "at", "an": "at", "am": "at", "unter": "at", "on": "at", "under": "at",
	"ins": "to", "into": "to", "aufs": "to", "onto": "to", "to": "to", "ans": "to", "zu": "to", "zum": "to", "zur": "to",
	"gegen": "to", "für": "for", "for": "for",
}

// amountWords are the words, besides numbers, that say of how many a question speaks.
var amountWords = map[string]string{
	"ein": "one", "eine": "one", "einen": "one", "einem": "one", "einer": "one", "eines": "one", "a": "one", "an": "one",
	"single": "1", "einzige": "1", "einzigen": "1", "einziger": "1", "einziges": "1", "zweier": "2", "dreier": "3",
	"alle": "all", "allen": "all", "aller": "all", "sämtliche": "all", "all": "all",
	"jede": "each", "jeder": "each", "jedes": "each", "jeden": "each", "jedem": "each", "every": "each", "each": "each",
}

// plainWords are the words before a thing that say neither how many nor whose it is.
var plainWords = []string{"der", "die", "das", "den", "dem", "des", "the", "this", "that", "seine", "seinen", "seinem",
	"seiner", "his", "her", "their", "its"}

// aimed are the German endings of the words between a preposition and the thing to which something goes, other than
// those for the place where it is.
var aimed = []string{"die", "das", "den", "eine", "einen", "meine", "meinen", "seine", "seinen", "ihre", "ihren"}

// putting are the beginnings of the verbs by which something comes to where it lies then: *auf dem Stapel ablegen*.
var putting = []string{"leg", "ableg", "abgeleg", "geleg", "schieb", "steck", "pack", "put", "place", "placing", "lay",
	"dump"}

// converting are the beginnings of the verbs by which a thing becomes another one.
var converting = []string{"wandel", "verwandel", "umwandel", "umgewandel", "tausch", "umtausch", "eintausch",
	"getausch", "convert", "exchang", "trad", "swap", "chang", "turn"}

// begins reports whether a word begins with one of the beginnings.
func begins(word string, with []string) bool {
	return slices.ContainsFunc(with, func(b string) bool { return strings.HasPrefix(word, b) })
}

// phrasesOf reads the things that words name. term returns the term that a word stands for, or "".
func phrasesOf(lang catalog.Lang, words []spoken, term func(spoken) string) []phrase {
	r := phraseReader{lang: lang}
	for _, w := range words {
		r.puts = r.puts || begins(w.text, putting)
		r.turns = r.turns || begins(w.text, converting)
	}
	for _, w := range words {
		r.read(w, term(w))
		r.before = w.text
	}
	return r.phrases
}

// phraseReader reads the phrases of a text word by word.
type phraseReader struct {
	lang        catalog.Lang
	puts, turns bool // the text has a verb by which something comes somewhere, or becomes another thing
	phrases     []phrase
	next        phrase
	open        bool   // the last phrase may have more terms
	before      string // the word before the one that is read
}

// read reads a word, which stands for a term or for none.
func (r *phraseReader) read(w spoken, term string) {
	count := countOf(w)
	switch {
	case w.within:
		return
	case ways[w.text] != "":
		r.enter(w.text)
		return
	case r.next.way == "at" && !r.open && r.lang == catalog.DE && slices.Contains(aimed, w.text):
		r.next.way = "to"
		r.next.turns = r.turns
	case count != "" || ownerOf(w) != "" || slices.Contains(plainWords, w.text):
		r.end()
	case term == "":
		r.next, r.open = phrase{}, false
	}
	switch {
	case count != "":
		r.next.count = count
		if numberOf(w) != "" || term == "" {
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
	case preposition == "to" && r.before == "immune", preposition == "gegen" && !r.turns: // that is a danger
		way = "from"
	}
	r.next, r.open = phrase{way: way}, false
	r.next.turns = preposition == "into" || preposition == "zur" || preposition == "zum" ||
		r.turns && (way == "to" || preposition == "in")
}

// add adds a term to the last phrase, or begins another one with it. A German phrase ends with the thing that it names.
func (r *phraseReader) add(term string, w spoken) {
	if !r.open {
		r.phrases, r.open = append(r.phrases, r.next), true
	}
	last := &r.phrases[len(r.phrases)-1]
	last.heads, last.stems = append(last.heads, term), append(last.stems, w.stem)
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

// countOf returns of how many a word says that it speaks, or "".
func countOf(w spoken) string {
	if n := numberOf(w); n != "" && ordinals[w.text] == "" {
		return n
	}
	return amountWords[w.text]
}

// isNumber reports whether a count is a number.
func isNumber(count string) bool { return count != "" && '0' <= count[0] && count[0] <= '9' }

// isSeveral reports whether a count is a number other than one.
func isSeveral(count string) bool { return isNumber(count) && count != "1" }

// about reports whether two phrases name the same thing.
func (p phrase) about(o phrase) bool { return overlap(p.heads, o.heads) }

// conflicts reports whether two phrases cannot say the same of a thing: one Castle and two, or from the pile and on it.
func (p phrase) conflicts(o phrase) bool {
	return p.way == "from" && o.way == "to" || p.way == "to" && o.way == "from" ||
		isNumber(p.count) && isNumber(o.count) && p.count != o.count ||
		p.count == "one" && isSeveral(o.count) || isSeveral(p.count) && o.count == "one"
}

// disagrees reports whether two questions say different things of what both name: of how many they speak, where
// something comes from and goes, or which of two things becomes the other.
func (f flow) disagrees(o flow) bool {
	for _, p := range f.phrases {
		same := slices.DeleteFunc(slices.Clone(o.phrases), func(q phrase) bool { return !p.about(q) })
		if len(same) > 0 && !slices.ContainsFunc(same, func(q phrase) bool { return !p.conflicts(q) || f.says(q) }) {
			return true
		}
	}
	return f.exchanges(o) || o.exchanges(f) || f.countsOther(o)
}

// says reports whether a question names the thing of a phrase of another one, and says nothing different of it.
func (f flow) says(q phrase) bool {
	return slices.ContainsFunc(f.phrases, func(p phrase) bool { return p.about(q) && !p.conflicts(q) })
}

// exchanges reports whether the questions let something become different things, or be for different ones, and the one
// names elsewhere what the other names there: *turn gold into power* and *turn power into wool*.
func (f flow) exchanges(o flow) bool {
	for _, there := range []func(phrase) bool{
		func(p phrase) bool { return p.turns }, func(p phrase) bool { return p.way == "for" },
	} {
		mine, theirs := f.terms(there), o.terms(there)
		if apart(mine, theirs) && slices.ContainsFunc(o.phrases, func(p phrase) bool {
			return !there(p) && overlap(p.heads, mine)
		}) {
			return true
		}
	}
	return false
}

// terms returns the terms of the phrases that meet a condition.
func (f flow) terms(meets func(phrase) bool) []string {
	var out []string
	for _, p := range f.phrases {
		if meets(p) {
			out = append(out, p.heads...)
		}
	}
	return out
}

// countsOther reports whether two questions have the same number before different things, and neither names the thing
// of the other: *three ore* and *three resources*.
func (f flow) countsOther(o flow) bool {
	return slices.ContainsFunc(f.phrases, func(p phrase) bool {
		return isSeveral(p.count) && !slices.ContainsFunc(o.phrases, p.likely) &&
			slices.ContainsFunc(o.phrases, func(q phrase) bool {
				return q.count == p.count && !slices.ContainsFunc(f.phrases, q.likely)
			})
	})
}

// likely reports whether two phrases may name the same thing: points may be victory points.
func (p phrase) likely(o phrase) bool {
	return p.about(o) || slices.ContainsFunc(p.stems, func(a string) bool {
		return slices.ContainsFunc(o.stems, func(b string) bool { return strings.HasSuffix(a, b) || strings.HasSuffix(b, a) })
	})
}
