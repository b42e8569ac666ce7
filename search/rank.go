package search

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/query"
)

// ranker selects and orders the documents for one query: bleve finds the best candidates by their terms (units.go), and
// the best of those are rescored (rescore.go).
type ranker struct {
	ix      *Index
	q       Query
	edition catalog.EditionID // whose facts of cards apply
	filters []filterQuery     // what documents must satisfy, besides having words
	sort    []query.Sort

	text       string // the words of the query, without filters
	terms      []queryTerm
	asked      []string              // the terms by which the query is compared with the questions of documents
	named      map[rulings.Game]bool // the games that the query names
	scope      gameScope
	wanted     map[catalog.Kind]bool // the kinds that the query asks for
	categories []string              // the concepts that the query asks whether something belongs to
	subject    []string              // the concepts that the query names and says nothing else about
	multiword  bool                  // the query has more than one word
}

// candidate is a document found.
type candidate struct {
	doc   int
	tier  int
	score float64
}

// found is what a search found.
type found struct {
	list   []candidate // best first: all that are wanted, or one page of them if paged
	paged  bool
	total  int
	scores queryScores
	result *bleveResult
	proofs proofCount // if facets are wanted
}

// Tiers of candidates. A higher tier ranks above all lower ones.
const (
	tierWords = iota // found by words
	tierCited        // its misspelled name is the query, its id occurs in it, or its page answers it
	tierNamed        // its name or id is the query
)

// tierScore is the base score of a tier. Scores of tierWords stay below 100.
const tierScore = 1000

// maxCandidates is the number of candidates that are rescored. Asked for more hits, a search has as many candidates.
const maxCandidates = 200

// rank returns the documents found: by tier, then by score, then by kind and id, or in the order that the query asks
// for. It fails only if ctx ends or the index is damaged.
func (r *ranker) rank(ctx context.Context) (found, error) {
	if len(r.terms) == 0 && len(r.filters) == 0 {
		return found{}, nil
	}
	if r.multiword = len(r.terms) > 1; r.multiword {
		r.asked = r.askedTerms() // before words are weakened: the questions of documents have them all
	}
	r.named = r.ix.gamesNamed(r.terms, r.q.Lang) // before they are scored: it weakens the words that name them
	r.subject = r.ix.intents.subject(r.terms)
	if r.ix.bleve == nil {
		return r.rankByWords(ctx)
	}
	return r.rankWithBleve(ctx)
}

// units returns the query for the words, or for all documents if there are none.
func (r *ranker) units() *units {
	u := &units{ix: r.ix, terms: r.terms, rate: r.rate}
	if len(r.q.Kinds) > 0 || r.q.Game != "" {
		u.admits = func(doc int) bool {
			return (len(r.q.Kinds) == 0 || slices.Contains(r.q.Kinds, r.ix.docs[doc].Kind)) &&
				(r.q.Game == "" || r.ix.gameOf[doc] == r.q.Game)
		}
	}
	return u
}

// candidates returns the number of documents that are rescored.
func (r *ranker) candidates() int { return max(maxCandidates, r.q.Offset+r.q.Limit) }

// best rescores and sorts the best of the documents found.
func (r *ranker) best(list []candidate, s *queryScores) {
	slices.SortFunc(list, byRank)
	r.rescore(list, s)
	for i := range list {
		list[i].score = rounded(list[i].score)
	}
	slices.SortFunc(list, byRank)
	r.chooseLeader(list)
}

// rounded returns a score as hits have it.
func rounded(score float64) float64 { return math.Round(score*1e4) / 1e4 }

// rankByWords ranks the documents of a Compact, as bleve would list them. It knows no filters.
func (r *ranker) rankByWords(ctx context.Context) (found, error) {
	u := r.units()
	if len(u.terms) == 0 {
		return found{}, nil
	}
	if err := u.score(r.ix.newTermReader(ctx)); err != nil {
		return found{}, fmt.Errorf("search: %w", err)
	}
	out := found{scores: u.scores}
	for doc := range r.ix.docs {
		if u.finds(doc) {
			out.list = append(out.list, candidate{doc: doc, score: u.scores.total[doc]})
		}
	}
	slices.SortFunc(out.list, func(a, b candidate) int {
		return cmp.Compare(u.scores.listed(b.doc), u.scores.listed(a.doc))
	})
	out.total = len(out.list)
	out.list = out.list[:min(out.total, r.candidates())]
	r.best(out.list, &u.scores)
	return out, nil
}

// rate weighs the scores of documents by their kinds and games, and promotes those that the query names.
func (r *ranker) rate(s *queryScores) {
	r.scope = newGameScope(r.named, s)
	r.wanted = r.ix.wantedKinds(r.terms)
	r.categories = append(r.ix.intents.categories(r.terms), r.subject...)
	for d, candidate := range s.candidates {
		if candidate {
			s.total[d] *= r.documentWeight(d)
		}
	}
	if !r.ix.without.names {
		r.promote(s)
	}
}

func byRank(a, b candidate) int {
	return cmp.Or(cmp.Compare(b.tier, a.tier), cmp.Compare(b.score, a.score), cmp.Compare(a.doc, b.doc))
}
