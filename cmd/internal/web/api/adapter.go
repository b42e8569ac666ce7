package api

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// adapter connects huma to the ServeMux of an API. It buffers each answer, so that it can be tagged and compressed.
type adapter struct{ *API }

// Handle implements huma.Adapter.
func (a adapter) Handle(spec *huma.Operation, handle func(huma.Context)) {
	op := spec.Metadata["operation"].(Operation)
	a.mux.HandleFunc(spec.Method+" "+spec.Path, func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Access-Control-Allow-Origin", "*")
		h.Set("Access-Control-Expose-Headers", "Link, ETag, Last-Modified, Deprecation, Sunset, Retry-After")
		if op.Deprecated != nil {
			op.Deprecated.announce(h)
		}
		r, err := a.prepare(r, h, op, spec)
		if err != nil {
			a.site.FailAPI(w, r, err)
			return
		}
		answer := recorder{header: h}
		handle(humago.NewContext(spec, r, &answer))
		a.send(w, r, op, answer)
	})
}

// ServeHTTP implements huma.Adapter.
func (a adapter) ServeHTTP(w http.ResponseWriter, r *http.Request) { a.mux.ServeHTTP(w, r) }

// prepare reads the language and the body of a request. h is the header of its answer.
func (a *API) prepare(r *http.Request, h http.Header, op Operation, spec *huma.Operation) (*http.Request, error) {
	if len(r.URL.RequestURI()) > site.MaxURL {
		return r, site.Fault{Kind: site.ErrTooLarge}
	}
	lang, ok := site.LangOf(r)
	if !ok {
		return r, Wrong("lang: nimm de oder en", "lang: use de or en")
	}
	if spec.RequestBody != nil {
		body, err := jsonBody(r, op.Text, a.bodySchema(spec))
		if err != nil {
			return r, err
		}
		r = r.Clone(r.Context())
		r.Body = io.NopCloser(bytes.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
	}
	c := Call{Lang: lang, Frame: a.site.Frame(r, lang), api: a, http: r, header: h}
	return r.WithContext(context.WithValue(r.Context(), callKey{}, c)), nil
}

func (a *API) bodySchema(spec *huma.Operation) *huma.Schema {
	s := spec.RequestBody.Content["application/json"].Schema
	if s.Ref != "" {
		s = a.huma.OpenAPI().Components.Schemas.SchemaFromRef(s.Ref)
	}
	return s
}

// jsonBody returns the body of a request as JSON. Plain text fills the field text, and the fields of a form those of
// the same names. Any other body is JSON already, whatever its type says: curl -d calls it a form.
func jsonBody(r *http.Request, text string, schema *huma.Schema) ([]byte, error) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";")
	switch {
	case kind == "text/plain" && text != "":
		return json.Marshal(map[string]string{text: string(body)})
	case kind == "application/x-www-form-urlencoded" && !bytes.HasPrefix(bytes.TrimSpace(body), []byte("{")):
		form, err := url.ParseQuery(string(body))
		if err != nil {
			return nil, Wrong("Das Formular ist nicht lesbar", "the form cannot be read")
		}
		return json.Marshal(formFields(form, schema))
	}
	return body, nil
}

// formFields returns the fields of a form with the types of the schema. Empty ones are left out.
func formFields(form url.Values, schema *huma.Schema) map[string]any {
	out := map[string]any{}
	for name, values := range form {
		value := values[0]
		if value == "" {
			continue
		}
		out[name] = value
		property := schema.Properties[name]
		if property == nil {
			continue
		}
		switch property.Type {
		case huma.TypeInteger:
			if n, err := strconv.Atoi(value); err == nil {
				out[name] = n
			}
		case huma.TypeBoolean:
			if b, err := strconv.ParseBool(value); err == nil {
				out[name] = b
			}
		}
	}
	return out
}

// recorder is an http.ResponseWriter that keeps the answer.
type recorder struct {
	header http.Header
	status int
	body   bytes.Buffer
}

func (rec *recorder) Header() http.Header { return rec.header }

func (rec *recorder) WriteHeader(status int) {
	if rec.status == 0 {
		rec.status = status
	}
}

func (rec *recorder) Write(p []byte) (int, error) {
	rec.WriteHeader(http.StatusOK)
	return rec.body.Write(p)
}

// send writes a recorded answer, or 304 if the caller has it already.
func (a *API) send(w http.ResponseWriter, r *http.Request, op Operation, answer recorder) {
	h, body := w.Header(), answer.body.Bytes()
	if answer.status >= http.StatusBadRequest {
		status := answer.status
		if status == http.StatusUnprocessableEntity { // huma's status for what API v1 calls a bad request
			status = http.StatusBadRequest
		}
		site.WriteBody(w, r, status, "application/problem+json", body)
		return
	}
	if r.Method != http.MethodPost {
		h.Set("Cache-Control", "public, max-age=60")
		if !a.modified.IsZero() {
			h.Set("Last-Modified", a.modified.UTC().Format(http.TimeFormat))
		}
		if op.Volatile != "" {
			h.Set("ETag", site.Tag(withoutNumber(body, op.Volatile)))
		}
	}
	kind := h.Get("Content-Type")
	if kind == "" || kind == "application/json" {
		kind = "application/json; charset=utf-8"
	}
	site.WriteBody(w, r, http.StatusOK, kind, body)
}

// withoutNumber returns JSON with 0 as the value of a field.
func withoutNumber(body []byte, field string) []byte {
	number := regexp.MustCompile(`"` + regexp.QuoteMeta(field) + `":\d+`)
	return number.ReplaceAllLiteral(body, []byte(`"`+field+`":0`))
}

// langParameter describes the parameter that every call has.
func langParameter() *huma.Param {
	s := OneOf(catalog.Langs)
	s.Default = string(catalog.DE)
	return &huma.Param{Name: "lang", In: "query", Description: usual["lang"].EN, Schema: s}
}
