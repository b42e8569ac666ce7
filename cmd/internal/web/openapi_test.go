package web

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"catanica/cmd/internal/web/api"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

var updateOperations = flag.Bool("update-operations", false, "rewrite testdata/api_operations.golden")

// description is the part of the OpenAPI description that the tests need.
type description struct {
	OpenAPI string
	Servers []map[string]any
	Tags    []struct{ Name, Description string }
	Paths   map[string]map[string]describedOperation

	raw map[string]any
}

type describedOperation struct {
	OperationID, Summary, Description string
	Tags                              []string
	Parameters                        []describedParameter
	RequestBody                       struct{ Content map[string]media }
	Responses                         map[string]struct {
		Ref     string `json:"$ref"`
		Content map[string]media
	}
}

type describedParameter struct {
	Ref                   string `json:"$ref"`
	Name, In, Description string
	Required              bool
	Schema                map[string]any
}

type media struct{ Examples map[string]any }

// readDescription returns what GET /api/openapi.json sends.
func readDescription(t *testing.T) description {
	t.Helper()
	w := get(t, testSite(t).Handler(), "/api/openapi.json")
	var doc description
	if err := json.Unmarshal(w.Body.Bytes(), &doc); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(w.Body.Bytes(), &doc.raw); err != nil {
		t.Fatal(err)
	}
	for _, methods := range doc.Paths {
		for _, op := range methods {
			for i, p := range op.Parameters {
				if name, ok := strings.CutPrefix(p.Ref, "#/components/parameters/"); ok {
					whole := follow(doc.raw, "components", "parameters", name)
					op.Parameters[i] = describedParameter{
						Name: whole["name"].(string), In: whole["in"].(string), Description: whole["description"].(string),
						Schema: whole["schema"].(map[string]any),
					}
				}
			}
		}
	}
	return doc
}

// each calls f for every operation, in order.
func (doc description) each(f func(call string, op describedOperation)) {
	for _, path := range slices.Sorted(maps.Keys(doc.Paths)) {
		for _, method := range slices.Sorted(maps.Keys(doc.Paths[path])) {
			f(strings.ToUpper(method)+" "+path, doc.Paths[path][method])
		}
	}
}

// follow returns the object at the end of a path.
func follow(v map[string]any, path ...string) map[string]any {
	for _, part := range path {
		v, _ = v[part].(map[string]any)
	}
	return v
}

// TestOpenAPI requires of each operation what the recommended rules of redocly lint require, and more: a unique id, a
// summary, a description, a described topic, described parameters, described errors, examples in both languages.
func TestOpenAPI(t *testing.T) {
	doc := readDescription(t)
	if doc.OpenAPI != "3.1.0" || len(doc.Servers) == 0 || doc.raw["security"] == nil ||
		follow(doc.raw, "info", "license")["name"] == "" {
		t.Error("the description lacks its version, servers, security or licence")
	}
	topics, ids := map[string]bool{}, map[string]bool{}
	for _, tag := range doc.Tags {
		topics[tag.Name] = tag.Description != ""
	}
	doc.each(func(call string, op describedOperation) {
		if op.OperationID == "" || ids[op.OperationID] || op.Summary == "" || op.Description == "" {
			t.Errorf("%s: id %q must be unique, summary %q and description %q must not be empty",
				call, op.OperationID, op.Summary, op.Description)
		}
		ids[op.OperationID] = true
		if len(op.Tags) != 1 || !topics[op.Tags[0]] {
			t.Errorf("%s: tags %v, want one that is described", call, op.Tags)
		}
		if _, ok := op.Responses["400"]; !ok {
			t.Errorf("%s: no described errors", call)
		}
		for _, p := range op.Parameters {
			if p.Description == "" {
				t.Errorf("%s: the parameter %s is not described", call, p.Name)
			}
			if strings.Contains(call, "{"+p.Name+"}") != (p.In == "path") {
				t.Errorf("%s: the parameter %s is in %s", call, p.Name, p.In)
			}
		}
		if strings.HasPrefix(call, "POST") {
			for _, lang := range []string{"de", "en"} {
				if op.RequestBody.Content["application/json"].Examples[lang] == nil {
					t.Errorf("%s: no example in %s", call, lang)
				}
			}
		}
	})
	var refs func(v any)
	refs = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			if ref, ok := v["$ref"].(string); ok && follow(doc.raw, strings.Split(ref, "/")[1:]...) == nil {
				t.Errorf("%s does not exist", ref)
			}
			for _, inner := range v {
				refs(inner)
			}
		case []any:
			for _, inner := range v {
				refs(inner)
			}
		}
	}
	refs(doc.raw)
	if bytes.Contains(get(t, testSite(t).Handler(), "/api/v1/sets/kuw").Body.Bytes(), []byte("$schema")) {
		t.Error("an answer has a link to its schema")
	}
}

