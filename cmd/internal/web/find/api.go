package find

import (
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/query"
)

// Limits on the hits and suggestions of one call.
const (
	mostAPIHits     = 100
	mostSuggestions = 20
	maxIndexOffset  = 1000
)

// searchAnswer is the JSON of a search, as the contract defines it.
type searchAnswer struct {
	Query  string         `json:"query"`
	Lang   catalog.Lang   `json:"lang"`
	TookUS int64          `json:"took_us"`
	Total  int            `json:"total"`
	Answer *answer.Answer `json:"answer"`
	Hits   []search.Hit   `json:"hits"`
	Facets []search.Facet `json:"facets,omitempty"`

	Mistakes []apiMistake `json:"mistakes,omitempty"`
}

// apiMistake is a mistake in a query.
type apiMistake struct {
	Message string `json:"message"`
	From    int    `json:"from"` // in characters of the query
	To      int    `json:"to"`
	Mend    string `json:"mend,omitempty"`
}

// apiMistakes explains the mistakes of a query in the language of the call.
func apiMistakes(list []*query.Error, lang catalog.Lang) []apiMistake {
	var out []apiMistake
	for _, e := range list {
		out = append(out, apiMistake{
			e.In(lang), utf8.RuneCountInString(e.Text[:e.At.From]), utf8.RuneCountInString(e.Text[:e.At.To]),
			e.Corrected,
		})
	}
	return out
}

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
	return searchAnswer{
		Query: found.Query, Lang: found.Lang, TookUS: found.Took.Microseconds(), Total: found.Total,
		Answer: found.Answer, Hits: found.Hits, Facets: found.Facets, Mistakes: apiMistakes(found.Mistakes, c.Lang),
	}, nil
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
