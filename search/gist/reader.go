package gist

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/question"
)

// Reader reads what questions are about. It never changes after NewReader; any number of goroutines may use it.
type Reader struct {
	cat    *catalog.Catalog
	reader *question.Reader
	speech map[catalog.Lang]func() *speech
}

// NewReader returns a reader that knows the names of the catalogue, the glossary and the synonyms.
func NewReader(cat *catalog.Catalog, lib *rulings.Library, reader *question.Reader) (*Reader, error) {
	lexicons, err := analysis.Lexicons(analysis.Options{NoCompounds: true})
	if err != nil {
		return nil, err
	}
	synonyms, err := analysis.Synonyms()
	if err != nil {
		return nil, err
	}
	r := &Reader{cat, reader, map[catalog.Lang]func() *speech{}}
	for lang, l := range lexicons {
		r.speech[lang] = sync.OnceValue(func() *speech { return newSpeech(cat, lib, l, synonyms) })
	}
	return r, nil
}

// Prepare builds the vocabulary of a language, which the first question would build.
func (r *Reader) Prepare(lang catalog.Lang) { r.speech[lang]() }

// Wording returns what a text says word by word.
func (r *Reader) Wording(text string, lang catalog.Lang) Wording {
	return r.speech[lang]().wording(text)
}

// IsCommon reports whether a word, as it is typed, is a common one of the language.
func (r *Reader) IsCommon(word string, lang catalog.Lang) bool {
	l := r.speech[lang]().lexicon
	return l.IsCommon(l.Fold(word).Text)
}

// Knows reports whether a word is one of the language or of the labelled phrasings, so that it is no misspelled name.
func (r *Reader) Knows(word string, lang catalog.Lang) bool {
	l := r.speech[lang]().lexicon
	word = strings.ToLower(word)
	return l.IsCommon(word) || l.Has(l.Fold(word).Text)
}

// Word is a word of a text.
type Word struct {
	Text   string // in lower case
	Stem   string
	Pause  bool // a mark such as a comma stands before it
	Begins bool // a sentence begins with it, and another one stands before
	// Plain is an everyday word that names nothing of the game and decides nothing; Counts is a number.
	Plain, Counts bool
}

// Split returns the words of a text with their stems, as many as are compared.
func (r *Reader) Split(text string, lang catalog.Lang) []Word {
	s := r.speech[lang]()
	var out []Word
	for _, w := range s.words(text) {
		counts := w.number != ""
		plain := w.concept == "" && !counts && (w.particle == "" || slices.Contains(lightParticles, w.particle)) &&
			(w.stop || s.lexicon.IsCommon(s.lexicon.Fold(w.text).Text))
		out = append(out, Word{w.text, w.stem, w.pause, w.begins, plain, counts})
	}
	return out
}

// Numeral returns the number that a word stands for, or "".
func Numeral(word string) string { return numerals[word] }

// Negates reports whether a word is a negation.
func Negates(lang catalog.Lang, word string) bool { return opposite(lang, word) == "not" }

// IsConjunction reports whether a word begins a clause that has a subject of its own.
func IsConjunction(word string) bool { return slices.Contains(conjunctions, word) }

// Opposed reports whether two questions differ in something that makes the verdict of one useless for the other,
// whatever their words: whose things are helped, what a player must do, who wins or chooses, whether the game is over,
// or whether a card is kept from being played.
func Opposed(q, p *question.Question, v rulings.Verdict) bool {
	return obliges(q, p, v) || afterGame(q) != afterGame(p) || otherPlayer(q, p) || StopsPlay(q) != StopsPlay(p)
}

// TermNames returns the names of the terms of the glossary.
func TermNames(lib *rulings.Library) []question.Name {
	var out []question.Name
	for _, r := range lib.Rulings {
		if r.Kind != catalog.KindTerm {
			continue
		}
		n := question.Name{ID: r.ID}
		for _, lang := range catalog.Langs {
			p := r.In(lang)
			list := slices.Concat([]string{p.Title}, p.Also, r.Forms.In(lang))
			if lang == catalog.EN {
				n.Names.EN = list
			} else {
				n.Names.DE = list
			}
		}
		out = append(out, n)
	}
	return out
}
