package search

// accumulator collects, by document, what one query term scores.
type accumulator struct {
	score     []float64   // BM25 score of the best expansion, without idf
	weight    []float64   // weight of the best expansion that the document has
	matched   []expansion // expansions that some document has
	maxWeight float64     // weight that a document with the best expansions has
}

func newAccumulator(docs int) *accumulator {
	return &accumulator{score: make([]float64, docs), weight: make([]float64, docs)}
}

func (a *accumulator) reset() {
	clear(a.score)
	clear(a.weight)
	a.matched, a.maxWeight = a.matched[:0], 0
}

// idf returns one idf for the query term as a whole: a term is as rare as all its expansions together, so that an odd
// form of a common word does not outweigh the rest of the query.
func (a *accumulator) idf() float64 {
	docs := 0.0
	for _, w := range a.weight {
		docs += min(w, 1)
	}
	return idf(docs, len(a.weight))
}

// accumulators is the working memory of one search.
type accumulators struct{ term, part, parts *accumulator }

func newAccumulators(docs int) accumulators {
	return accumulators{newAccumulator(docs), newAccumulator(docs), newAccumulator(docs)}
}

// scoreTerm fills acc.term. For each document the best expansion counts, or the parts of a compound together.
func (ix *Index) scoreTerm(t *queryTerm, acc accumulators) {
	acc.term.reset()
	ix.scoreExpansions(t.expansions, acc.term)
	if len(t.parts) == 0 {
		return
	}
	acc.parts.reset()
	for _, part := range t.parts {
		acc.part.reset()
		ix.scoreExpansions(part, acc.part)
		for d := range acc.part.score {
			acc.parts.score[d] += acc.part.score[d]
			acc.parts.weight[d] += acc.part.weight[d]
		}
		acc.parts.maxWeight += acc.part.maxWeight
		acc.term.matched = append(acc.term.matched, acc.part.matched...)
	}
	acc.term.maxWeight = max(acc.term.maxWeight, acc.parts.maxWeight)
	for d := range acc.term.score {
		acc.term.score[d] = max(acc.term.score[d], acc.parts.score[d])
		acc.term.weight[d] = max(acc.term.weight[d], acc.parts.weight[d])
	}
}

// scoreExpansions adds to the accumulator, for each document, the best expansion by BM25 over the weighted fields.
func (ix *Index) scoreExpansions(expansions []expansion, a *accumulator) {
	k := ix.weights.saturation
	for _, e := range expansions {
		list := ix.postings[e.lang].of(ix.analyzers[e.lang].TermID(e.term))
		for _, p := range list {
			a.score[p.doc] = max(a.score[p.doc], e.weight*p.tf*(1+k)/(p.tf+k))
			a.weight[p.doc] = max(a.weight[p.doc], e.weight)
		}
		if len(list) > 0 {
			a.matched, a.maxWeight = append(a.matched, e), max(a.maxWeight, e.weight)
		}
	}
}
