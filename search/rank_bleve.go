//go:build !js

package search

import (
	"context"
	"fmt"
	"slices"

	"catanica/rulings"
	"catanica/search/answer"
	"catanica/search/index"

	"github.com/blevesearch/bleve/v2"
	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// filterQuery is a condition that documents must satisfy.
type filterQuery = blevequery.Query

// ruling and sureAnswer are as they are outside of the browser.
type (
	ruling     = rulings.Ruling
	sureAnswer = answer.Answer
)

// bleveResult is what bleve found.
type bleveResult = bleve.SearchResult

// rankWithBleve lets bleve select and count the documents that satisfy the filters.
func (r *ranker) rankWithBleve(ctx context.Context, u *units) (found, error) {
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
	result, err := r.ix.bleve.index.SearchInContext(ctx, req)
	if err != nil {
		return found{}, fmt.Errorf("search: %w", err)
	}
	out := found{total: int(result.Total), scores: u.scores, result: result, paged: order != nil && !r.q.Facets}
	for _, h := range result.Hits {
		c := candidate{doc: int(r.ix.bleve.docOf[h.IndexInternalID.Value()])}
		if len(r.terms) > 0 {
			c.score = u.scores.total[c.doc]
		}
		out.all = append(out.all, c)
	}
	out.list = out.all
	if order == nil {
		out.list = r.best(out.all, &u.scores)
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
