package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// apiExamples has a request for every call of the API: the address, or the body of a POST, whose answer has as many
// parts as possible.
var apiExamples = map[string]string{
	"GET /api/v1/search":         "/api/v1/search?q=hexe+feuerwache&lang=en&n=3",
	"GET /api/v1/suggest":        "/api/v1/suggest?q=feu",
	"GET /api/v1/cards":          "/api/v1/cards",
	"GET /api/v1/cards/{id}":     "/api/v1/cards/feuerteufel",
	"GET /api/v1/rulings":        "/api/v1/rulings",
	"GET /api/v1/rulings/{id}":   "/api/v1/rulings/112.G.e",
	"GET /api/v1/sets":           "/api/v1/sets",
	"GET /api/v1/sets/{id}":      "/api/v1/sets/kuw",
	"GET /api/v1/classes":        "/api/v1/classes",
	"GET /api/v1/classes/{id}":   "/api/v1/classes/action-attack",
	"GET /api/v1/changes":        "/api/v1/changes",
	"GET /api/v1/interactions":   "/api/v1/interactions?a=feuerteufel&b=rathaus",
	"GET /api/v1/boxes":          "/api/v1/boxes",
	"GET /api/v1/tables":         "/api/v1/tables",
	"GET /api/v1/questions":      "/api/v1/questions",
	"GET /api/v1/coverage":       "/api/v1/coverage",
	"GET /api/v1/setup":          "/api/v1/setup?game=tournament&set=zud",
	"GET /api/v1/scenarios":      "/api/v1/scenarios",
	"GET /api/v1/scenarios/{id}": "/api/v1/scenarios/112.G.e-verhexte-feuerwache",
	"POST /api/v1/validate":      `{"deck": "Sets: grundspiel, Z&D\n\n[Deck]\n2 Spion\n"}`,
	"POST /api/v1/explore": `{"scenario": "id: x\nstart\nphase main\nnorth axis: settlement A\nnorth hand: Spion\nplay\n", ` +
		`"goal": "north hand lacks Spion"}`,
	"POST /api/v1/simulate": `{"scenario": "id: x\nstart\nnorth axis: settlement A\nnorth hand: Spion\nplay\n` +
		`north ends main\n"}`,
}

// apiDocument is the part of openapi.json that the tests need.
type apiDocument struct {
	Paths      map[string]map[string]apiOperation
	Components struct{ Parameters map[string]apiParameter }
}

type apiOperation struct {
	Parameters []apiParameter
	Responses  map[string]json.RawMessage
}

type apiParameter struct {
	Ref      string `json:"$ref"`
	Name, In string
	Required bool
}

func readAPI(t *testing.T) apiDocument {
	t.Helper()
	var doc apiDocument
	if err := json.Unmarshal(openAPI, &doc); err != nil {
		t.Fatal(err)
	}
	return doc
}

// operations returns the described operations by method and path, as in the table of calls.
func (doc apiDocument) operations() map[string]apiOperation {
	all := map[string]apiOperation{}
	for path, methods := range doc.Paths {
		for m, op := range methods {
			for i, p := range op.Parameters {
				if name, ok := strings.CutPrefix(p.Ref, "#/components/parameters/"); ok {
					op.Parameters[i] = doc.Components.Parameters[name]
				}
			}
			all[strings.ToUpper(m)+" "+path] = op
		}
	}
	return all
}

// parameters returns the names of the parameters in the query or in the path.
func (op apiOperation) parameters(in string) (names []string) {
	for _, p := range op.Parameters {
		if p.In == in {
			names = append(names, p.Name)
		}
	}
	slices.Sort(names)
	return names
}

