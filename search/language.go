package search

import (
	"strings"

	"catanica/catalog"
)

// Marks tell the kinds of terms in the index apart. A term without a mark is a stem.
const (
	markExact   = '=' // the word as written, folded
	markPart    = '/' // stem of a part of a compound or of a verb without its prefix
	markConcept = '#' // a thing or idea, whatever it is called, in either language
)

// form is a term that a word stands for, and the bytes of the word that it comes from.
type form struct {
	term     string
	number   int32 // of the term in its language; 0 for what no document holds
	from, to int
}

// language reduces the words of one language to terms. What it knows of words comes from the vocabulary of
// the documents (learn) and from the rules in data.
type language struct {
	lang      catalog.Lang
	fold      func(string) folded
	inflect   func(l *language, word string) string // folded word without its endings
	prefixes  []string                              // of verbs, longest first
	rest      int                                   // the fewest letters that a prefix stands before
	split     splitter
	irregular irregular       // forms that no rule brings back
	weak      map[string]bool // folded words that say little
	common    wordList        // words that everybody uses, as written

	words map[string]bool // folded words of titles, names, questions and answers
	stems map[string]bool // their stems
	verbs map[string]bool // stems of verbs among them, where endings depend on it

	entries map[string]*entry // of lower-cased words; once the index is built they do not change
	numbers map[string]int32  // of terms, from 1
	frozen  bool
	off     layers
}

// entry is what a word stands for.
type entry struct {
	forms []form // as written, stem, then parts
	parts int    // how many of the parts make up the word; the rest are parts of parts
	alien int    // how many more parts it has that are none of our words
	count int    // how often the documents use the word
}

// exact is the folded word without its mark.
func (e *entry) exact() string { return e.forms[0].term[1:] }

// stem is the folded word reduced to its stem.
func (e *entry) stem() string { return e.forms[1].term }

// simple is the stem of a folded word by its ending alone.
func (l *language) simple(word string) string {
	if s, ok := l.irregular[word]; ok {
		return s
	}
	return l.inflect(l, word)
}

// stem is the stem of a folded word: irregular forms and participles come back to their verb.
func (l *language) stem(word string) string {
	if s, ok := l.irregular[word]; ok {
		return s
	}
	for _, p := range l.prefixes {
		rest, ok := strings.CutPrefix(word, p)
		if !ok {
			continue
		}
		if s, ok := l.irregular[rest]; ok {
			return p + s
		}
		if s, ok := l.participle(rest); ok {
			return p + s
		}
	}
	if s, ok := l.participle(word); ok {
		return s
	}
	return l.inflect(l, word)
}

// entry returns what is known of a lower-cased word, remembering it while the index is built.
func (l *language) entry(word string) *entry {
	if e := l.entries[word]; e != nil {
		return e
	}
	e := l.analyze(word)
	if !l.frozen {
		l.entries[word] = e
	}
	return e
}

// number is the number of a term, while the index is built a new one for a new term; 0 for what no document holds.
func (l *language) number(term string) int32 {
	n := l.numbers[term]
	if n == 0 && !l.frozen {
		n = int32(len(l.numbers) + 1)
		l.numbers[term] = n
	}
	return n
}

// analyze lists the terms of a lower-cased word: as written, its stem, its parts.
func (l *language) analyze(word string) *entry {
	f := l.fold(word)
	stem := f.text
	if !l.off.stems {
		stem = l.stem(f.text)
	}
	e := &entry{forms: []form{
		l.form(string(markExact)+f.text, 0, len(word)),
		l.form(stem, 0, len(word)),
	}}
	if l.off.compounds {
		return e
	}
	parts, nested := l.split.parts(f.text)
	if len(parts) == 1 {
		e.alien = 1
	}
	for _, p := range append(parts, nested...) {
		s := l.stem(f.text[p.from:p.to])
		e.forms = append(e.forms, l.form(string(markPart)+s, f.at[p.from], f.at[p.to]))
	}
	e.parts = len(parts)
	if rest, ok := l.unprefixed(stem); ok && e.parts == 0 {
		e.forms = append(e.forms, l.form(string(markPart)+rest, 0, len(word)))
		e.parts = 1
	}
	return e
}

func (l *language) form(term string, from, to int) form {
	return form{term, l.number(term), from, to}
}

// unprefixed is the stem of a prefixed verb without its prefix, where the rest is a word of the documents:
// verhex → hex, bewitch → witch.
func (l *language) unprefixed(stem string) (rest string, ok bool) {
	for _, p := range l.prefixes {
		rest, ok := strings.CutPrefix(stem, p)
		if ok && len(rest) >= l.rest && (l.stems[rest] || l.verbs[rest]) {
			return rest, true
		}
	}
	return "", false
}
