package search

import (
	"strings"

	"catanica/catalog"
)

// Terms of different origin have different prefixes, so that they never match each other. A stem has none.
const (
	exactPrefix   = '=' // the word as written, folded
	partPrefix    = '/' // the stem of a part of a compound, or of a verb without its prefix
	conceptPrefix = '#' // a concept, whatever its name, in either language
)

// analyzedTerm is a term that a word yields, and the bytes of the word that it comes from.
type analyzedTerm struct {
	text     string
	id       int32 // in its language; 0 if no document has the term
	from, to int
}

// analyzer turns the words of one language into terms. It knows the words that the documents use (learn) and the rules
// and lists in data.
type analyzer struct {
	lang        catalog.Lang
	fold        func(string) folded
	stripEnding func(a *analyzer, word string) string // from a folded word
	prefixes    []string                              // of verbs, longest first
	minUnprefix int                                   // the fewest letters that must follow a prefix
	splitter    splitter
	irregular   irregularForms
	stopWords   map[string]bool // folded
	common      wordList        // common words, as written

	vocabulary map[string]bool // folded words of titles, names, questions and answers
	stems      map[string]bool // stems of the vocabulary
	verbStems  map[string]bool // possible verb stems in the vocabulary, in German only

	analyses map[string]*analysis // by lower-cased word; read-only once the index is built
	termIDs  map[string]int32     // from 1; read-only once the index is built
	frozen   bool                 // the index is built
	without  ablation
}

// irregularForms maps folded irregular forms to the stem of their base form.
type irregularForms map[string]string

// analysis holds the terms of a word.
type analysis struct {
	terms        []analyzedTerm // as written, stem, then parts
	parts        int            // number of parts that make up the word; the terms after them are parts of parts
	unknownParts int            // number of further parts that are not in the vocabulary
	uses         int            // number of occurrences in the documents
}

// exact returns the folded word.
func (a *analysis) exact() string { return a.terms[0].text[1:] }

// stem returns the stem of the word.
func (a *analysis) stem() string { return a.terms[1].text }

// newAnalyzers returns the analyzers of both languages. They have no vocabulary yet.
func newAnalyzers(d *data, without ablation) map[catalog.Lang]*analyzer {
	analyzers := map[catalog.Lang]*analyzer{catalog.DE: newGerman(d), catalog.EN: newEnglish(d)}
	for _, a := range analyzers {
		a.without = without
	}
	return analyzers
}

// learn sets the vocabulary that guides stemming and compound splitting, and the irregular forms.
func (a *analyzer) learn(vocabulary map[string]bool, forms []irregularWord) {
	a.vocabulary, a.stems = vocabulary, make(map[string]bool, len(vocabulary))
	if a.lang == catalog.DE {
		a.verbStems = germanVerbStems(vocabulary)
	}
	a.irregular = irregularForms{}
	for _, w := range forms {
		stem := a.stripEnding(a, a.fold(w.base).text)
		for _, f := range w.forms {
			a.irregular[a.fold(f).text] = stem
		}
	}
	for w := range vocabulary {
		if !a.stopWords[w] {
			a.stems[a.endingStem(w)] = true
		}
	}
	a.splitter.vocabulary, a.splitter.stopWords = vocabulary, a.stopWords
}

// endingStem returns the stem of a folded word by its ending alone.
func (a *analyzer) endingStem(word string) string {
	if s, ok := a.irregular[word]; ok {
		return s
	}
	return a.stripEnding(a, word)
}

// stem returns the stem of a folded word. Irregular forms and participles yield the stem of their verb.
func (a *analyzer) stem(word string) string {
	if s, ok := a.irregular[word]; ok {
		return s
	}
	for _, p := range a.prefixes {
		rest, ok := strings.CutPrefix(word, p)
		if !ok {
			continue
		}
		if s, ok := a.irregular[rest]; ok {
			return p + s
		}
		if s, ok := a.participleStem(rest); ok {
			return p + s
		}
	}
	if s, ok := a.participleStem(word); ok {
		return s
	}
	return a.stripEnding(a, word)
}

// analyze returns the analysis of a lower-cased word. While the index is built, analyses are cached.
func (a *analyzer) analyze(word string) *analysis {
	if cached := a.analyses[word]; cached != nil {
		return cached
	}
	out := a.analyzeUncached(word)
	if !a.frozen {
		a.analyses[word] = out
	}
	return out
}

// termID returns the id of a term. While the index is built it assigns ids to new terms; later it returns 0 for a term
// that no document has.
func (a *analyzer) termID(term string) int32 {
	id := a.termIDs[term]
	if id == 0 && !a.frozen {
		id = int32(len(a.termIDs) + 1)
		a.termIDs[term] = id
	}
	return id
}

func (a *analyzer) analyzeUncached(word string) *analysis {
	f := a.fold(word)
	stem := f.text
	if !a.without.stems {
		stem = a.stem(f.text)
	}
	out := &analysis{terms: []analyzedTerm{
		a.newTerm(string(exactPrefix)+f.text, 0, len(word)),
		a.newTerm(stem, 0, len(word)),
	}}
	if a.without.compounds {
		return out
	}
	parts, nested := a.splitter.split(f.text)
	if len(parts) == 1 {
		out.unknownParts = 1
	}
	for _, p := range append(parts, nested...) {
		s := a.stem(f.text[p.from:p.to])
		out.terms = append(out.terms, a.newTerm(string(partPrefix)+s, f.offsets[p.from], f.offsets[p.to]))
	}
	out.parts = len(parts)
	if rest, ok := a.withoutPrefix(stem); ok && out.parts == 0 {
		out.terms = append(out.terms, a.newTerm(string(partPrefix)+rest, 0, len(word)))
		out.parts = 1
	}
	return out
}

func (a *analyzer) newTerm(text string, from, to int) analyzedTerm {
	return analyzedTerm{text, a.termID(text), from, to}
}

// withoutPrefix strips the prefix from the stem of a verb if the rest is a stem of the vocabulary: verhex → hex,
// bewitch → witch.
func (a *analyzer) withoutPrefix(stem string) (rest string, ok bool) {
	for _, p := range a.prefixes {
		rest, ok := strings.CutPrefix(stem, p)
		if ok && len(rest) >= a.minUnprefix && (a.stems[rest] || a.verbStems[rest]) {
			return rest, true
		}
	}
	return "", false
}
