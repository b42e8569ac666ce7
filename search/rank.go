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
	named      map[rulings.Game]bool // the games that the query names
	scope      gameScope
	wanted     map[catalog.Kind]bool // the kinds that the query asks for
	categories []string              // the concepts that the query asks whether something belongs to
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
	all    []candidate // every document found, if facets are wanted
	paged  bool
	total  int
	scores queryScores
	result *bleveResult
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
	r.named = r.ix.gamesNamed(r.terms) // before they are scored: it weakens the words that name them
	u := &units{ix: r.ix, terms: r.terms, rate: r.rate}
	if r.ix.bleve == nil {
		return r.rankAlone(ctx, u)
	}
	return r.rankWithBleve(ctx, u)
}

// best returns the best of all documents found, rescored.
func (r *ranker) best(all []candidate, s *queryScores) []candidate {
	out := slices.Clone(all[:min(len(all), max(maxCandidates, r.q.Offset+r.q.Limit))])
	slices.SortFunc(out, byRank)
	r.rescore(out, s)
	for i := range out {
		out[i].score = math.Round(out[i].score*1e4) / 1e4
	}
	slices.SortFunc(out, byRank)
	return out
}

// rankAlone ranks without bleve, and so without filters.
func (r *ranker) rankAlone(ctx context.Context, u *units) (found, error) {
	if len(r.terms) == 0 {
		return found{}, nil
	}
	if err := u.score(r.ix.newTermReader(ctx)); err != nil {
		return found{}, fmt.Errorf("search: %w", err)
	}
	out := found{scores: u.scores}
	rank := map[int]float64{} // with the documents that the query names first, as bleve lists them
	for d, is := range u.scores.candidates {
		doc := &r.ix.docs[d]
		if is && (len(r.q.Kinds) == 0 || slices.Contains(r.q.Kinds, doc.Kind)) && (r.q.Game == "" || doc.game() == r.q.Game) {
			out.all = append(out.all, candidate{doc: d, score: u.scores.total[d]})
			rank[d] = u.scores.total[d]
			if p, ok := u.scores.promoted[d]; ok {
				rank[d] = p.score
			}
		}
	}
	slices.SortStableFunc(out.all, func(a, b candidate) int { return cmp.Compare(rank[b.doc], rank[a.doc]) })
	out.total, out.list = len(out.all), r.best(out.all, &u.scores)
	return out, nil
}

// rate weighs the scores of documents by their kinds and games, and promotes those that the query names.
func (r *ranker) rate(s *queryScores) {
	r.scope, r.multiword = newGameScope(r.named, s), len(r.terms) > 1
	r.wanted, r.categories = r.ix.wantedKinds(r.terms), r.ix.intents.categories(r.terms)
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
