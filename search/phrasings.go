package search

import "catanica/catalog"

// phrasing is one way to ask for a document: the terms of its words, as numbers, and what each word is worth.
type phrasing struct {
	terms   []int32   // of all words, one after the other
	ends    []int     // where each word's terms end
	worth   []float64 // of each word, by rarity
	total   float64   // of all words
	isTitle bool      // it is the document's title
}

// phrasings are those of all documents, in both languages.
type phrasings struct {
	of    [][]phrasing // by document
	terms map[string]int32
}

// maxPhrasing is how many words of a phrasing are compared; a question has about 25.
const maxPhrasing = 40

// newPhrasings reduces the phrasings of n documents to terms; weak is what a weak word counts.
func newPhrasings(n int, texts map[catalog.Lang][][]phrasingText, langs map[catalog.Lang]*language, c *concepts, weak float64) *phrasings {
	p := &phrasings{of: make([][]phrasing, n), terms: map[string]int32{}}
	var words [][]phrasedWord
	used := map[string]int{}
	for i := range n {
		here := map[string]bool{}
		for _, lang := range catalog.Langs {
			for _, text := range texts[lang][i] {
				ph, list := p.phrasing(text, langs[lang], c.of(lang))
				p.of[i] = append(p.of[i], ph)
				words = append(words, list)
				for _, w := range list {
					here[w.stem] = here[w.stem] || !text.ours
				}
			}
		}
		for s, counts := range here {
			if counts {
				used[s]++
			}
		}
	}
	p.value(words, used, weak)
	return p
}

// phrasedWord is what is needed of a word until its rarity is known.
type phrasedWord struct {
	stem string
	weak bool
}

// phrasing reads one phrasing; its words are not valued yet.
func (p *phrasings) phrasing(text phrasingText, l *language, book *phrasebook) (phrasing, []phrasedWord) {
	n := len(text.words)
	words, entries, at := make([]phrasedWord, n), make([]*entry, n), make([]stemAt, n)
	for i, w := range text.words {
		e := l.entry(w.text)
		entries[i] = e
		words[i] = phrasedWord{e.stem(), l.weak[e.exact()]}
		at[i] = stemAt{e.stem(), w.start, w.end}
	}
	mentions := book.find(at)
	ph := phrasing{isTitle: text.isTitle, ends: make([]int, 0, n)}
	for i, e := range entries {
		for _, f := range e.forms {
			ph.terms = append(ph.terms, p.number(f.term))
		}
		for _, m := range mentions {
			if m.from <= i && i < m.to {
				for _, id := range m.ids {
					ph.terms = append(ph.terms, p.number(id))
				}
			}
		}
		ph.ends = append(ph.ends, len(ph.terms))
	}
	return ph, words
}

// number is the number of a term, a new one for a new term. 0 is none.
func (p *phrasings) number(term string) int32 {
	n, ok := p.terms[term]
	if !ok {
		n = int32(len(p.terms) + 1)
		p.terms[term] = n
	}
	return n
}

// value sets what the words of all phrasings are worth, now that it is known how many documents use each.
func (p *phrasings) value(words [][]phrasedWord, used map[string]int, weak float64) {
	n := 0
	for d := range p.of {
		for i := range p.of[d] {
			ph := &p.of[d][i]
			for _, w := range words[n] {
				worth := idf(float64(max(1, used[w.stem])), len(p.of))
				if w.weak {
					worth *= weak
				}
				ph.worth = append(ph.worth, worth)
				ph.total += worth
			}
			n++
		}
	}
}
