package api

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"reflect"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/templates"

	"github.com/danielgtaylor/huma/v2"
)

// emptySpec returns the OpenAPI description without operations.
func emptySpec() *huma.OpenAPI {
	spec := &huma.OpenAPI{
		OpenAPI: "3.1.0",
		Info: &huma.Info{
			Title: "Catanica", Version: "1",
			Description: "Rules, cards and a referee for the classic two-player Catan card game. " +
				"An unofficial fan project.\n\n" +
				"Everything is public, and no data about callers is kept. Texts are in German (de) and English (en). " +
				"Fields may be added to answers within version 1; none is removed or renamed.",
			License: &huma.License{Name: "CC BY-SA 4.0", Identifier: "CC-BY-SA-4.0"},
		},
		Servers: []*huma.Server{{URL: "/"}},
		Components: &huma.Components{
			Schemas:    huma.NewMapRegistry(schemaPrefix, schemaName),
			Parameters: map[string]*huma.Param{"lang": langParameter()},
			Headers: map[string]*huma.Header{
				"ETag": {
					Description: "Tag of the answer, for If-None-Match", Schema: &huma.Schema{Type: huma.TypeString},
				},
				"Last-Modified": {
					Description: "Date of the program and its content, for If-Modified-Since",
					Schema:      &huma.Schema{Type: huma.TypeString},
				},
				"Link": {
					Description: "The pages before and after this one (RFC 8288)", Schema: &huma.Schema{Type: huma.TypeString},
				},
				"Retry-After": {
					Description: "Seconds to wait before the next try", Schema: &huma.Schema{Type: huma.TypeInteger},
				},
			},
			Responses: map[string]*huma.Response{},
		},
	}
	for _, t := range topics {
		spec.Tags = append(spec.Tags, &huma.Tag{Name: string(t.Topic), Description: t.about.EN})
	}
	problem := spec.Components.Schemas.Schema(reflect.TypeFor[site.Problem](), true, "Problem")
	for name, code := range responseCodes {
		r := &huma.Response{
			Description: templates.ProblemTitle(code).EN + ": " + templates.ProblemDetail(code).EN,
			Content: map[string]*huma.MediaType{"application/problem+json": {
				Schema: problem, Examples: map[string]*huma.Example{
					"de": problemExample(code, catalog.DE), "en": problemExample(code, catalog.EN),
				},
			}},
		}
		if code == "too_many_requests" || code == "overloaded" {
			r.Headers = map[string]*huma.Param{"Retry-After": {Ref: "#/components/headers/Retry-After"}}
		}
		spec.Components.Responses[name] = r
	}
	return spec
}

// responseCodes holds the codes of the errors that are described as responses.
var responseCodes = map[string]string{
	"BadRequest": "bad_request", "NotFound": "not_found", "TooLarge": "too_large", "TooManyRequests": "too_many_requests",
	"Overloaded": "overloaded",
}

func problemExample(code string, lang catalog.Lang) *huma.Example {
	p := site.Problem{
		Type:  "https://example.org" + templates.ProblemPath(code),
		Title: templates.ProblemTitle(code).In(lang), Status: site.StatusOfCode(code),
		Detail: templates.ProblemDetail(code).In(lang),
	}
	p.Error.Code, p.Error.Message = code, templates.ProblemDetail(code).EN
	return &huma.Example{Summary: p.Title, Value: p}
}

// schemaName names schemas after their Go types: rulingLine is RulingLine, Fact[catalog.Cost] is FactCost.
func schemaName(t reflect.Type, hint string) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	pkg := t.PkgPath()[strings.LastIndex(t.PkgPath(), "/")+1:]
	if name, ok := schemaNames[pkg+"."+t.Name()]; ok {
		return name
	}
	return huma.DefaultSchemaNamer(t, hint)
}

// schemaNames names types whose own names say too little outside of their packages.
var schemaNames = map[string]string{
	"deck.Report":      "Validation",
	"deck.Summary":     "ListSummary",
	"explore.Report":   "Exploration",
	"scenario.Result":  "ScenarioResult",
	"setup.Line":       "StackLine",
	"setup.Note":       "SetupNote",
	"setup.Plan":       "Setup",
	"setup.Rule":       "SetupRule",
	"setup.Stack":      "SetupStack",
	"setup.Share":      "StackShare",
	"setup.Goal":       "SetupGoal",
	"interact.Effect":  "InteractionEffect",
	"interact.Guard":   "InteractionGuard",
	"answer.Answer":    "SureAnswer",
	"service.Related":  "RelatedCards",
	"service.Formats":  "FormatVersions",
	"service.Pair":     "CoveragePair",
	"rulings.Position": "SourcePosition",
	"table.Question":   "Asking",
}

// Spec returns the OpenAPI description. The first call completes it with examples, which it runs.
func (a *API) Spec(ctx context.Context) ([]byte, error) {
	a.specOnce.Do(func() { a.spec, a.specErr = a.describe(context.WithoutCancel(ctx)) })
	return a.spec, a.specErr
}

func (a *API) describe(ctx context.Context) ([]byte, error) {
	a.complete()
	for _, c := range a.calls {
		a.examples(ctx, c)
	}
	data, err := json.Marshal(a.huma.OpenAPI())
	if err != nil {
		return nil, err
	}
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, err
	}
	all["security"] = []any{} // huma leaves the empty list out; it says that no call needs credentials
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err = enc.Encode(all)
	return b.Bytes(), err
}

// maxExample is the size in bytes up to which the answer to an example becomes part of the description.
const maxExample = 4 << 10

// examples adds the requests and answers of a call's examples in both languages.
func (a *API) examples(ctx context.Context, c *call) {
	for i, e := range c.Examples {
		for _, lang := range catalog.Langs {
			name := string(lang)
			if i > 0 {
				name += "-" + string(rune('1'+i))
			}
			address, body := c.request(e, lang)
			summary := e.About.EN + " (" + string(lang) + "): " + c.Method + " " + address
			if body != "" {
				addExample(c.spec.RequestBody.Content["application/json"], name, summary, []byte(body))
			}
			media := c.spec.Responses["200"].Content["application/json"]
			if answer := a.run(ctx, c, address, body); media != nil && len(answer) > 0 && len(answer) <= maxExample {
				addExample(media, name, summary, answer)
			}
		}
	}
}

func addExample(m *huma.MediaType, name, summary string, value []byte) {
	if m.Examples == nil {
		m.Examples = map[string]*huma.Example{}
	}
	m.Examples[name] = &huma.Example{Summary: summary, Value: json.RawMessage(value)}
}

// run returns the answer to an example, or nothing if it has none that fits into the description.
func (a *API) run(ctx context.Context, c *call, address, body string) []byte {
	if c.Large {
		return nil
	}
	r, err := http.NewRequestWithContext(ctx, c.Method, address, strings.NewReader(body))
	if err != nil {
		return nil
	}
	r.RequestURI, r.Host = address, "example.org"
	answer := recorder{header: http.Header{}}
	a.mux.ServeHTTP(&answer, r)
	if answer.status != http.StatusOK {
		return nil
	}
	if c.Volatile != "" {
		return withoutNumber(answer.body.Bytes(), c.Volatile)
	}
	return answer.body.Bytes()
}

// ServeSpec answers GET /api/openapi.json.
func (a *API) ServeSpec(w http.ResponseWriter, r *http.Request) {
	data, err := a.Spec(r.Context())
	if err != nil {
		a.site.FailAPI(w, r, err)
		return
	}
	w.Header().Set("Access-Control-Allow-Origin", "*")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	site.WriteBody(w, r, http.StatusOK, "application/json; charset=utf-8", data)
}
