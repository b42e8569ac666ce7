package search

import (
	"math"
	"slices"

	"catanica/rulings"
)

// units is a query of our own, which bleve runs (units_bleve.go): it finds the documents that have the words of a
// query, each word in its best variant. Every query term is a unit. Its idf counts the documents that have any of its
// expansions, so that an odd form of a common word does not outweigh the rest, and of its expansions the best one in a
// document counts.
type units struct {
	ix    *Index
	terms []queryTerm
	// rate weighs the scores of the documents once they are known, or is nil.
	rate func(*queryScores)
	// minimum is the weight with which every term must match a document, for queries that filter rather than rank; 0
	// ranks documents that have any of the terms.
	minimum float64
	// admits reports whether a document may be found at all; nil admits every document.
	admits func(doc int) bool

	scores queryScores // after the search
}

// queryScores holds what the documents score for a query.
type queryScores struct {
	total      []float64         // by document
	candidates []bool            // by document: it has a term that is not weak, or the query names it
	promoted   map[int]candidate // the documents that the query names, which rank first
	maxScores  []float64         // by query term: idf times the weight of its best expansion
	terms      [][]weightedTerm  // by query term: the expansions that some document has
	games      []rulings.Game    // by query term: the other game that the term is distinctive of, or ""
}

// weightedTerm is an expansion that some document has, with its weight times the idf of its query term.
type weightedTerm struct {
	expansion
	idfWeight float64
}

// score scores every document by the best expansion of each term and reduces the scores of documents that match only
// part of the query. It releases the reader.
func (u *units) score(r *termReader) error {
	n := len(u.ix.docs)
	s := queryScores{
		total: make([]float64, n), candidates: make([]bool, n),
		maxScores: make([]float64, len(u.terms)), terms: make([][]weightedTerm, len(u.terms)),
		games: make([]rulings.Game, len(u.terms)),
	}
	covered := r.covered
	allWeak := !slices.ContainsFunc(u.terms, func(t queryTerm) bool { return !t.weak })
	for i := range u.terms {
		t := &u.terms[i]
		unit, err := r.tally(t)
		if err != nil {
			return err
		}
		idf := unit.idf()
		if t.weak {
			idf *= u.ix.weights.weak
		} else if t.common {
			idf *= u.ix.weights.common
		}
		for _, e := range unit.matched {
			s.terms[i] = append(s.terms[i], weightedTerm{e, idf * e.weight})
		}
		s.maxScores[i], s.games[i] = idf*unit.best, u.ix.distinctiveGame(t, unit.weight)
		for d, weight := range unit.weight {
			s.total[d] += idf * unit.score[d]
			covered[d] += idf * weight
			s.candidates[d] = s.candidates[d] || weight > 0 && (allWeak || !t.weak)
		}
	}
	if all := s.maxTotal(); all > 0 {
		for d := range s.total {
			s.total[d] *= 1 - u.ix.weights.coverage*(1-covered[d]/all)
		}
	}
	if u.rate != nil {
		u.rate(&s)
	}
	u.scores = s
	r.release()
	return nil
}

// match finds the documents that every term matches with the minimum weight. It releases the reader.
func (u *units) match(r *termReader) error {
	n := len(u.ix.docs)
	u.scores = queryScores{total: make([]float64, n), candidates: make([]bool, n)}
	for i := range u.terms {
		unit, err := r.tally(&u.terms[i])
		if err != nil {
			return err
		}
		for d, weight := range unit.weight {
			u.scores.candidates[d] = (i == 0 || u.scores.candidates[d]) && weight >= u.minimum
		}
	}
	r.release()
	return nil
}

// finds reports whether a document is found. A query without words finds all that it admits.
func (u *units) finds(doc int) bool {
	return (len(u.terms) == 0 || u.scores.candidates[doc]) && (u.admits == nil || u.admits(doc))
}

// listed returns the score by which a document is listed before the best are rescored. Equal totals are told apart by
// the order of the documents, because their numbers in bleve's index differ between builds.
func (s *queryScores) listed(doc int) float64 {
	if p, ok := s.promoted[doc]; ok {
		return p.score
	}
	return s.total[doc] - float64(doc)*1e-9
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
