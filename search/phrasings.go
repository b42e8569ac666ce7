package search

import "catanica/catalog"

// phrasings are the ways to ask for a document, in both languages, as terms.
type phrasings []phrasing

// phrasing is one of them: word by word the terms that it holds.
type phrasing struct {
	words [][]string
	weak  []bool
	stems []string
	title bool
}

// maxPhrasing is how many words of a phrasing are compared; a question has about 25.
const maxPhrasing = 40

// collectPhrasings reduces all phrasings to terms and counts the documents that use each.
func (ix *Index) collectPhrasings() {
	ix.phrasings = make([]phrasings, len(ix.docs))
	ix.frequency = map[string]int{}
	for i := range ix.docs {
		used := map[string]bool{}
		for _, lang := range catalog.Langs {
			for _, text := range phrasingsOf(&ix.docs[i], lang) {
				if p := ix.phrasing(text, lang); len(p.words) > 0 {
					p.title = text == ix.docs[i].Title.In(lang)
					ix.phrasings[i] = append(ix.phrasings[i], p)
					for _, s := range p.stems {
						used[s] = true
					}
				}
			}
		}
		for s := range used {
			ix.frequency[s]++
		}
	}
}

func (ix *Index) phrasing(text string, lang catalog.Lang) phrasing {
	l := ix.langs[lang]
	var p phrasing
	var at []stemAt
	for _, w := range typedWords(text, maxPhrasing) {
		e := l.entry(w.text)
		terms := make([]string, 0, len(e.forms)+1)
		for _, f := range e.forms {
			terms = append(terms, f.term)
		}
		p.words = append(p.words, terms)
		p.stems = append(p.stems, e.stem())
		p.weak = append(p.weak, l.weak[e.exact()])
		at = append(at, stemAt{e.stem(), w.start, w.end})
	}
	for _, m := range ix.concepts.of(lang).find(at) {
		for i := m.from; i < m.to; i++ {
			p.words[i] = append(p.words[i], m.ids...)
		}
	}
	return p
}
