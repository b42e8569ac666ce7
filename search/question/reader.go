package question

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"catanica/catalog"

	"github.com/agnivade/levenshtein"
)

// Reader reads questions. It never changes after NewReader; any number of goroutines may use it.
type Reader struct {
	cat      *catalog.Catalog
	lexicons map[catalog.Lang]func() *lexicon // built when they are first needed
	editions *Editions
	verbs    []Verb // those that only some cards do, in the order of the vocabulary
}

// NewReader returns a reader that knows the names of the catalogue and the terms.
func NewReader(cat *catalog.Catalog, terms []Name) (*Reader, error) {
	vocabulary, err := readVocabulary(cat)
	if err != nil {
		return nil, err
	}
	irregular, err := readForms()
	if err != nil {
		return nil, err
	}
	editions, err := NewEditions()
	if err != nil {
		return nil, err
	}
	r := &Reader{cat, map[catalog.Lang]func() *lexicon{}, editions, actorVerbs(vocabulary)}
	for _, lang := range catalog.Langs {
		r.lexicons[lang] = sync.OnceValue(func() *lexicon { return newLexicon(lang, cat, vocabulary, irregular, terms) })
	}
	return r, nil
}

// Prepare builds the vocabulary of a language, which the first question that a reader of lang asks would build.
func (r *Reader) Prepare(lang catalog.Lang) { r.lexicons[spoken(lang)]() }

// spoken returns the language in which a question of a reader of lang is read first.
func spoken(lang catalog.Lang) catalog.Lang {
	if lang == catalog.EN {
		return lang
	}
	return catalog.DE
}

// VerbOf returns the verb for what a card does, the most specific one of the vocabulary.
func (r *Reader) VerbOf(card string) (v Verb, ok bool) {
	for _, own := range r.verbs {
		if slices.Contains(own.Actors, card) && (!ok || len(own.Actors) < len(v.Actors)) {
			v, ok = own, true
		}
	}
	return v, ok
}

// maxText limits the bytes of a question that are read.
const maxText = 1000

// Read reads a question that a reader of lang asks, in either language. It reads any text in bounded time.
func (r *Reader) Read(text string, lang catalog.Lang) Question {
	if len(text) > maxText {
		text = strings.ToValidUTF8(text[:maxText], "")
	}
	lang = spoken(lang)
	q := r.ReadIn(text, lang)
	if len(q.Unread) > 0 {
		if other := r.ReadIn(text, lang.Other()); len(other.Unread) < len(q.Unread) {
			q = other
		}
	}
	r.guess(&q)
	return q
}

// ReadIn reads a text that is known to be in lang. It makes no guesses at unread words.
func (r *Reader) ReadIn(text string, lang catalog.Lang) Question {
	words := split(text)
	if lang == catalog.EN {
		words = expand(words)
	}
	items := covers(words, r.lexicons[lang]().items(words, r.editions.find(words)))
	q, ok := r.readSituation(text, lang, words, items)
	if !ok {
		q = r.readItems(text, lang, words, items, nil)
	}
	q.Undated = withoutEditions(text, r.editions.find(words))
	q.Turns = turnsOf(lang, words)
	if asksOn(lang, words) && !q.Has("what") {
		q.Asks = append(q.Asks, "what")
	}
	return q
}

// readItems reads items as one clause. Its pronouns may stand for the antecedent, if there is one.
func (r *Reader) readItems(text string, lang catalog.Lang, words []word, items []item, antecedent *Mention) Question {
	items = slices.Clone(items)
	for i := range items {
		items[i].meanings = slices.Clone(items[i].meanings) // the parser sorts them
	}
	p := parser{cat: r.cat, words: words, items: items, q: Question{Text: text, Lang: lang}, antecedent: antecedent}
	p.parse()
	return p.q
}

// functionClasses are the classes of words that say nothing by themselves.
var functionClasses = []class{classSkip, classAfter, classPrep, classArt, classAux, classPlayer, classSide, classSelf,
	classIt, classThere, classAnd}

// IsFunctionWord reports whether a word, in lower case, says nothing by itself, such as an article or a preposition.
func (r *Reader) IsFunctionWord(text string, lang catalog.Lang) bool {
	entries := r.lexicons[lang]().exact[catalog.LooseFold(text)]
	return len(entries) > 0 && !slices.ContainsFunc(entries, func(e entry) bool {
		return !slices.Contains(functionClasses, e.class)
	})
}

// withoutEditions cuts the words that name editions from a text.
func withoutEditions(text string, named []NamedEdition) string {
	for i := len(named) - 1; i >= 0; i-- {
		text = text[:named[i].Start] + text[named[i].End:]
	}
	return strings.Join(strings.Fields(text), " ")
}

// item is a word or phrase of the question with its possible meanings, best first. It has none if it is unknown.
type item struct {
	from, to int // words
	meanings []entry
}

// is reports whether the item is a word of the class.
func (i item) is(classes ...class) bool {
	return len(i.meanings) > 0 && slices.Contains(classes, i.meanings[0].class)
}

// may reports whether the item may be a word of the class.
func (i item) may(c class) bool {
	return slices.ContainsFunc(i.meanings, func(e entry) bool { return e.class == c })
}

// only keeps the meanings of the class.
func (i *item) only(c class) {
	i.meanings = slices.DeleteFunc(slices.Clone(i.meanings), func(e entry) bool { return e.class != c })
}

