package api

import (
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/templates"

	"github.com/danielgtaylor/huma/v2"
)

// Reference answers GET /LANG/api: all operations with examples that run.
func (a *API) Reference(req *site.Request) (site.Answer, error) {
	if _, err := a.Spec(req.Context()); err != nil { // completes the schemas
		return site.Answer{}, err
	}
	r := reference{a, req.Frame}
	var page templates.APIPage
	for _, t := range topics {
		topic := templates.APITopic{ID: "topic-" + string(t.Topic), Name: r.f.Say(t.name), About: r.f.Say(t.about)}
		for _, c := range a.calls {
			if c.Topic == t.Topic {
				topic.Operations = append(topic.Operations, r.operation(c))
			}
		}
		page.Topics = append(page.Topics, topic)
	}
	for _, code := range site.Codes() {
		page.Problems = append(page.Problems, templates.APIProblem{Code: code, Status: site.StatusOfCode(code)})
	}
	slices.SortStableFunc(page.Problems, func(x, y templates.APIProblem) int { return x.Status - y.Status })
	return site.Answer{View: page}, nil
}

// Problem answers GET /LANG/api/problems/NAME: what a kind of error means.
func (a *API) Problem(req *site.Request) (site.Answer, error) {
	code := strings.ReplaceAll(req.Path("name"), "-", "_")
	if !slices.Contains(site.Codes(), code) || strings.Contains(req.Path("name"), "_") {
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound}
	}
	return site.Answer{View: templates.ProblemPage{Code: code, Status: site.StatusOfCode(code)}}, nil
}

// reference presents operations to one reader.
type reference struct {
	*API
	f templates.Frame
}

func (r reference) operation(c *call) templates.APIOperation {
	o := templates.APIOperation{
		ID: c.ID, Method: c.Method, Path: Root + c.Path, Summary: r.f.Say(c.Summary), About: r.f.Say(c.About),
		Deprecated: c.Deprecated != nil,
	}
	for _, p := range c.spec.Parameters {
		name, schema := p.Name, p.Schema
		if p.Ref != "" {
			name, schema = "lang", langParameter().Schema
		}
		o.Params = append(o.Params, r.field(name, schema, p.Required, c.doc(name)))
	}
	if c.spec.RequestBody != nil {
		schema := r.bodySchema(c.spec)
		for _, name := range order(schema) {
			o.Body = append(o.Body, r.field(name, schema.Properties[name], slices.Contains(schema.Required, name), c.doc(name)))
		}
	}
	if m := c.spec.Responses["200"].Content["application/json"]; m != nil {
		o.Answer = r.answer(m.Schema)
	}
	for i, e := range c.Examples {
		o.Examples = append(o.Examples, r.example(c, e, i))
	}
	for status, response := range c.spec.Responses {
		for name, code := range responseCodes {
			if response.Ref == "#/components/responses/"+name {
				n, _ := strconv.Atoi(status) // the keys of responses with problems are numbers
				o.Problems = append(o.Problems, templates.APIProblem{Code: code, Status: n})
			}
		}
	}
	slices.SortFunc(o.Problems, func(x, y templates.APIProblem) int { return x.Status - y.Status })
	return o
}

func (r reference) field(name string, s *huma.Schema, required bool, doc catalog.Text) templates.APIField {
	x := templates.APIField{Name: name, Type: r.typeOf(s), Required: required, About: r.f.Say(doc)}
	if s.Default != nil {
		x.Default = fmt.Sprint(s.Default)
	}
	values := s.Enum
	if s.Items != nil {
		values = s.Items.Enum
	}
	for _, v := range values {
		if v != nil && v != "" {
			x.Values = append(x.Values, fmt.Sprint(v))
		}
	}
	if s.Minimum != nil && s.Maximum != nil {
		x.Type += fmt.Sprintf(" %g–%g", *s.Minimum, *s.Maximum)
	}
	return x
}

// typeOf returns the type of a schema as readers see it: string, Card, array of Hit.
func (r reference) typeOf(s *huma.Schema) string {
	switch {
	case s.Ref != "":
		return strings.TrimPrefix(s.Ref, schemaPrefix)
	case len(s.AnyOf) > 0:
		var parts []string
		for _, part := range s.AnyOf {
			parts = append(parts, r.typeOf(part))
		}
		return strings.Join(parts, " | ")
	case s.Type == huma.TypeArray && s.Items != nil:
		return r.typeOf(s.Items) + "[]"
	}
	return s.Type
}

// answer lists the fields of an answer, of all its forms if it has several.
func (r reference) answer(s *huma.Schema) []templates.APIField {
	schemas := r.huma.OpenAPI().Components.Schemas
	var out []templates.APIField
	for _, part := range s.AnyOf {
		out = append(out, r.answer(part)...)
	}
	if s.Ref == "" {
		return out
	}
	t := schemas.TypeFromRef(s.Ref)
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if custom := schemas.SchemaFromRef(s.Ref); len(custom.AnyOf) > 0 {
		return r.answer(custom)
	}
	if t.Kind() != reflect.Struct {
		return out
	}
	for _, f := range reflect.VisibleFields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if p := schemas.SchemaFromRef(s.Ref).Properties[name]; p != nil {
			doc, _ := r.docOf(t, f, name)
			out = append(out, r.field(name, p, false, doc))
		}
	}
	return out
}

// order returns the fields of a body, the required ones first.
func order(s *huma.Schema) []string {
	var names []string
	for name := range s.Properties {
		names = append(names, name)
	}
	slices.SortFunc(names, func(x, y string) int {
		if rx, ry := slices.Contains(s.Required, x), slices.Contains(s.Required, y); rx != ry {
			if rx {
				return -1
			}
			return 1
		}
		return strings.Compare(x, y)
	})
	return names
}

// example presents an example as a link or, for POST, as a form.
func (r reference) example(c *call, e Example, n int) templates.APIExample {
	address, body := c.request(e, r.f.Lang)
	out := templates.APIExample{About: r.f.Say(e.About), Href: address}
	if c.Method != http.MethodPost {
		out.Curl = "curl '" + r.f.Origin + address + "'"
		return out
	}
	out.Action = address
	out.Curl = "curl '" + r.f.Origin + address + "' -H 'Content-Type: application/json' \\\n  -d '" + body + "'"
	values := map[string]any{}
	if err := json.Unmarshal([]byte(body), &values); err != nil {
		return out // a test sends every example
	}
	for _, name := range order(r.bodySchema(c.spec)) {
		if v, ok := values[name]; ok {
			text := fmt.Sprint(v)
			out.Fields = append(out.Fields, templates.APIFormField{
				ID: fmt.Sprintf("%s-%d-%s", c.ID, n+1, name), Name: name, Value: text, Lines: 1 + strings.Count(text, "\n"),
			})
		}
	}
	return out
}
