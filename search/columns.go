package search

import "context"

// columns are what one unit finds, by document.
type columns struct {
	tf    []float64 // weighted frequency of one variant
	gain  []float64 // the best variant's weight, by how often it stands where
	found []float64 // the best variant's weight
	held  []variant // the variants that some document holds
	best  float64   // what a document gets that has all that can be had
}

// newColumns makes columns for n documents.
func newColumns(n int) *columns {
	return &columns{tf: make([]float64, n), gain: make([]float64, n), found: make([]float64, n)}
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

// scoreUnit fills w.unit: for each document the best variant counts, or all parts of a compound together.
func (ix *Index) scoreUnit(ctx context.Context, u *unit, w workspace) error {
	w.unit.clear()
	if err := ix.scoreVariants(ctx, u.variants, w.unit); err != nil || len(u.parts) == 0 {
		return err
	}
	w.parts.clear()
	for _, p := range u.parts {
		w.part.clear()
		if err := ix.scoreVariants(ctx, p, w.part); err != nil {
			return err
		}
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
	return nil
}

// scoreVariants adds to the columns, for each document, the best of the variants by BM25 over the weighted fields.
func (ix *Index) scoreVariants(ctx context.Context, variants []variant, c *columns) error {
	k := ix.weights.saturation
	for _, v := range variants {
		if err := ctx.Err(); err != nil {
			return err
		}
		clear(c.tf)
		if err := ix.postings.weigh(ctx, v.term, v.lang, ix.weights.norm, c.tf); err != nil {
			return err
		}
		held := false
		for d, f := range c.tf {
			if f > 0 {
				held = true
				c.gain[d] = max(c.gain[d], v.weight*f*(1+k)/(f+k))
				c.found[d] = max(c.found[d], v.weight)
			}
		}
		if held {
			c.held, c.best = append(c.held, v), max(c.best, v.weight)
		}
	}
	return nil
}
