package search

import "catanica/rulings"

// phrasing is one way to ask for a document: the terms of its words, as numbers, and what each word is worth.
type phrasing struct {
	terms   []int32   // of all words, one after the other
	ends    []int32   // where each word's terms end
	worth   []float64 // of each word, by rarity
	total   float64   // of all words
	isTitle bool      // it is the document's title
	piece   int32     // the text that it is, among the document's pieces
}

// phrasings are those of all documents in one language.
type phrasings [][]phrasing

// maxPhrasing is how many words of a phrasing are compared; a question has about 25.
const maxPhrasing = 40

// isPhrasing reports whether texts of a field say what the document is about as one would ask it.
func isPhrasing(field int) bool {
	switch field {
	case titleField, questionField, askedField, answerField, factField:
		return true
	}
	return false
}

// newPhrasings reduces the phrasings of the documents to terms; the names of other games are left out of theirs.
func newPhrasings(docs []Document, c *corpus, w *weights, games gameNames) phrasings {
	out := make(phrasings, len(docs))
	words := make([][][]placed, len(docs))
	used := map[string]int{} // by how many documents a stem is used
	for i := range docs {
		here := map[string]bool{}
		for n := range c.pieces[i] {
			p := &c.pieces[i][n]
			if !isPhrasing(p.field) {
				continue
			}
			list := c.asked(p, docs[i].game(), games)
			if len(list) == 0 {
				continue
			}
			ph := c.phrasing(p, list)
			ph.piece = int32(n)
			out[i] = append(out[i], ph)
			words[i] = append(words[i], list)
			if p.field != factField {
				for _, w := range list {
					here[c.entries[w.word].stem()] = true
				}
			}
		}
		for s := range here {
			used[s]++
		}
	}
	for i := range out {
		for n := range out[i] {
			c.value(&out[i][n], words[i][n], used, w.weak)
		}
	}
	return out
}

// asked are the words of a piece that are compared.
func (c *corpus) asked(p *piece, game rulings.Game, games gameNames) []placed {
	words := p.words[:min(maxPhrasing, len(p.words))]
	if len(games[game]) == 0 {
		return words
	}
	var out []placed
	for _, i := range games.strip(c.texts(words), game) {
		out = append(out, words[i])
	}
	return out
}

// phrasing reads the words of one phrasing; they are not valued yet.
func (c *corpus) phrasing(p *piece, words []placed) phrasing {
	ph := phrasing{isTitle: p.field == titleField, ends: make([]int32, 0, len(words))}
	for _, w := range words {
		for _, f := range c.entries[w.word].forms {
			ph.terms = append(ph.terms, f.number)
		}
		for _, m := range p.mentions {
			if p.words[m.from].start <= w.start && w.end <= p.words[m.to-1].end {
				for _, id := range m.ids {
					ph.terms = append(ph.terms, c.lang.number(id))
				}
			}
		}
		ph.ends = append(ph.ends, int32(len(ph.terms)))
	}
	return ph
}

// value sets what the words of a phrasing are worth, now that it is known how many documents use each.
func (c *corpus) value(ph *phrasing, words []placed, used map[string]int, weak float64) {
	ph.worth = make([]float64, len(words))
	for i, w := range words {
		e := c.entries[w.word]
		worth := idf(float64(max(1, used[e.stem()])), len(c.pieces))
		if c.lang.weak[e.exact()] {
			worth *= weak
		}
		ph.worth[i] = worth
		ph.total += worth
	}
}
