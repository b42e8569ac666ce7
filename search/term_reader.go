package search

import "context"

// tally collects, by document, what a query term scores.
type tally struct {
	score   []float64   // BM25 score of the best expansion, without idf
	weight  []float64   // weight of the best expansion that the document has
	matched []expansion // expansions that some document has
	best    float64     // weight that a document with the best expansions has
}

func newTally(docs int) *tally {
	return &tally{score: make([]float64, docs), weight: make([]float64, docs)}
}

func (t *tally) reset() {
	clear(t.score)
	clear(t.weight)
	t.matched, t.best = t.matched[:0], 0
}

// idf returns one idf for the query term as a whole: a term is as rare as all its expansions together.
func (t *tally) idf() float64 {
	docs := 0.0
	for _, w := range t.weight {
		docs += min(w, 1)
	}
	return idf(docs, len(t.weight))
}

// termReader reads the postings of index terms.
type termReader struct {
	ctx     context.Context
	ix      *Index
	tf      []float64 // scratch: by document, the weighted frequency of one index term
	touched []int32   // scratch: the documents with the term
}

func (ix *Index) newTermReader(ctx context.Context) *termReader {
	return &termReader{ctx: ctx, ix: ix, tf: make([]float64, len(ix.docs))}
}

// tally fills unit with what a query term scores: for each document the best expansion counts, or the parts of a
// compound together. scratch is working memory.
func (r *termReader) tally(t *queryTerm, unit, scratch *tally) error {
	if err := r.ctx.Err(); err != nil {
		return err
	}
	unit.reset()
	if err := r.expansions(t.expansions, unit); err != nil || len(t.parts) == 0 {
		return err
	}
	score, weight, best := make([]float64, len(unit.score)), make([]float64, len(unit.score)), 0.0
	for _, part := range t.parts {
		scratch.reset()
		if err := r.expansions(part, scratch); err != nil {
			return err
		}
		for d := range score {
			score[d] += scratch.score[d]
			weight[d] += scratch.weight[d]
		}
		best += scratch.best
		unit.matched = append(unit.matched, scratch.matched...)
	}
	unit.best = max(unit.best, best)
	for d := range score {
		unit.score[d] = max(unit.score[d], score[d])
		unit.weight[d] = max(unit.weight[d], weight[d])
	}
	return nil
}

// expansions adds to a tally, for each document, the best expansion by BM25 over the weighted fields.
func (r *termReader) expansions(list []expansion, t *tally) error {
	k := r.ix.weights.saturation
	for _, e := range list {
		if err := r.read(e); err != nil {
			return err
		}
		for _, d := range r.touched {
			tf := r.tf[d]
			t.score[d] = max(t.score[d], e.weight*tf*(1+k)/(tf+k))
			t.weight[d] = max(t.weight[d], e.weight)
			r.tf[d] = 0
		}
		if len(r.touched) > 0 {
			t.matched, t.best = append(t.matched, e), max(t.best, e.weight)
		}
	}
	return nil
}

// read sums up the weighted frequencies of an index term.
func (r *termReader) read(e expansion) error {
	r.touched = r.touched[:0]
	return r.ix.store.read(r.ctx, e, func(doc int32, tf float64) {
		if r.tf[doc] == 0 {
			r.touched = append(r.touched, doc)
		}
		r.tf[doc] += tf
	})
}
