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

// termReader reads the postings of index terms. Its working memory is reused by later queries once it is released.
type termReader struct {
	ctx     context.Context
	ix      *Index
	tf      []float64 // by document, the weighted frequency of one index term; zero between terms
	touched []int32   // the documents with the term
	unit    *tally    // of the query term read last
	part    *tally    // of a part of a compound
	whole   *tally    // of all parts of a compound together
	covered []float64 // by document, the weight of the query terms that it has
}

func (ix *Index) newTermReader(ctx context.Context) *termReader {
	n := len(ix.docs)
	r, ok := ix.readers.Get().(*termReader)
	if !ok {
		r = &termReader{
			ix: ix, tf: make([]float64, n), unit: newTally(n), part: newTally(n), whole: newTally(n),
			covered: make([]float64, n),
		}
	}
	r.ctx = ctx
	return r
}

// release keeps the memory for later queries. A reader that has failed must not be released: tf is not zero.
func (r *termReader) release() {
	r.ctx = nil
	clear(r.covered)
	r.ix.readers.Put(r)
}

// tally returns what a query term scores: for each document the best expansion counts, or the parts of a compound
// together. It is valid until the next call.
func (r *termReader) tally(t *queryTerm) (*tally, error) {
	if err := r.ctx.Err(); err != nil {
		return nil, err
	}
	unit, part, whole := r.unit, r.part, r.whole
	unit.reset()
	if err := r.expansions(t.expansions, unit); err != nil || len(t.parts) == 0 {
		return unit, err
	}
	whole.reset()
	for _, list := range t.parts {
		part.reset()
		if err := r.expansions(list, part); err != nil {
			return nil, err
		}
		for d := range whole.score {
			whole.score[d] += part.score[d]
			whole.weight[d] += part.weight[d]
		}
		whole.best += part.best
		unit.matched = append(unit.matched, part.matched...)
	}
	unit.best = max(unit.best, whole.best)
	for d := range unit.score {
		unit.score[d] = max(unit.score[d], whole.score[d])
		unit.weight[d] = max(unit.weight[d], whole.weight[d])
	}
	return unit, nil
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
