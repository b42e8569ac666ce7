//go:build !js

package search

import (
	"cmp"
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

// rankWithBleve lets bleve select and count the documents that satisfy the filters. Without filters, facets or an order
// there is nothing for it to do.
func (r *ranker) rankWithBleve(ctx context.Context, u *units) (found, error) {
	if len(r.terms) > 0 && len(r.filters) == 0 && !r.q.Facets && r.order() == nil {
		return r.rankByWords(ctx, u)
	}
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

// rankByWords ranks the documents that have the words, as bleve would.
func (r *ranker) rankByWords(ctx context.Context, u *units) (found, error) {
	if err := u.score(r.ix.newTermReader(ctx)); err != nil {
		return found{}, fmt.Errorf("search: %w", err)
	}
	out := found{scores: u.scores}
	first := topDocuments{limit: max(maxCandidates, r.q.Offset+r.q.Limit)}
	for number, d := range r.ix.bleve.docOf {
		if !u.scores.candidates[d] || len(r.q.Kinds) > 0 && !slices.Contains(r.q.Kinds, r.ix.docs[d].Kind) ||
			r.q.Game != "" && r.ix.gameOf[d] != r.q.Game {
			continue
		}
		out.total++
		first.add(scoredDocument{u.scores.listed(int(d)), int32(number)})
	}
	for _, s := range first.sorted() {
		d := int(r.ix.bleve.docOf[s.number])
		out.all = append(out.all, candidate{doc: d, score: u.scores.total[d]})
	}
	out.list = r.best(out.all, &u.scores)
	return out, nil
}

// scoredDocument is a document, by its number in bleve's index, and the score by which it is listed.
type scoredDocument struct {
	score  float64
	number int32
}

// topDocuments selects the documents with the highest scores, and of equal scores those with the lowest numbers.
type topDocuments struct {
	limit int
	list  []scoredDocument // up to twice the limit
	worst float64          // of the best limit documents so far, once list has been full
	full  bool
}

func (t *topDocuments) add(d scoredDocument) {
	if t.full && d.score < t.worst {
		return
	}
	if t.list = append(t.list, d); len(t.list) < 2*t.limit {
		return
	}
	t.list = t.sorted()
	t.full, t.worst = true, t.list[t.limit-1].score
}

// sorted returns the documents selected, best first.
func (t *topDocuments) sorted() []scoredDocument {
	slices.SortFunc(t.list, func(a, b scoredDocument) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.number, b.number))
	})
	return t.list[:min(t.limit, len(t.list))]
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
