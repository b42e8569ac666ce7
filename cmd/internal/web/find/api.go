package find

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/api"
	"catanica/rulings"
	"catanica/rulings/stamp"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/casebook"
)

// maxIndexOffset limits how far calls may page through hits.
const maxIndexOffset = 1000

// mostSuggestions limits the suggestions of one call.
const mostSuggestions = 20

// kindParam is a kind of document in a parameter.
type kindParam catalog.Kind

// Schema implements huma.SchemaProvider.
func (kindParam) Schema(api.Registry) *api.Schema { return api.OneOf(catalog.Kinds) }

// gameParam is a game in a parameter.
type gameParam rulings.Game

// Schema implements huma.SchemaProvider.
func (gameParam) Schema(api.Registry) *api.Schema { return api.OneOf(rulings.Games) }

// tidy returns a query without surrounding white space.
func tidy(q string) string { return strings.TrimSpace(q) }

type searchInput struct {
	Q       string      `query:"q" maxLength:"200"`
	Kind    []kindParam `query:"kind"`
	Game    gameParam   `query:"game"`
	Edition string      `query:"edition"`
	Limit   int         `query:"limit" minimum:"1" maximum:"100"`
	N       int         `query:"n" minimum:"0" maximum:"100" default:"10"`
	Offset  int         `query:"offset" minimum:"0" maximum:"1000" default:"0"`
	Facets  int         `query:"facets" minimum:"0" maximum:"1" default:"0"`
}

// query returns the search that the input asks for.
func (in *searchInput) query(c api.Call) (search.Query, error) {
	e, err := c.Edition(in.Edition, catalog.DefaultEdition)
	q := search.Query{
		Text: tidy(in.Q), Lang: c.Lang, Game: rulings.Game(in.Game), Edition: e, Limit: in.N, Offset: in.Offset,
		Facets: in.Facets == 1,
	}
	if in.Limit > 0 {
		q.Limit = in.Limit
	}
	for _, k := range in.Kind {
		if !slices.Contains(q.Kinds, catalog.Kind(k)) {
			q.Kinds = append(q.Kinds, catalog.Kind(k))
		}
	}
	return q, err
}

// stampedHit is a hit with the stamp of its answer in the edition of the search, if it is an article.
type stampedHit struct {
	search.Hit
	Was string `json:"was,omitempty"`
}

// stamped adds the stamps of their answers to hits.
func (s *Section) stamped(hits []search.Hit, e catalog.EditionID) []stampedHit {
	out := make([]stampedHit, len(hits))
	for i, h := range hits {
		out[i].Hit = h
		if r := s.Library.Ruling(h.ID); r != nil && r.Kind == h.Kind {
			out[i].Was = stamp.Ruling(r, e).String()
		}
	}
	return out
}

// searchOutput is the result of a search, whose hits have stamps.
type searchOutput struct {
	search.Output
	Hits []stampedHit `json:"hits"`
}

// searchCall answers GET /search.
func (s *Section) searchCall(c api.Call, in *searchInput) (searchOutput, error) {
	q, err := in.query(c)
	if err != nil {
		return searchOutput{}, err
	}
	q.Proven = s.Proven(c.Context())
	found, err := s.Search(c.Context(), q)
	if err != nil {
		return searchOutput{}, err
	}
	if in.Limit > 0 {
		c.Links(api.Page{Limit: q.Limit, Offset: q.Offset}, min(found.Total, maxIndexOffset+q.Limit))
	}
	return searchOutput{found.Output(c.Lang), s.stamped(found.Hits, cmp.Or(found.Edition, q.Edition))}, nil
}

type answerInput struct {
	Q       string    `query:"q" maxLength:"200"`
	Game    gameParam `query:"game"`
	Edition string    `query:"edition"`
}

// answerOutput is the answer to a question.
type answerOutput struct {
	Query  string         `json:"query"`
	Lang   catalog.Lang   `json:"lang"`
	Answer *answer.Answer `json:"answer"`
	Hits   []stampedHit   `json:"hits"`

	Neighbors []casebook.Neighbor `json:"neighbors,omitempty"`
	Named     []answer.Named      `json:"named,omitempty"`
}

// answerCall answers GET /answer.
func (s *Section) answerCall(c api.Call, in *answerInput) (answerOutput, error) {
	if tidy(in.Q) == "" {
		return answerOutput{}, api.Wrong("q: stell eine Frage", "q: ask a question")
	}
	const nearest = 3
	full := searchInput{Q: in.Q, Game: in.Game, Edition: in.Edition, N: nearest}
	q, err := full.query(c)
	if err != nil {
		return answerOutput{}, err
	}
	q.Proven = s.Proven(c.Context())
	found, err := s.Search(c.Context(), q)
	if err != nil {
		return answerOutput{}, err
	}
	out := found.Output(c.Lang)
	return answerOutput{Query: out.Query, Lang: out.Lang, Answer: out.Answer,
		Hits: s.stamped(found.Hits, cmp.Or(found.Edition, q.Edition)), Neighbors: out.Neighbors,
		Named: out.Named}, nil
}

type suggestInput struct {
	Q string `query:"q" maxLength:"200"`
	N int    `query:"n" minimum:"0" maximum:"20" default:"8"`
}

// suggestOutput has pages whose names match, and completions of the query.
type suggestOutput struct {
	Completions []completion        `json:"completions" nullable:"false"`
	Lang        catalog.Lang        `json:"lang"`
	Query       string              `json:"query"`
	Suggestions []search.Suggestion `json:"suggestions" nullable:"false"`
}

// suggestCall answers GET /suggest.
func (s *Section) suggestCall(c api.Call, in *suggestInput) (suggestOutput, error) {
	list := s.Index.Suggest(c.Context(), tidy(in.Q), c.Lang, in.N)
	if list == nil {
		list = []search.Suggestion{}
	}
	return suggestOutput{
		Query: tidy(in.Q), Lang: c.Lang, Suggestions: list,
		Completions: s.completions(c.Context(), strings.TrimLeft(in.Q, " "), c.Lang),
	}, nil
}
