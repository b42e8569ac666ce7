package analysis

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
)

// Terms of different origin have different prefixes, so that they never match each other. A stem has none.
const (
	ExactPrefix   = '=' // the word as written, folded
	PartPrefix    = '/' // the stem of a part of a compound, or of a verb without its prefix
	ConceptPrefix = '#' // a concept, whatever its name, in either language
)

// IsStem reports whether an index term is the stem of a word.
func IsStem(term string) bool {
	return term != "" && term[0] != ExactPrefix && term[0] != PartPrefix && term[0] != ConceptPrefix
}

// Term is an index term that a word yields, and the bytes of the word that it comes from.
type Term struct {
	Text     string
	ID       int32 // in its language, from 1; 0 for words of queries
	From, To int
}

// Word holds the terms of a word.
type Word struct {
	Terms        []Term // as written, stem, then parts
	Parts        int    // number of parts that make up the word; the terms after them are parts of parts
	UnknownParts int    // number of further parts that are not in the vocabulary
}

// Exact returns the folded word.
func (w *Word) Exact() string { return w.Terms[0].Text[1:] }

// Stem returns the stem of the word.
func (w *Word) Stem() string { return w.Terms[1].Text }

// Options leaves out parts of the analysis, to measure what each contributes.
type Options struct {
	NoStems     bool // match words only as written
	NoCompounds bool // do not split compounds
}

// Lexicon turns the words of one language into terms. It has the rules and lists of the language from the start, and
// the words of the documents after Learn. After that any number of goroutines may use it.
type Lexicon struct {
	lang        catalog.Lang
	stripEnding func(l *Lexicon, word string) string // from a folded word
	prefixes    []string                             // of verbs, longest first
	minUnprefix int                                  // the fewest letters that must follow a prefix
	splitter    splitter
	forms       []irregularWord
	irregular   irregularForms
	stopWords   map[string]bool // folded
	common      wordList        // common words, as written
	options     Options

	vocabulary map[string]bool // folded words of titles, names, questions and answers
	stems      map[string]bool // stems of the vocabulary
	verbStems  map[string]bool // possible verb stems in the vocabulary, in German only

	mu    sync.RWMutex
	words map[string]*Word // the words of documents that have been asked for, lower-cased
	ids   map[string]int32 // of their terms, from 1
}

// irregularForms maps folded irregular forms to the stem of their base form.
type irregularForms map[string]string

// LexiconsOf returns the lexicons of both languages with the given stop words, folded. They have no vocabulary yet.
func LexiconsOf(stopWords map[catalog.Lang]map[string]bool, options Options) (map[catalog.Lang]*Lexicon, error) {
	d, err := loadData()
	if err != nil {
		return nil, err
	}
	d.stopWords = stopWords
	out := map[catalog.Lang]*Lexicon{catalog.DE: newGerman(d), catalog.EN: newEnglish(d)}
	for _, l := range out {
		l.options, l.forms = options, d.irregular[l.lang]
	}
	return out, nil
}

// StopWords returns the folded stop words, sorted.
func (l *Lexicon) StopWords() []string {
	return slices.Sorted(func(yield func(string) bool) {
		for w, is := range l.stopWords {
			if is && !yield(w) {
				return
			}
		}
	})
}

// Learn sets the vocabulary that guides stemming and compound splitting: the folded words of the texts that name
// things.
func (l *Lexicon) Learn(vocabulary map[string]bool) {
	l.vocabulary, l.stems = vocabulary, make(map[string]bool, len(vocabulary))
	if l.lang == catalog.DE {
		l.verbStems = germanVerbStems(vocabulary)
	}
	l.irregular = irregularForms{}
	for _, w := range l.forms {
		stem := l.stripEnding(l, l.Fold(w.base).Text)
		for _, f := range w.forms {
			l.irregular[l.Fold(f).Text] = stem
		}
	}
	for w := range vocabulary {
		if !l.stopWords[w] {
			l.stems[l.endingStem(w)] = true
		}
	}
	l.splitter.learn(vocabulary, l.stopWords)
}

// Lang returns the language of the lexicon.
func (l *Lexicon) Lang() catalog.Lang { return l.lang }

// Fold folds a lower-cased word.
func (l *Lexicon) Fold(word string) Folded { return Fold(l.lang, word) }

// IsStopWord reports whether the folded word says little in a query.
func (l *Lexicon) IsStopWord(folded string) bool { return l.stopWords[folded] }

