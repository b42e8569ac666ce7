package precedent

import (
	"slices"

	"catanica/catalog"
	"catanica/search/analysis"
)

// Word is a word of a question.
type Word struct {
	Start, End int                     // bytes in the question
	Stems      map[catalog.Lang]string // in the languages that it may belong to
	Weak       bool                    // it says nothing about what is asked
}

// Books holds the names of both languages.
type Books map[catalog.Lang]*analysis.Phrasebook

// Terms returns the terms of a question in a language, sorted: the concepts that it names, in either language, and the
// stems of its other words but for the weak ones.
func (b Books) Terms(words []Word, lang catalog.Lang) []string {
	var out []string
	named := make([]bool, len(words))
	for _, l := range catalog.Langs {
		var stems []analysis.Stem
		var strong []bool
		var of []int
		for i, w := range words {
			if s, ok := w.Stems[l]; ok {
				stems = append(stems, analysis.Stem{Text: s, Start: w.Start, End: w.End})
				strong, of = append(strong, !w.Weak), append(of, i)
			}
		}
		for _, m := range b[l].Find(stems) {
			if !slices.Contains(strong[m.From:m.To], true) {
				continue
			}
			out = append(out, m.Concepts...)
			for _, i := range of[m.From:m.To] {
				named[i] = true
			}
		}
	}
	for i, w := range words {
		if !named[i] && !w.Weak {
			out = append(out, string(lang)+":"+w.Stems[lang])
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Reader reads the questions of documents.
type Reader struct {
	lexicons map[catalog.Lang]*analysis.Lexicon
	books    Books
	known    map[catalog.Lang]map[string]*analysis.Word
}

// NewReader returns a reader of questions with the words and names of both languages.
func NewReader(lexicons map[catalog.Lang]*analysis.Lexicon, books Books) *Reader {
	r := &Reader{lexicons, books, map[catalog.Lang]map[string]*analysis.Word{}}
	for _, lang := range catalog.Langs {
		r.known[lang] = map[string]*analysis.Word{}
	}
	return r
}

// maxWords limits the words of a question that count.
const maxWords = 32

// Terms returns the terms of a question in a language.
func (r *Reader) Terms(text string, lang catalog.Lang) []string {
	tokens := analysis.Tokenize(text, maxWords)
	words := make([]Word, len(tokens))
	for i, t := range tokens {
		words[i] = Word{t.Start, t.End, map[catalog.Lang]string{}, r.isStopWord(t.Text, lang)}
		words[i].Stems[lang] = r.look(t.Text, lang).Stem()
		if other := lang.Other(); !words[i].Weak && !r.isStopWord(t.Text, other) {
			words[i].Stems[other] = r.look(t.Text, other).Stem()
		}
	}
	return r.books.Terms(words, lang)
}

func (r *Reader) isStopWord(word string, lang catalog.Lang) bool {
	return r.lexicons[lang].IsStopWord(r.look(word, lang).Exact())
}

// look returns the forms of a word. The lexicon would remember the words of all questions for good.
func (r *Reader) look(word string, lang catalog.Lang) *analysis.Word {
	known := r.known[lang][word]
	if known == nil {
		known = r.lexicons[lang].Look(word)
		r.known[lang][word] = known
	}
	return known
}