// apiRequest sends the example of a call, with more parameters in the query.
func apiRequest(t *testing.T, h http.Handler, call string, query url.Values) *httptest.ResponseRecorder {
	t.Helper()
	method, address, _ := strings.Cut(call, " ")
	body := ""
	if method == http.MethodPost {
		body = apiExamples[call]
	} else {
		address = apiExamples[call]
	}
	u, err := url.Parse(address)
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
	r := httptest.NewRequestWithContext(t.Context(), method, u.String(), strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// TestOpenAPI requires a description and an example of every call, and a call for every description.
func TestOpenAPI(t *testing.T) {
	calls, described := testSite(t).calls(), readAPI(t).operations()
	for call := range calls {
		if _, ok := described[call]; !ok {
			t.Errorf("openapi.json does not describe %s", call)
		}
		if apiExamples[call] == "" {
			t.Errorf("apiExamples lacks %s", call)
		}
	}
	for call, op := range described {
		if calls[call] == nil {
			t.Errorf("openapi.json describes %s, which no call answers", call)
		}
		var inPath []string
		for _, part := range strings.Split(call, "/") {
			if name, ok := strings.CutPrefix(part, "{"); ok {
				inPath = append(inPath, strings.TrimSuffix(name, "}"))
			}
		}
		if got := op.parameters("path"); !slices.Equal(got, inPath) {
			t.Errorf("%s: openapi.json describes the path parameters %v, want %v", call, got, inPath)
		}
	}
}

// TestOpenAPIParameters sends nonsense in every parameter that any call has: a call refuses it if and only if its
// description names the parameter. A required parameter cannot be left out.
func TestOpenAPIParameters(t *testing.T) {
	h := testSite(t).Handler()
	described := readAPI(t).operations()
	var names []string
	for _, op := range described {
		names = append(names, op.parameters("query")...)
	}
	slices.Sort(names)
	names = slices.Compact(names)
	const ignoresNonsense = "GET /api/v1/boxes mark" // no printing bears an unknown mark
	nonsense := strings.Repeat("x", 201)             // q may have 200 characters
	for call, op := range described {
		documented := op.parameters("query")
		for _, name := range names {
			code := apiRequest(t, h, call, url.Values{name: {nonsense}}).Code
			switch refused := code == http.StatusBadRequest || code == http.StatusNotFound; {
			case slices.Contains(documented, name) && !refused && call+" "+name != ignoresNonsense:
				t.Errorf("%s: openapi.json describes the parameter %s, but nonsense in it gets %d", call, name, code)
			case !slices.Contains(documented, name) && refused && name != "lang": // every call validates lang
				t.Errorf("%s: openapi.json does not describe the parameter %s, but nonsense in it gets %d", call, name, code)
			}
		}
		for _, p := range op.Parameters {
			if p.In == "query" && p.Required {
				if code := apiRequest(t, h, call, url.Values{p.Name: nil}).Code; code != http.StatusBadRequest {
					t.Errorf("%s: without the required parameter %s: %d, want 400", call, p.Name, code)
				}
			}
		}
	}
}

// TestOpenAPIResponses validates the answer to each example, and to a wrong call, against its described schema. Objects
// with described properties may have no others.
func TestOpenAPIResponses(t *testing.T) {
	h := testSite(t).Handler()
	var raw any
	if err := json.Unmarshal(openAPI, &raw); err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("openapi.json", raw); err != nil {
		t.Fatal(err)
	}
	root := raw.(map[string]any)
	check := func(call, code string, w *httptest.ResponseRecorder) {
		t.Helper()
		if fmt.Sprint(w.Code) != code {
			t.Errorf("%s: code %d, want %s: %s", call, w.Code, code, first(w.Body.String(), 300))
			return
		}
		method, path, _ := strings.Cut(call, " ")
		at := []string{"paths", path, strings.ToLower(method), "responses", code}
		response := follow(root, at...)
		if ref, ok := response["$ref"].(string); ok {
			at = strings.Split(strings.TrimPrefix(ref, "#/"), "/")
		}
		at = append(at, "content", "application/json", "schema")
		pointer := ""
		for _, part := range at {
			pointer += "/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(part)
		}
		schema, err := compiler.Compile("openapi.json#" + (&url.URL{Fragment: pointer}).EscapedFragment())
		if err != nil {
			t.Errorf("%s: the schema of %s: %v", call, code, err)
			return
		}
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(w.Body.Bytes()))
		if err != nil {
			t.Errorf("%s: %v", call, err)
			return
		}
		if err := schema.Validate(value); err != nil {
			t.Errorf("%s: the answer does not fit its description: %s", call, first(err.Error(), 800))
		}
		for _, name := range undescribed(root, []map[string]any{follow(root, at...)}, value, "") {
			t.Errorf("%s: openapi.json does not describe %s", call, name)
		}
	}
	for call, op := range readAPI(t).operations() {
		check(call, "200", apiRequest(t, h, call, nil))
		if _, ok := op.Responses["400"]; ok {
			check(call, "400", apiRequest(t, h, call, url.Values{"lang": {"fr"}}))
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

// undescribed returns the properties of a value that none of its schemas describes, each once. A schema that describes
// no properties allows any.
func undescribed(root map[string]any, schemas []map[string]any, value any, at string) []string {
	var all []map[string]any // with what they refer to
	for len(schemas) > 0 {
		s := schemas[0]
		schemas = schemas[1:]
		all = append(all, s)
		if ref, ok := s["$ref"].(string); ok {
			schemas = append(schemas, follow(root, strings.Split(strings.TrimPrefix(ref, "#/"), "/")...))
		}
		for _, key := range []string{"allOf", "anyOf", "oneOf"} {
			parts, _ := s[key].([]any)
			for _, part := range parts {
				schemas = append(schemas, part.(map[string]any))
			}
		}
	}
	var out []string
	switch value := value.(type) {
	case []any:
		var items []map[string]any
		for _, s := range all {
			if item, ok := s["items"].(map[string]any); ok {
				items = append(items, item)
			}
		}
		for _, v := range value {
			out = append(out, undescribed(root, items, v, at+"[]")...)
		}
	case map[string]any:
		if !slices.ContainsFunc(all, func(s map[string]any) bool { return s["properties"] != nil }) {
			return nil
		}
		for name, v := range value {
			var inner []map[string]any
			for _, s := range all {
				if p, ok := follow(s, "properties")[name].(map[string]any); ok {
					inner = append(inner, p)
				} else if p, ok := s["additionalProperties"].(map[string]any); ok {
					inner = append(inner, p)
				}
			}
			if len(inner) == 0 {
				out = append(out, at+"."+name)
				continue
			}
			out = append(out, undescribed(root, inner, v, at+"."+name)...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
