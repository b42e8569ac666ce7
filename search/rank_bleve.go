//go:build !js

package search

import (
	"context"
	"fmt"

	"catanica/search/answer"
	"catanica/search/casebook"
	"catanica/search/filter"

	"github.com/blevesearch/bleve/v2"
	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// filterQuery is a condition that documents must satisfy.
type filterQuery = blevequery.Query

// sureAnswer is as it is outside of the browser.
type sureAnswer = answer.Answer

// neighbor is as it is outside of the browser.
type neighbor = casebook.Neighbor

// namedCard is as it is outside of the browser.
type namedCard = answer.Named

// bleveResult is what bleve found.
type bleveResult = bleve.SearchResult

// rankWithBleve lets bleve select, sort and count the documents that have the words and satisfy the filters.
func (r *ranker) rankWithBleve(ctx context.Context) (found, error) {
	u := r.units()
	var selected blevequery.Query = u
	if len(r.filters) > 0 {
		b := blevequery.NewBooleanQuery([]blevequery.Query{u}, nil, nil)
		b.AddFilter(filter.All(r.filters...))
		selected = b
	}
	req := bleve.NewSearchRequestOptions(selected, r.candidates(), 0, false)
	order := r.order()
	out := found{paged: order != nil}
	if out.paged {
		req.SortByCustom(order)
		req.Size, req.From = r.q.Limit, r.q.Offset
	}
	if r.q.Facets {
		req.Facets = r.facetRequests()
		ctx = r.countProofs(ctx, &out.proofs)
	}
	var err error
	if out.result, err = r.ix.bleve.index.SearchInContext(ctx, req); err != nil {
		return found{}, fmt.Errorf("search: %w", err)
	}
	out.total, out.scores = int(out.result.Total), u.scores
	for _, h := range out.result.Hits {
		c := candidate{doc: int(r.ix.bleve.docOf[h.IndexInternalID.Value()])}
		if len(r.terms) > 0 {
			c.score = u.scores.total[c.doc]
		}
		out.list = append(out.list, c)
	}
	if !out.paged {
		r.best(out.list, &u.scores)
	}
	return out, nil
}
