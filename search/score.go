package search

import (
	"context"
	"math"
)

// scores are what the documents get for a query.
type scores struct {
	total []float64            // by document
	best  []float64            // by unit: the weight of its best variant, were a document to hold it
	terms []map[string]float64 // by unit: term → weight times rarity, of the variants that some document holds
}

// score weighs every document against the units: for each unit the best of its variants, by BM25 over the
// weighted fields; then documents lose by how much of the query they do not know.
func (ix *Index) score(ctx context.Context, units []unit) (scores, error) {
	n := len(ix.docs)
	s := scores{total: make([]float64, n), best: make([]float64, len(units)), terms: make([]map[string]float64, len(units))}
	covered := make([]float64, n)
	unit, found, column := make([]float64, n), make([]float64, n), make([]float64, n)
	for i, u := range units {
		clear(unit)
		clear(found)
		s.terms[i] = map[string]float64{}
		for _, v := range u.variants {
			if err := ctx.Err(); err != nil {
				return s, err
			}
			clear(column)
			if err := ix.postings.weigh(ctx, v.term, v.lang, ix.weights.norm, column); err != nil {
				return s, err
			}
			worth := ix.rarity(column) * v.weight
			if u.weak {
				worth *= ix.weights.weak
			}
			if worth == 0 {
				continue
			}
			s.best[i] = max(s.best[i], worth)
			s.terms[i][v.term] = max(s.terms[i][v.term], worth)
			for d, f := range column {
				if f > 0 {
					unit[d] = max(unit[d], worth*f*(1+ix.weights.saturation)/(f+ix.weights.saturation))
					found[d] = max(found[d], worth)
				}
			}
		}
		for d := range unit {
			s.total[d] += unit[d]
			covered[d] += found[d]
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

// rarity is the idf of BM25 of a term, by the documents that hold it in any field.
func (ix *Index) rarity(column []float64) float64 {
	holding := 0
	for _, f := range column {
		if f > 0 {
			holding++
		}
	}
	return idf(holding, len(column))
}

// idf is the weight of a term that stands in holding of all documents; 0 where none holds it.
func idf(holding, all int) float64 {
	if holding == 0 {
		return 0
	}
	return math.Log(1 + (float64(all-holding)+0.5)/(float64(holding)+0.5))
}