// items splits the words into phrases that the lexicon knows, from left to right, the longest at each place.
func (x *lexicon) items(words []word, editions []NamedEdition) []item {
	var out []item
	keys, stemmed := keysOf(words), stems(words, x.lang)
	for at := 0; at < len(words); {
		if e, n := editionAt(words, at, editions); n > 0 {
			c, id := classYear, string(e.ID)
			if e.ID == "" {
				c, id = classNoYear, e.Year
			}
			out = append(out, item{at, at + n, []entry{{class: c, id: id}}})
			at += n
			continue
		}
		it := item{from: at, to: at + 1}
		if words[at].isRatio() {
			it.meanings = []entry{{class: classNumber, id: words[at].text}}
		}
		for n := min(x.longer, len(words)-at); n > 0 && it.meanings == nil; n-- {
			if clauseWithin(words[at : at+n]) {
				continue
			}
			if it.meanings = x.lookUp(words, keys, stemmed, at, n); it.meanings != nil {
				it.to = at + n
			}
		}
		out = append(out, it)
		at = it.to
	}
	return out
}

// clauseWithin reports whether a clause ends before the last of the words. Names may contain a comma; but no phrase
// continues after the end of a sentence.
func clauseWithin(words []word) bool {
	for _, w := range words[:len(words)-1] {
		if w.sentenceEnd {
			return true
		}
	}
	return false
}

// editionAt returns the edition named at word at, and its number of words.
func editionAt(words []word, at int, editions []NamedEdition) (e NamedEdition, n int) {
	for _, e := range editions {
		if e.Start == words[at].start {
			for at+n < len(words) && words[at+n].end <= e.End {
				n++
			}
			return e, n
		}
	}
	return NamedEdition{}, 0
}

// lookUp returns the meanings of n words: as written, or else of their stems. A term of the glossary (Aktionskarten) is
// also the type that its stem names.
func (x *lexicon) lookUp(words []word, keys, stemmed []string, at, n int) []entry {
	var out []entry
	for _, e := range x.exact[strings.Join(keys[at:at+n], "")] {
		if e.particle == "" || particleFollows(words[at+n:], e.particle, x.lang) {
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, func(a, b entry) int { // kommt … vorbei is another verb than kommt
		return min(len(b.particle), 1) - min(len(a.particle), 1)
	})
	byStem := x.stems[strings.Join(stemmed[at:at+n], "")]
	if len(out) == 0 {
		return slices.Clone(byStem)
	}
	isThing := slices.ContainsFunc(out, entry.isThing)
	for _, e := range byStem {
		switch e.class {
		case classType, classClass:
			if isThing { // but bauen is not a Bau
				out = append(out, e)
			}
		case classState: // verhexten is a form of the verb, too
			if out[0].class == classVerb || out[0].class == classTerm {
				out = append(out, e)
			}
		}
	}
	return out
}

// particleFollows reports whether a clause ends with the particle of a separable verb. An English particle stands
// somewhere in the clause: "get it back with three stars".
func particleFollows(words []word, particle string, lang catalog.Lang) bool {
	for _, w := range words {
		switch is := w.key() == catalog.LooseFold(particle); {
		case is && (w.clauseEnd || lang == catalog.EN):
			return true
		case w.clauseEnd && lang == catalog.EN:
			return false
		}
	}
	return false
}

// minGuess is the fewest letters of a word that may be a misspelled name.
const minGuess = 4

// guess finds names that unread words may have meant.
func (r *Reader) guess(q *Question) {
	if len(q.Unread) > 3 {
		return
	}
	if r.guessPair(q); len(q.Guesses) > 0 {
		return
	}
	for _, w := range q.Unread {
		if utf8.RuneCountInString(w) < minGuess || r.lexicons[q.Lang]().nearlyWord(w) {
			continue
		}
		for _, name := range r.lexicons[q.Lang]().names.Nearest(w, 2) {
			if !likely(w, name) {
				continue
			}
			id, _ := r.lexicons[q.Lang]().names.Find(name)
			k := r.cat.Card(id)
			if k == nil {
				continue
			}
			q.Guesses = append(q.Guesses, Guess{w, id, strings.Replace(q.Text, w, k.Title(q.Lang), 1)})
		}
	}
}

// likely reports whether a word may be a misspelled name: it begins the name, or at most one letter in four is wrong.
func likely(word, name string) bool {
	w, n := catalog.Fold(word), catalog.Fold(name)
	return strings.HasPrefix(n, w) || levenshtein.ComputeDistance(w, n) <= max(1, (len(w)+strings.Count(word, " "))/4)
}

// nearlyWord reports whether a word is within one edit of a word of questions that is no name: a misspelled verb is no
// card.
func (x *lexicon) nearlyWord(text string) bool {
	key := catalog.LooseFold(text)
	for k, entries := range x.exact {
		if k != key && len(k) >= minGuess && max(len(k), len(key))-min(len(k), len(key)) <= 1 && oneEdit(k, key) &&
			!slices.ContainsFunc(entries, func(e entry) bool { return e.isThing() }) {
			return true
		}
	}
	return false
}

// guessPair finds a name of two words that two unread words in sequence may have meant.
func (r *Reader) guessPair(q *Question) {
	words := split(q.Text)
	for i := range words[:max(0, len(words)-1)] {
		if !unread(q, words[i:i+1]) || !unread(q, words[i+1:i+2]) || words[i].clauseEnd {
			continue
		}
		from, to := words[i].start, words[i+1].end
		names := &r.lexicons[q.Lang]().names
		for _, name := range names.Nearest(q.Text[from:to], 1) {
			id, _ := names.Find(name)
			if k := r.cat.Card(id); k != nil && strings.Contains(name, " ") && likely(q.Text[from:to], name) {
				q.Guesses = append(q.Guesses, Guess{q.Text[from:to], id, q.Text[:from] + k.Title(q.Lang) + q.Text[to:]})
				return
			}
		}
	}
}
