package search

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// phrasings holds the ways to ask for a document in a language, and where each term occurs in them: most terms of a
// query occur in none.
type phrasings struct {
	list   []phrasing
	terms  []int32 // ids of all terms, sorted
	ends   []int32 // the end of each term's places
	places []place
}

// phrasing is one way to ask for a document: the weight of each of its words.
type phrasing struct {
	weights []float64 // by rarity
	total   float64   // sum of the weights
	isTitle bool
	cards   []int32 // ids of the concepts of the cards that it names
}

// place is a word of a phrasing.
type place struct {
	phrasing uint16 // index in list
	word     uint16
}

// termPlace is a term at a place.
type termPlace struct {
	term int32
	place
}

// at returns the places of the i-th term.
func (p *phrasings) at(i int) []place {
	if i == 0 {
		return p.places[:p.ends[0]]
	}
	return p.places[p.ends[i-1]:p.ends[i]]
}

// isPhrasing reports whether texts of a field say what the document is about in the way a player would ask.
func isPhrasing(field int) bool {
	switch field {
	case titleField, questionField, askedField, answerField, factField:
		return true
	}
	return false
}

// phrasings returns the phrasings of a document in a language. They are made when they are first compared.
func (ix *Index) phrasings(lang catalog.Lang, doc int) *phrasings {
	l := ix.langs[lang]
	if known := l.phrasings[doc].Load(); known != nil {
		return known
	}
	out := &phrasings{}
	var all []termPlace
	texts := ix.analyze(lang, doc, isPhrasing) // most documents are compared, but never shown
	for i := range texts {
		t := &texts[i]
		if list := t.comparedWords(ix.docs[doc].AboutGame(), ix.gameNames); len(list) > 0 {
			all = t.appendTerms(all, list, uint16(len(out.list)))
			out.list = append(out.list, ix.newPhrasing(lang, t, list))
		}
	}
	slices.SortStableFunc(all, func(a, b termPlace) int { return cmp.Compare(a.term, b.term) })
	out.places = make([]place, len(all))
	for i, t := range all {
		out.places[i] = t.place
		if i+1 == len(all) || all[i+1].term != t.term {
			out.terms, out.ends = append(out.terms, t.term), append(out.ends, int32(i+1))
		}
	}
	out.terms, out.ends, out.list = slices.Clip(out.terms), slices.Clip(out.ends), slices.Clip(out.list)
	l.phrasings[doc].Store(out)
	return out
}

// appendTerms appends the terms of the given words of the text, which are a phrasing.
func (t *fieldText) appendTerms(out []termPlace, list []occurrence, phrasing uint16) []termPlace {
	for i, o := range list {
		at := place{phrasing, uint16(i)}
		for _, term := range o.word.Terms {
			out = append(out, termPlace{term.ID, at})
		}
		for _, concept := range t.conceptsAt(o) {
			out = append(out, termPlace{concept, at})
		}
	}
	return out
}

// newPhrasing returns the phrasing of the given words of a text. The weight of a word depends on how many documents use
// its stem.
func (ix *Index) newPhrasing(lang catalog.Lang, t *fieldText, list []occurrence) phrasing {
	l := ix.langs[lang].lexicon
	p := phrasing{isTitle: t.field == titleField, weights: make([]float64, len(list))}
	for i, o := range list {
		p.weights[i] = idf(ix.documentsWith(lang, o.word.Stem()), len(ix.docs))
		if l.IsStopWord(o.word.Exact()) {
			p.weights[i] *= ix.weights.weak
		}
		p.total += p.weights[i]
	}
	for _, m := range t.mentions {
		p.cards = append(p.cards, m.cards...)
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
