package search

// columns are what one unit finds, by document.
type columns struct {
	gain  []float64 // the best variant's weight, by how often it stands where
	found []float64 // the best variant's weight
	held  []variant // the variants that some document holds
	best  float64   // what a document gets that has all that can be had
}

// newColumns makes columns for n documents.
func newColumns(n int) *columns {
	return &columns{gain: make([]float64, n), found: make([]float64, n)}
}

func (c *columns) clear() {
	clear(c.gain)
	clear(c.found)
	c.held, c.best = c.held[:0], 0
}

// rarity is the idf of the unit as a whole: a word is as rare as everything that it may mean, so that an odd
// form of a common word does not outweigh the rest of the query.
func (c *columns) rarity() float64 {
	holding := 0.0
	for _, f := range c.found {
		holding += min(f, 1)
	}
	return idf(holding, len(c.found))
}

// workspace is the columns that one search works in.
type workspace struct{ unit, part, parts *columns }

func newWorkspace(n int) workspace { return workspace{newColumns(n), newColumns(n), newColumns(n)} }

// scoreUnit fills w.unit: for each document the best variant counts, or all parts of a compound together.
func (ix *Index) scoreUnit(u *unit, w workspace) {
	w.unit.clear()
	ix.scoreVariants(u.variants, w.unit)
	if len(u.parts) == 0 {
		return
	}
	w.parts.clear()
	for _, p := range u.parts {
		w.part.clear()
		ix.scoreVariants(p, w.part)
		for d := range w.part.gain {
			w.parts.gain[d] += w.part.gain[d]
			w.parts.found[d] += w.part.found[d]
		}
		w.parts.best += w.part.best
		w.unit.held = append(w.unit.held, w.part.held...)
	}
	w.unit.best = max(w.unit.best, w.parts.best)
	for d := range w.unit.gain {
		w.unit.gain[d] = max(w.unit.gain[d], w.parts.gain[d])
		w.unit.found[d] = max(w.unit.found[d], w.parts.found[d])
	}
}

// scoreVariants adds to the columns, for each document, the best of the variants by BM25 over the weighted fields.
func (ix *Index) scoreVariants(variants []variant, c *columns) {
	k := ix.weights.saturation
	for _, v := range variants {
		held := ix.postings[v.lang].of(ix.langs[v.lang].numbers[v.term])
		for _, p := range held {
			c.gain[p.doc] = max(c.gain[p.doc], v.weight*p.tf*(1+k)/(p.tf+k))
			c.found[p.doc] = max(c.found[p.doc], v.weight)
		}
		if len(held) > 0 {
			c.held, c.best = append(c.held, v), max(c.best, v.weight)
		}
	}
}
