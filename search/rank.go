package search

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/index"
	"catanica/search/query"

	"github.com/blevesearch/bleve/v2"
	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// ranker selects and orders the documents for one query: bleve finds the best candidates by their terms (units.go), and
// the best of those are rescored (rescore.go).
type ranker struct {
	ix      *Index
	q       Query
	edition catalog.EditionID  // whose facts of cards apply
	filters []blevequery.Query // what documents must satisfy, besides having words
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
	result *bleve.SearchResult
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
	must := r.restrictions()
	if len(r.terms) > 0 {
		b := blevequery.NewBooleanQuery([]blevequery.Query{u}, nil, nil)
		if len(must) > 0 {
			b.AddFilter(allOf(must...))
		}
		must = []blevequery.Query{b}
	}
	req := bleve.NewSearchRequestOptions(allOf(must...), max(maxCandidates, r.q.Offset+r.q.Limit), 0, false)
	req.Facets = r.facetRequests()
	order := r.order()
	if order != nil {
		req.SortByCustom(order)
		req.Size, req.From = r.q.Limit, r.q.Offset
	}
	if r.q.Facets { // counted over all
		req.Size, req.From = len(r.ix.docs), 0
	}
	result, err := r.ix.bleve.SearchInContext(ctx, req)
	if err != nil {
		return found{}, fmt.Errorf("search: %w", err)
	}
	out := found{total: int(result.Total), scores: u.scores, result: result, paged: order != nil && !r.q.Facets}
	for _, h := range result.Hits {
		c := candidate{doc: int(r.ix.docOf[h.IndexInternalID.Value()])}
		if len(r.terms) > 0 {
			c.score = u.scores.total[c.doc]
		}
		out.all = append(out.all, c)
	}
	out.list = out.all
	if order == nil {
		out.list = slices.Clone(out.all[:min(len(out.all), max(maxCandidates, r.q.Offset+r.q.Limit))])
		slices.SortFunc(out.list, byRank)
		r.rescore(out.list, &u.scores)
		for i := range out.list {
			out.list[i].score = math.Round(out.list[i].score*1e4) / 1e4
		}
		slices.SortFunc(out.list, byRank)
	}
	return out, nil
}

// restrictions returns what documents must satisfy besides having words: filters, kinds, game.
func (r *ranker) restrictions() []blevequery.Query {
	out := slices.Clone(r.filters)
	if len(r.q.Kinds) > 0 {
		var kinds []string
		for _, k := range r.q.Kinds {
			kinds = append(kinds, string(k))
		}
		out = append(out, anyTerm(index.Kind, kinds))
	}
	if r.q.Game != "" {
		out = append(out, term(index.Game, string(r.q.Game)))
	}
	return out
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
