package api

import (
	"context"
	"net/http"
	"regexp"
	"strings"

	"catanica/catalog"

	"github.com/danielgtaylor/huma/v2"
)

// Operation describes one call.
type Operation struct {
	Method   string // GET by default
	Path     string // below Root, such as /cards/{id}
	ID       string // operationId: unique, and the anchor on the reference page
	Topic    Topic
	Summary  catalog.Text // a line without a full stop
	About    catalog.Text // one or more sentences
	Docs     Docs         // of its parameters and of the fields of its body, by name
	Examples []Example    // at least one
	// Text is the field of the body that a body of plain text fills.
	Text string
	// Volatile is a number in the answer that differs from call to call. The ETag ignores it.
	Volatile string
	// Large keeps the answers to the examples out of the OpenAPI description.
	Large bool
	// Deprecated announces the end of the operation; nil for all that have a future.
	Deprecated *Deprecation
}

// Docs are descriptions by the names of parameters or fields.
type Docs map[string]catalog.Text

// Example is a request that shows what an operation does, in each language.
type Example struct {
	About catalog.Text
	Path  string       // fills the wildcard of the path
	Query catalog.Text // query of a GET request, without lang
	Body  catalog.Text // JSON body of a POST request
}

// Schema and Registry let parameter types describe themselves.
type (
	Schema   = huma.Schema
	Registry = huma.Registry
)

// OneOf returns the schema of a parameter that takes one of the values.
func OneOf[T ~string](values []T) *Schema {
	s := &Schema{Type: huma.TypeString}
	for _, v := range values {
		s.Enum = append(s.Enum, string(v))
	}
	return s
}

// output is what huma expects of a handler.
type output[O any] struct{ Body O }

// Register adds an operation. The fields of I with the tags path: and query: are its parameters, and a field Body is
// its JSON body. The answer is the JSON of O.
func Register[I, O any](a *API, op Operation, handle func(c Call, in *I) (O, error)) {
	if op.Method == "" {
		op.Method = http.MethodGet
	}
	a.add(op, op.spec(), func(spec huma.Operation) {
		huma.Register(a.huma, spec, withProblems(a, func(c Call, in *I) (*output[O], error) {
			body, err := handle(c, in)
			return &output[O]{body}, err
		}))
	})
}

// withProblems returns a handler for huma, with its errors as problems.
func withProblems[I, O any](a *API, handle func(c Call, in *I) (*O, error)) func(context.Context, *I) (*O, error) {
	return func(ctx context.Context, in *I) (*O, error) {
		c := callOf(ctx)
		out, err := handle(c, in)
		if err != nil {
			return nil, failure{a.site.Problem(c.http, err)}
		}
		return out, nil
	}
}

// add registers an operation with huma and completes its description.
func (a *API) add(op Operation, spec huma.Operation, register func(huma.Operation)) {
	register(spec)
	c := &call{Operation: op, spec: operationOf(a.huma.OpenAPI().Paths[Root+op.Path], op.Method)}
	for _, p := range c.spec.Parameters {
		p.Description = c.doc(p.Name).EN
		if p.Name == "limit" {
			c.spec.Responses["200"].Headers["Link"] = &huma.Param{Ref: "#/components/headers/Link"}
		}
	}
	if c.spec.RequestBody != nil {
		c.addBodyTypes()
		for name, p := range a.bodySchema(c.spec).Properties {
			p.Description = c.doc(name).EN
		}
	}
	a.calls = append(a.calls, c)
}

// spec returns the operation without what huma reads from the types.
func (op Operation) spec() huma.Operation {
	spec := huma.Operation{
		Method: op.Method, Path: Root + op.Path, OperationID: op.ID, Tags: []string{string(op.Topic)},
		Summary: op.Summary.EN, Description: op.About.EN, Deprecated: op.Deprecated != nil,
		Metadata: map[string]any{"operation": op},
		Responses: map[string]*huma.Response{
			"200": {Description: "The answer", Headers: map[string]*huma.Param{}},
			"400": {Ref: "#/components/responses/BadRequest"},
			"429": {Ref: "#/components/responses/TooManyRequests"},
			"503": {Ref: "#/components/responses/Overloaded"},
		},
		Parameters: []*huma.Param{{Ref: "#/components/parameters/lang"}},
	}
	if strings.Contains(op.Path, "{") {
		spec.Responses["404"] = &huma.Response{Ref: "#/components/responses/NotFound"}
	}
	if op.Method == http.MethodPost {
		spec.Responses["413"] = &huma.Response{Ref: "#/components/responses/TooLarge"}
		return spec
	}
	for _, name := range []string{"ETag", "Last-Modified"} {
		spec.Responses["200"].Headers[name] = &huma.Param{Ref: "#/components/headers/" + name}
	}
	spec.Responses["304"] = &huma.Response{Description: "Not modified since the answer that the caller has"}
	return spec
}

// usual describes parameters that mean the same in many operations.
var usual = Docs{
	"lang": {
		DE: "Sprache der Texte, die es in der Antwort nur in einer Sprache gibt",
		EN: "Language of texts that the answer has in one language only",
	},
	"limit":   {DE: "Höchstzahl der Einträge; ohne Angabe alle", EN: "Maximum number of entries; all by default"},
	"offset":  {DE: "So viele Einträge werden übersprungen", EN: "Number of entries to skip"},
	"edition": {DE: "Der Regelstand, sonst 2005", EN: "The edition of the rules; 2005 by default"},
	"game":    {DE: "Nur dieses Spiel", EN: "Only this game"},
}

// doc returns the description of a parameter, or of a field of the body.
func (c *call) doc(name string) catalog.Text {
	if doc, ok := c.Docs[name]; ok {
		return doc
	}
	return usual[name]
}

func operationOf(path *huma.PathItem, method string) *huma.Operation {
	if method == http.MethodPost {
		return path.Post
	}
	return path.Get
}

// addBodyTypes describes the other media types that a body may have.
func (c *call) addBodyTypes() {
	content := c.spec.RequestBody.Content
	content["application/x-www-form-urlencoded"] = &huma.MediaType{Schema: content["application/json"].Schema}
	if c.Text != "" {
		content["text/plain"] = &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString}}
	}
	c.spec.RequestBody.Description = "JSON, the same fields as a form, or the bare text"
}

var wildcard = regexp.MustCompile(`\{[^}]*\}`)

// Request returns an example as a request: its method, its address and, for POST, its JSON body.
func (c *call) request(e Example, lang catalog.Lang) (address, body string) {
	address = Root + c.Path
	if e.Path != "" {
		address = wildcard.ReplaceAllLiteralString(address, e.Path)
	}
	if c.Method == http.MethodPost {
		return address + "?lang=" + string(lang), e.Body.In(lang)
	}
	if q := e.Query.In(lang); q != "" {
		return address + "?" + q + "&lang=" + string(lang), ""
	}
	return address + "?lang=" + string(lang), ""
}
