package search

import (
	"context"
	"math"
	"slices"
)

// scores are what the documents get for a query.
type scores struct {
	total []float64 // by document
	on    []bool    // by document: it knows a word that says something
	best  []float64 // by unit: the weight of its best variant, were a document to hold it
	terms [][]worth // by unit: the variants that some document holds
}

// worth is what a term of the query counts: its weight as a variant times the rarity of its unit.
type worth struct {
	term  string
	worth float64
}

// score weighs every document against the units: for each unit the best of its variants, by BM25 over the
// weighted fields; then documents lose by how much of the query they do not know.
func (ix *Index) score(ctx context.Context, units []unit) (scores, error) {
	n := len(ix.docs)
	s := scores{total: make([]float64, n), on: make([]bool, n), best: make([]float64, len(units)), terms: make([][]worth, len(units))}
	covered := make([]float64, n)
	allWeak := !slices.ContainsFunc(units, func(u unit) bool { return !u.weak })
	c, part, parts := newColumns(n), newColumns(n), newColumns(n)
	for i := range units {
		if err := ix.scoreUnit(ctx, &units[i], c, part, parts); err != nil {
			return s, err
		}
		rarity := c.rarity()
		if units[i].weak {
			rarity *= ix.weights.weak
		}
		for _, v := range c.held {
			s.terms[i] = append(s.terms[i], worth{v.term, rarity * v.weight})
			s.best[i] = max(s.best[i], rarity*v.weight)
		}
		for d := range s.total {
			s.total[d] += rarity * c.gain[d]
			covered[d] += rarity * c.found[d]
			s.on[d] = s.on[d] || c.found[d] > 0 && (allWeak || !units[i].weak)
		}
	}
	ix.cover(s, covered)
	return s, nil
}

// columns are what one unit finds, by document.
type columns struct {
	tf    []float64 // weighted frequency of one variant
	gain  []float64 // the best variant's weight, by how often it stands where
	found []float64 // the best variant's weight
	held  []variant // the variants that some document holds
}

// newColumns makes columns for n documents.
func newColumns(n int) *columns {
	return &columns{tf: make([]float64, n), gain: make([]float64, n), found: make([]float64, n)}
}

func (c *columns) clear() {
	clear(c.gain)
	clear(c.found)
	c.held = c.held[:0]
}

// scoreUnit fills the columns for one unit: the best variant counts, or all parts of a compound together.
func (ix *Index) scoreUnit(ctx context.Context, u *unit, c, part *columns, parts *columns) error {
	c.clear()
	if err := ix.scoreVariants(ctx, u.variants, c); err != nil {
		return err
	}
	parts.clear()
	for _, p := range u.parts {
		part.clear()
		if err := ix.scoreVariants(ctx, p, part); err != nil {
			return err
		}
		for d := range part.gain {
			parts.gain[d] += part.gain[d]
			parts.found[d] += part.found[d]
		}
		c.held = append(c.held, part.held...)
	}
	for d := range c.gain {
		c.gain[d] = max(c.gain[d], parts.gain[d])
		c.found[d] = max(c.found[d], parts.found[d])
	}
	return nil
}

// scoreVariants fills the columns with the best of the variants.
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
			c.held = append(c.held, v)
		}
	}
	return nil
}

// rarity is the idf of BM25 of the unit as a whole: a word is as rare as everything that it may mean, so that
// an odd form of a common word does not outweigh the rest of the query.
func (c *columns) rarity() float64 {
	holding := 0.0
	for _, f := range c.found {
		holding += min(f, 1)
	}
	return idf(holding, len(c.found))
}

// cover takes from documents that know only part of the query.
func (ix *Index) cover(s scores, covered []float64) {
	all := s.sum()
	if all == 0 {
		return
	}
	for d := range s.total {
		s.total[d] *= 1 - ix.weights.coverage*(1-covered[d]/all)
	}
}

// sum is what the units count together.
func (s *scores) sum() float64 {
	all := 0.0
	for _, b := range s.best {
		all += b
	}
	return all
}

// idf is the weight of a term that stands in holding of all documents; 0 where none holds it.
func idf(holding float64, all int) float64 {
	if holding == 0 {
		return 0
	}
	return math.Pow(math.Log(1+(float64(all)-holding+0.5)/(holding+0.5)), idfPow)
}
