package search

import (
	"catanica/catalog"
)

// phrasing is one way to ask for a document: the term ids of its words and the weight of each word.
type phrasing struct {
	terms   []int32   // of all words, concatenated
	ends    []int32   // the end of each word's terms
	weights []float64 // of each word, by rarity
	total   float64   // sum of the weights
	isTitle bool
}

// maxPhrasingTokens limits how much of a phrasing is compared; a question has about 25 words.
const maxPhrasingTokens = 40

// isPhrasing reports whether texts of a field say what the document is about in the way a player would ask.
func isPhrasing(field int) bool {
	switch field {
	case titleField, questionField, askedField, answerField, factField:
		return true
	}
	return false
}

// phrasings returns the phrasings of a document in a language. They are made when they are first compared.
func (ix *Index) phrasings(lang catalog.Lang, doc int) []phrasing {
	l := ix.langs[lang]
	if known := l.phrasings[doc].Load(); known != nil {
		return *known
	}
	out := []phrasing{}
	texts := ix.analyze(lang, doc, isPhrasing) // most documents are compared, but never shown
	for i := range texts {
		t := &texts[i]
		if list := t.comparedWords(ix.docs[doc].game(), ix.gameNames); len(list) > 0 {
			out = append(out, ix.newPhrasing(lang, t, list))
		}
	}
	l.phrasings[doc].Store(&out)
	return out
}

// newPhrasing returns the phrasing of the given words of a text. The weight of a word depends on how many documents use
// its stem.
func (ix *Index) newPhrasing(lang catalog.Lang, t *fieldText, list []occurrence) phrasing {
	l := ix.langs[lang].lexicon
	p := phrasing{
		isTitle: t.field == titleField, ends: make([]int32, 0, len(list)), weights: make([]float64, len(list)),
	}
	for i, o := range list {
		for _, term := range o.word.Terms {
			p.terms = append(p.terms, term.ID)
		}
		p.terms = append(p.terms, t.conceptsAt(o)...)
		p.ends = append(p.ends, int32(len(p.terms)))
		p.weights[i] = idf(ix.documentsWith(lang, o.word.Stem()), len(ix.docs))
		if l.IsStopWord(o.word.Exact()) {
			p.weights[i] *= ix.weights.weak
		}
		p.total += p.weights[i]
	}
	return p
}

// conceptsAt returns the ids of the concepts whose names include the word.
func (t *fieldText) conceptsAt(o occurrence) []int32 {
	var out []int32
	for _, m := range t.mentions {
		if t.occurrences[m.from].start <= o.start && o.end <= t.occurrences[m.to-1].end {
			out = append(out, m.concepts...)
		}
	}
	return out
}
