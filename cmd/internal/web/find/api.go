package find

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/search"
)

// Limits on the hits and suggestions of one call.
const (
	mostAPIHits     = 100
	mostSuggestions = 20
	maxIndexOffset  = 1000
)

// SearchJSON answers GET /api/v1/search.
func (s *Section) SearchJSON(c site.Call) (any, error) {
	text, err := c.Question()
	if err != nil {
		return nil, err
	}
	q := search.Query{Text: text, Lang: c.Lang, Proven: s.Proven(c.Context())}
	facets, err := c.Number("facets", 0, 1)
	if err != nil {
		return nil, err
	}
	q.Facets = facets == 1
	if q.Limit, err = c.Number("n", 10, mostAPIHits); err != nil {
		return nil, err
	}
	if q.Offset, err = c.Number("offset", 0, maxIndexOffset); err != nil {
		return nil, err
	}
	for _, name := range strings.FieldsFunc(c.Get("kind"), func(r rune) bool { return r == ',' }) {
		kind := catalog.Kind(name)
		if !slices.Contains(catalog.Kinds, kind) {
			return nil, site.BadCall("kind: use ruling, card, set, class, rule, term or scenario")
		}
		q.Kinds = append(q.Kinds, kind)
	}
	if q.Game, err = c.Game(); err != nil {
		return nil, err
	}
	if q.Edition, err = c.Edition("edition", catalog.DefaultEdition); err != nil {
		return nil, err
	}
	found, err := s.Search(c.Context(), q)
	if err != nil {
		return nil, err
	}
	return found.Output(c.Lang), nil
}

// SuggestJSON answers GET /api/v1/suggest: pages whose names match, and completions of the query.
func (s *Section) SuggestJSON(c site.Call) (any, error) {
	text, err := c.Question()
	if err != nil {
		return nil, err
	}
	n, err := c.Number("n", 8, mostSuggestions)
	if err != nil {
		return nil, err
	}
	list := s.Index.Suggest(c.Context(), text, c.Lang, n)
	if list == nil {
		list = []search.Suggestion{}
	}
	return map[string]any{
		"query": text, "lang": c.Lang, "suggestions": list,
		"completions": s.completions(c.Context(), strings.TrimLeft(c.Get("q"), " "), c.Lang),
	}, nil
}
