package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"catanica/catalog"
	"catanica/search/query"
)

// ranker selects and orders the documents for one query. Candidates are scored by their terms (score.go), then the best
// are rescored (rescore.go).
type ranker struct {
	ix      *Index
	q       Query
	filters *selection // the documents that the query's filters select; nil without filters
	matches []bool     // the documents that have every word, if only those are wanted; nil otherwise
	sort    []query.Sort

	text       string // the words of the query, without filters
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

// Tiers of candidates. A higher tier ranks above all lower ones.
const (
	tierWords = iota // found by words
	tierCited        // its misspelled name is the query, its id occurs in it, or its page answers it
	tierNamed        // its name or id is the query
)

// tierScore is the base score of a tier. Scores of tierWords stay below 100.
const tierScore = 1000

// rank returns the documents found: by tier, then by score, then by kind and id, or in the order that the query asks
// for. It fails only if ctx ends.
func (r *ranker) rank(ctx context.Context, text string, terms []queryTerm) ([]candidate, error) {
	if len(terms) == 0 && r.filters != nil {
		return r.sorted(r.selected()), nil
	}
	named := r.ix.games.named(terms)
	s, err := r.ix.score(ctx, terms)
	if err != nil {
		return nil, err
	}
	r.text, r.scope, r.multiword = text, r.ix.games.scope(named, &s), len(terms) > 1
	r.wanted, r.categories = r.ix.intents.wantedKinds(terms), r.ix.intents.categories(terms)
	found := r.rescore(r.candidates(&s), &s, terms)
	for i := range found {
		found[i].score = math.Round(found[i].score*1e4) / 1e4
	}
	slices.SortStableFunc(found, byRank)
	return r.sorted(found), nil
}

// candidates returns the documents that match the query and its restrictions, best first.
func (r *ranker) candidates(s *queryScores) []candidate {
	var out []candidate
	for d, score := range s.total {
		if s.candidates[d] && r.accepts(d) {
			out = append(out, candidate{doc: d, score: score * r.documentWeight(d)})
		}
	}
	slices.SortStableFunc(out, byRank)
	return out
}

// selected returns the documents that the filters select, by kind, for a query without words.
func (r *ranker) selected() []candidate {
	var out []candidate
	for d := range r.ix.docs {
		if r.accepts(d) {
			out = append(out, candidate{doc: d})
		}
	}
	slices.SortStableFunc(out, func(a, b candidate) int {
		return cmp.Compare(kindRank(r.ix.docs[a.doc].Kind), kindRank(r.ix.docs[b.doc].Kind))
	})
	return out
}

// accepts reports whether a document satisfies the restrictions of the query: filters, kinds, game.
func (r *ranker) accepts(doc int) bool {
	d := &r.ix.docs[doc]
	if r.filters != nil && !r.filters.docs[doc] || r.matches != nil && !r.matches[doc] {
		return false
	}
	return (len(r.q.Kinds) == 0 || slices.Contains(r.q.Kinds, d.Kind)) && (r.q.Game == "" || d.game() == r.q.Game)
}

// edition returns the edition whose facts of cards apply.
func (r *ranker) edition() catalog.EditionID {
	if r.filters != nil {
		return r.filters.edition
	}
	return catalog.DefaultEdition
}

func byRank(a, b candidate) int {
	return cmp.Or(cmp.Compare(b.tier, a.tier), cmp.Compare(b.score, a.score), cmp.Compare(a.doc, b.doc))
}
