//go:build !js

package search

import (
	"cmp"
	"context"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/document"
	"catanica/search/index"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/search"
	"github.com/blevesearch/bleve/v2/search/collector"
)

// maxFacetValues is more than any facet has.
const maxFacetValues = 100

// facetFields returns the field that each facet counts. Classes are those of the edition whose facts apply.
func (r *ranker) facetFields() map[string]string {
	return map[string]string{
		"kind": index.Kind, "set": index.Set, "class": index.At(index.Classes, r.edition), "edition": index.Editions,
		"game": index.Game, "verdict": index.Verdict,
	}
}

// facetRequests asks bleve for the facets, if the query asks for them.
func (r *ranker) facetRequests() bleve.FacetsRequest {
	if !r.q.Facets {
		return nil
	}
	out := bleve.FacetsRequest{}
	for key, field := range r.facetFields() {
		out[key] = bleve.NewFacetRequest(field, maxFacetValues)
	}
	return out
}

// facetKeys lists the facets in the order of display.
var facetKeys = []string{"kind", "game", "class", "set", "verdict", "proven", "edition"}

// facets returns the facets of what was found.
func (r *ranker) facets(f *found) []Facet {
	if !r.q.Facets || f.result == nil {
		return nil
	}
	var out []Facet
	for _, key := range facetKeys {
		facet := Facet{Key: key, Values: []FacetValue{}}
		if counts := f.result.Facets[key]; counts != nil && counts.Terms != nil {
			for _, t := range counts.Terms.Terms() {
				facet.Values = append(facet.Values, FacetValue{t.Term, t.Count})
			}
		}
		if key == "proven" {
			facet.Values = f.proofs.values()
		}
		slices.SortFunc(facet.Values, func(a, b FacetValue) int {
			return cmp.Or(cmp.Compare(r.facetRank(key, a), r.facetRank(key, b)), cmp.Compare(b.Count, a.Count),
				cmp.Compare(a.Value, b.Value))
		})
		out = append(out, facet)
	}
	return out
}

// facetRank orders values that have an order of their own.
func (r *ranker) facetRank(key string, v FacetValue) int {
	switch key {
	case "edition":
		return slices.Index(catalog.EditionIDs(), catalog.EditionID(v.Value))
	case "game":
		return slices.Index(rulings.Games, rulings.Game(v.Value))
	}
	return 0
}

// proofCount counts the mechanical articles found that a scenario proves, and those that none proves.
type proofCount struct{ proven, unproven int }

// countProofs makes bleve's collector count the documents that it collects.
func (r *ranker) countProofs(ctx context.Context, count *proofCount) context.Context {
	handler := func(c *search.SearchContext) (search.DocumentMatchHandler, bool, error) {
		keep, loadID, err := collector.MakeTopNDocumentMatchHandler(c)
		return func(m *search.DocumentMatch) error {
			if m != nil && r.q.Proven != nil { // nil ends the search
				r.countProof(count, &r.ix.docs[r.ix.bleve.docOf[m.IndexInternalID.Value()]])
			}
			return keep(m)
		}, loadID, err
	}
	return context.WithValue(ctx, search.MakeDocumentMatchHandlerKey, search.MakeDocumentMatchHandler(handler))
}

func (r *ranker) countProof(count *proofCount, d *document.Document) {
	if d.Ruling == nil {
		return
	}
	if mechanical, proven := r.q.Proven(d.ID); mechanical && proven {
		count.proven++
	} else if mechanical {
		count.unproven++
	}
}

// values returns the counts that are not 0.
func (c proofCount) values() []FacetValue {
	both := []FacetValue{{"yes", c.proven}, {"no", c.unproven}}
	return slices.DeleteFunc(both, func(v FacetValue) bool { return v.Count == 0 })
}
