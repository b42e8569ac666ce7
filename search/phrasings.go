package search

import "catanica/rulings"

// phrasing is one way to ask for a document: the term ids of its words and the weight of each word.
type phrasing struct {
	terms   []int32   // of all words, concatenated
	ends    []int32   // the end of each word's terms
	weights []float64 // of each word, by rarity
	total   float64   // sum of the weights
	isTitle bool
}

// phrasings are the phrasings of all documents in one language.
type phrasings [][]phrasing

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

// newPhrasings turns the phrasings of the documents into terms. Documents about other games lose the name of their
// game.
func newPhrasings(docs []Document, c *corpus, w *weights, games gameNames) phrasings {
	out := make(phrasings, len(docs))
	compared := make([][][]occurrence, len(docs))
	docsWith := map[string]int{} // number of documents by stem
	for i := range docs {
		stems := map[string]bool{}
		for n := range c.texts[i] {
			t := &c.texts[i][n]
			if !isPhrasing(t.field) {
				continue
			}
			list := c.comparedWords(t, docs[i].game(), games)
			if len(list) == 0 {
				continue
			}
			out[i] = append(out[i], c.newPhrasing(t, list))
			compared[i] = append(compared[i], list)
			if t.field != factField {
				for _, o := range list {
					stems[c.analyses[o.word].Stem()] = true
				}
			}
		}
		for s := range stems {
			docsWith[s]++
		}
	}
	for i := range out {
		for n := range out[i] {
			c.weigh(&out[i][n], compared[i][n], docsWith, w.weak)
		}
	}
	return out
}

// comparedWords returns the words of a text that are compared with queries.
func (c *corpus) comparedWords(t *fieldText, game rulings.Game, games gameNames) []occurrence {
	list := t.occurrences[:min(maxPhrasingTokens, len(t.occurrences))]
	if len(games[game]) == 0 {
		return list
	}
	var out []occurrence
	for _, i := range games.strip(c.wordsOf(list), game) {
		out = append(out, list[i])
	}
	return out
}

// newPhrasing returns the phrasing of the given words of a text, without weights.
func (c *corpus) newPhrasing(t *fieldText, list []occurrence) phrasing {
	p := phrasing{isTitle: t.field == titleField, ends: make([]int32, 0, len(list))}
	for _, o := range list {
		for _, term := range c.analyses[o.word].Terms {
			p.terms = append(p.terms, term.ID)
		}
		for _, m := range t.mentions {
			if t.occurrences[m.From].start <= o.start && o.end <= t.occurrences[m.To-1].end {
				for _, concept := range m.Concepts {
					p.terms = append(p.terms, c.analyzer.TermID(concept))
				}
			}
		}
		p.ends = append(p.ends, int32(len(p.terms)))
	}
	return p
}

// weigh sets the weights of a phrasing's words by how many documents use each stem. weak is the factor for stop words.
func (c *corpus) weigh(p *phrasing, list []occurrence, docsWith map[string]int, weak float64) {
	p.weights = make([]float64, len(list))
	for i, o := range list {
		a := c.analyses[o.word]
		weight := idf(float64(max(1, docsWith[a.Stem()])), len(c.texts))
		if c.analyzer.IsStopWord(a.Exact()) {
			weight *= weak
		}
		p.weights[i] = weight
		p.total += weight
	}
}
