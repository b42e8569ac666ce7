package search

import (
	"context"
	"fmt"
	"math"
	"slices"

	"catanica/rulings"
)

// queryScores holds what the documents score for a query.
type queryScores struct {
	total      []float64        // by document
	candidates []bool           // by document: it has a term that is not weak
	maxScores  []float64        // by query term: idf times the weight of its best expansion
	terms      [][]weightedTerm // by query term: the expansions that some document has
	games      []rulings.Game   // by query term: the other game that the term is distinctive of, or ""
}

// weightedTerm is an index term of the query: its weight as an expansion times the idf of its query term.
type weightedTerm struct {
	term   string
	weight float64
}

// score scores every document by the best expansion of each term, using BM25 over the weighted fields, and reduces the
// scores of documents that match only part of the query. It fails only if ctx ends.
func (ix *Index) score(ctx context.Context, terms []queryTerm) (queryScores, error) {
	n := len(ix.docs)
	s := queryScores{
		total: make([]float64, n), candidates: make([]bool, n),
		maxScores: make([]float64, len(terms)), terms: make([][]weightedTerm, len(terms)),
		games: make([]rulings.Game, len(terms)),
	}
	covered := make([]float64, n)
	allWeak := !slices.ContainsFunc(terms, func(t queryTerm) bool { return !t.weak })
	acc := newAccumulators(n)
	for i := range terms {
		if err := ctx.Err(); err != nil {
			return s, fmt.Errorf("search: %w", err)
		}
		ix.scoreTerm(&terms[i], acc)
		a := acc.term
		idf := a.idf()
		if terms[i].weak {
			idf *= ix.weights.weak
		}
		for _, e := range a.matched {
			s.terms[i] = append(s.terms[i], weightedTerm{e.term, idf * e.weight})
		}
		s.maxScores[i] = idf * a.maxWeight
		s.games[i] = ix.distinctiveGame(&terms[i], a.weight)
		for d := range s.total {
			s.total[d] += idf * a.score[d]
			covered[d] += idf * a.weight[d]
			s.candidates[d] = s.candidates[d] || a.weight[d] > 0 && (allWeak || !terms[i].weak)
		}
	}
	ix.applyCoverage(s, covered)
	return s, nil
}

// applyCoverage reduces the scores of documents that match only part of the query. covered is the weight of the query
// that each document matches.
func (ix *Index) applyCoverage(s queryScores, covered []float64) {
	all := s.maxTotal()
	if all == 0 {
		return
	}
	for d := range s.total {
		s.total[d] *= 1 - ix.weights.coverage*(1-covered[d]/all)
	}
}

// maxTotal returns the weight of the whole query.
func (s *queryScores) maxTotal() float64 {
	all := 0.0
	for _, m := range s.maxScores {
		all += m
	}
	return all
}

// idf returns the inverse document frequency of a term that occurs in docs of all documents, or 0 if it occurs in none.
// It is the square root of BM25's: among a few hundred short texts most rare words are rare by chance, and with the
// full idf a chance word would outweigh the card that the query is about.
func idf(docs float64, all int) float64 {
	if docs == 0 {
		return 0
	}
	return math.Sqrt(math.Log(1 + (float64(all)-docs+0.5)/(docs+0.5)))
}
