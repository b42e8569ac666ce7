package search

import (
	"context"
	"fmt"
	"math"
	"slices"

	"catanica/rulings"
)

// scores are what the documents get for a query.
type scores struct {
	total []float64      // by document
	on    []bool         // by document: it knows a word that says something
	best  []float64      // by unit: what a document gets at most that holds it
	terms [][]worth      // by unit: the variants that some document holds
	own   []rulings.Game // by unit: the game beside the card game that it speaks for, if any
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
	s := scores{
		total: make([]float64, n), on: make([]bool, n),
		best: make([]float64, len(units)), terms: make([][]worth, len(units)), own: make([]rulings.Game, len(units)),
	}
	covered := make([]float64, n)
	allWeak := !slices.ContainsFunc(units, func(u unit) bool { return !u.weak })
	w := newWorkspace(n)
	for i := range units {
		if err := ctx.Err(); err != nil {
			return s, fmt.Errorf("search: %w", err)
		}
		ix.scoreUnit(&units[i], w)
		c := w.unit
		rarity := c.rarity()
		if units[i].weak {
			rarity *= ix.weights.weak
		}
		for _, v := range c.held {
			s.terms[i] = append(s.terms[i], worth{v.term, rarity * v.weight})
		}
		s.best[i] = rarity * c.best
		s.own[i] = ix.ownGame(&units[i], c.found)
		for d := range s.total {
			s.total[d] += rarity * c.gain[d]
			covered[d] += rarity * c.found[d]
			s.on[d] = s.on[d] || c.found[d] > 0 && (allWeak || !units[i].weak)
		}
	}
	ix.cover(s, covered)
	return s, nil
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

// idf is the weight of a term that stands in holding of all documents; 0 where none holds it. It is the root of
// BM25's: in a few hundred short texts most rare words are rare by chance, and the full weight lets a chance
// word outweigh the card that is asked about.
func idf(holding float64, all int) float64 {
	if holding == 0 {
		return 0
	}
	return math.Sqrt(math.Log(1 + (float64(all)-holding+0.5)/(holding+0.5)))
}