// TestOpenAPIUnusedComponents requires that every component is used.
func TestOpenAPIUnusedComponents(t *testing.T) {
	w := get(t, testSite(t).Handler(), "/api/openapi.json").Body.String()
	doc := readDescription(t)
	for kind, all := range follow(doc.raw, "components") {
		for name := range all.(map[string]any) {
			if !strings.Contains(w, `"#/components/`+kind+"/"+name+`"`) {
				t.Errorf("nothing refers to %s %s", kind, name)
			}
		}
	}
}

// TestOperations compares the operations with testdata/api_operations.golden, so that each change of the API is seen.
func TestOperations(t *testing.T) {
	const file = "testdata/api_operations.golden"
	var b strings.Builder
	readDescription(t).each(func(call string, op describedOperation) {
		fmt.Fprintf(&b, "%s %s\n", call, op.OperationID)
		for _, p := range op.Parameters {
			required := map[bool]string{true: " required"}[p.Required]
			fmt.Fprintf(&b, "\t%s %s %v%s\n", p.In, p.Name, p.Schema["type"], required)
		}
	})
	if *updateOperations {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("the operations differ from %s: "+
			"if that is meant, run go test -run TestOperations -update-operations; got:\n%s", file, b.String())
	}
}

// run sends an example in a language, with more parameters in the query.
func (e apiExample) run(t *testing.T, h http.Handler, lang string, query url.Values) *httptest.ResponseRecorder {
	t.Helper()
	u, err := url.Parse(e.address[lang])
	if err != nil {
		t.Fatal(err)
	}
	all := u.Query()
	for name, values := range query {
		all[name] = values
		if values == nil {
			delete(all, name)
		}
	}
	u.RawQuery = all.Encode()
	method, _, _ := strings.Cut(e.call, " ")
	return sendJSON(t, h, method, u.String(), e.body[lang])
}

type apiExample struct {
	call          string
	address, body map[string]string
}

// apiExamples returns the first example of every operation.
func apiExamples(s *Server) map[string]apiExample {
	out := map[string]apiExample{}
	for _, e := range s.api.Examples() {
		if _, ok := out[e.Call]; !ok {
			out[e.Call] = apiExample{e.Call, e.Address, e.Body}
		}
	}
	return out
}

// TestOpenAPIParameters sends nonsense in every parameter that any call has: a call refuses it if and only if its
// description names the parameter. A required parameter cannot be left out.
func TestOpenAPIParameters(t *testing.T) {
	s := testSite(t)
	h, doc, examples := s.Handler(), readDescription(t), apiExamples(s)
	var names []string
	doc.each(func(_ string, op describedOperation) {
		for _, p := range op.Parameters {
			if p.In == "query" {
				names = append(names, p.Name)
			}
		}
	})
	slices.Sort(names)
	names = slices.Compact(names)
	const ignoresNonsense = "GET /api/v1/boxes mark" // no printing bears an unknown mark
	nonsense := strings.Repeat("x", 201)             // q may have 200 characters
	doc.each(func(call string, op describedOperation) {
		example := examples[call]
		for _, name := range names {
			i := slices.IndexFunc(op.Parameters, func(p describedParameter) bool { return p.In == "query" && p.Name == name })
			code := example.run(t, h, "en", url.Values{name: {nonsense}}).Code
			refused := code == http.StatusBadRequest || code == http.StatusNotFound
			if refused != (i >= 0) && call+" "+name != ignoresNonsense {
				t.Errorf("%s: described %t, but nonsense in the parameter %s gets %d", call, i >= 0, name, code)
			}
			if i >= 0 && op.Parameters[i].Required {
				if code := example.run(t, h, "en", url.Values{name: nil}).Code; code != http.StatusBadRequest {
					t.Errorf("%s: without the required parameter %s: %d, want 400", call, name, code)
				}
			}
		}
	})
}