// IsCommon reports whether the lower-cased word is one of the most common words of the language.
func (l *Lexicon) IsCommon(word string) bool { return l.common.has(word) }

// Has reports whether the folded word is in the vocabulary.
func (l *Lexicon) Has(folded string) bool { return l.vocabulary[folded] }

// Vocabulary returns the words set by Learn. The caller must not change them.
func (l *Lexicon) Vocabulary() map[string]bool { return l.vocabulary }

// endingStem returns the stem of a folded word by its ending alone.
func (l *Lexicon) endingStem(word string) string {
	if s, ok := l.irregular[word]; ok {
		return s
	}
	return l.stripEnding(l, word)
}

// stem returns the stem of a folded word. Irregular forms and participles yield the stem of their verb.
func (l *Lexicon) stem(word string) string {
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
		if s, ok := l.participleStem(rest); ok {
			return p + s
		}
	}
	if s, ok := l.participleStem(word); ok {
		return s
	}
	return l.stripEnding(l, word)
}

// Analyze returns the terms of a lower-cased word of a document and remembers them.
func (l *Lexicon) Analyze(word string) *Word {
	if known := l.known(word); known != nil {
		return known
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	known := l.words[word]
	if known == nil {
		known = l.analyze(word)
		for i := range known.Terms {
			known.Terms[i].ID = l.id(known.Terms[i].Text)
		}
		l.words[word] = known
	}
	return known
}

// Look returns the terms of a lower-cased word of a query. It remembers nothing, so that queries do not fill the
// memory: the terms of a word that no document has been asked for have no ids.
func (l *Lexicon) Look(word string) *Word {
	if known := l.known(word); known != nil {
		return known
	}
	return l.analyze(word)
}

// Stem returns the stem of a lower-cased word. Like Look, it remembers nothing.
func (l *Lexicon) Stem(word string) string {
	if known := l.known(word); known != nil {
		return known.Stem()
	}
	folded := l.Fold(word).Text
	if l.options.NoStems {
		return folded
	}
	return l.stem(folded)
}

func (l *Lexicon) known(word string) *Word {
	l.mu.RLock()
	defer l.mu.RUnlock()
	return l.words[word]
}

// ID returns the id of a term, which it assigns if the term has none. Only terms of documents may get an id.
func (l *Lexicon) ID(term string) int32 {
	l.mu.RLock()
	id := l.ids[term]
	l.mu.RUnlock()
	if id != 0 {
		return id
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.id(term)
}

// IDs returns the number of ids assigned so far.
func (l *Lexicon) IDs() int {
	l.mu.RLock()
	defer l.mu.RUnlock()
	return len(l.ids)
}

func (l *Lexicon) id(term string) int32 {
	id := l.ids[term]
	if id == 0 {
		id = int32(len(l.ids) + 1)
		l.ids[term] = id
	}
	return id
}

func (l *Lexicon) analyze(word string) *Word {
	f := l.Fold(word)
	stem := f.Text
	if !l.options.NoStems {
		stem = l.stem(f.Text)
	}
	out := &Word{Terms: []Term{
		{Text: string(ExactPrefix) + f.Text, To: len(word)},
		{Text: stem, To: len(word)},
	}}
	if l.options.NoCompounds {
		return out
	}
	parts, nested := l.splitter.split(f.Text)
	if len(parts) == 1 {
		out.UnknownParts = 1
	}
	for _, p := range append(parts, nested...) {
		s := l.stem(f.Text[p.from:p.to])
		out.Terms = append(out.Terms, Term{Text: string(PartPrefix) + s, From: f.Offsets[p.from], To: f.Offsets[p.to]})
	}
	out.Parts = len(parts)
	if rest, ok := l.withoutPrefix(stem); ok && out.Parts == 0 {
		out.Terms = append(out.Terms, Term{Text: string(PartPrefix) + rest, To: len(word)})
		out.Parts = 1
	}
	return out
}

// withoutPrefix strips the prefix from the stem of a verb if the rest is a stem of the vocabulary: verhex → hex,
// bewitch → witch.
func (l *Lexicon) withoutPrefix(stem string) (rest string, ok bool) {
	for _, p := range l.prefixes {
		rest, ok := strings.CutPrefix(stem, p)
		if ok && len(rest) >= l.minUnprefix && (l.stems[rest] || l.verbStems[rest]) {
			return rest, true
		}
	}
	return "", false
}