// TestOpenAPIResponses validates the answers to all examples, to the requests of TestAnswersKeepTheirFields and to
// wrong calls against their described schemas, which allow no fields beyond the described ones.
func TestOpenAPIResponses(t *testing.T) {
	s := testSite(t)
	h, doc := s.Handler(), readDescription(t)
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("openapi.json", any(doc.raw)); err != nil {
		t.Fatal(err)
	}
	compiled := map[string]*jsonschema.Schema{}
	check := func(call string, w *httptest.ResponseRecorder) {
		t.Helper()
		method, path, _ := strings.Cut(call, " ")
		at := []string{"paths", path, strings.ToLower(method), "responses", fmt.Sprint(w.Code)}
		if ref, ok := follow(doc.raw, at...)["$ref"].(string); ok {
			at = strings.Split(strings.TrimPrefix(ref, "#/"), "/")
		}
		kind, _, _ := strings.Cut(w.Header().Get("Content-Type"), ";")
		at = append(at, "content", kind, "schema")
		if kind == "application/jsonl" {
			return
		}
		pointer := ""
		for _, part := range at {
			pointer += "/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(part)
		}
		if compiled[pointer] == nil {
			schema, err := compiler.Compile("openapi.json#" + (&url.URL{Fragment: pointer}).EscapedFragment())
			if err != nil {
				t.Errorf("%s: the schema of %d: %v", call, w.Code, err)
				return
			}
			compiled[pointer] = schema
		}
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(w.Body.Bytes()))
		if err != nil {
			t.Errorf("%s: %v", call, err)
		} else if err := compiled[pointer].Validate(value); err != nil {
			t.Errorf("%s: the answer does not fit its description: %s", call, first(err.Error(), 1200))
		}
	}
	for _, e := range s.api.Examples() {
		for lang := range e.Address {
			x := apiExample{e.Call, e.Address, e.Body}
			w := x.run(t, h, lang, nil)
			if w.Code != http.StatusOK {
				t.Errorf("the example %s: %d %s", e.Address[lang], w.Code, w.Body)
			}
			check(e.Call, w)
		}
		check(e.Call, apiExample{e.Call, e.Address, e.Body}.run(t, h, "en", url.Values{"lang": {"fr"}}))
	}
	templates := slices.Collect(maps.Keys(doc.Paths))
	for _, request := range shapeRequests {
		method, rest, _ := strings.Cut(request, " ")
		address, body, _ := strings.Cut(rest, " ")
		path, _, _ := strings.Cut(address, "?")
		i := slices.IndexFunc(templates, func(p string) bool {
			return regexp.MustCompile("^" + regexp.MustCompile(`\{\w+\}`).ReplaceAllString(p, "[^/]+") + "$").MatchString(path)
		})
		if i < 0 {
			t.Fatalf("no operation answers %s", request)
		}
		check(method+" "+templates[i], sendJSON(t, h, method, address, body))
	}
}

// TestBothLanguages requires German and English texts of every operation.
func TestBothLanguages(t *testing.T) {
	if bad := testSite(t).api.Untranslated(); len(bad) > 0 {
		t.Errorf("these texts lack a language:\n%s", strings.Join(bad, "\n"))
	}
	if api.Root != "/api/v1" {
		t.Errorf("root %s", api.Root)
	}
}
