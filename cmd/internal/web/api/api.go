// Package api turns typed Go functions into the calls of API v1. Each section registers its operations with Register;
// the routes, the checks of parameters and bodies, the OpenAPI description and the reference page all come from these
// registrations.
//
// The package adds what all calls share: the language, errors as problem+json (RFC 9457), paging, conditional requests,
// CORS and deprecation headers.
package api

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/site"

	"github.com/danielgtaylor/huma/v2"
)

// Root is the path of API v1.
const Root = "/api/v1"

// API holds the operations. Registering is not safe for concurrent use; serving is.
type API struct {
	site     *site.Site
	version  service.Version
	modified time.Time // zero if unknown
	huma     huma.API
	mux      *http.ServeMux
	calls    []*call
	fields   fields

	specOnce sync.Once
	spec     []byte
	specErr  error
}

// call is a registered operation.
type call struct {
	Operation
	spec *huma.Operation
}

// Config is what an API needs.
type Config struct {
	Site    *site.Site
	Version service.Version // its date is the Last-Modified date of answers
}

// New returns an API without operations.
func New(cfg Config) *API {
	a := &API{site: cfg.Site, version: cfg.Version, mux: http.NewServeMux(), fields: newFields()}
	a.modified, _ = time.Parse(time.RFC3339, cfg.Version.Date) // zero if the build has no date
	config := huma.Config{
		OpenAPI: emptySpec(),
		Formats: map[string]huma.Format{
			"application/json": {Marshal: writeJSON, Unmarshal: json.Unmarshal},
			"json":             {Marshal: writeJSON, Unmarshal: json.Unmarshal},
		},
		DefaultFormat: "application/json",
		Transformers:  []huma.Transformer{a.problems},
	}
	a.huma = huma.NewAPI(config, adapter{a})
	return a
}

// writeJSON writes v as one line.
func writeJSON(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

// Routes registers all operations with mux.
func (a *API) Routes(mux *http.ServeMux) {
	methods := map[string][]string{}
	for _, c := range a.calls {
		path := Root + c.Path
		mux.Handle(c.Method+" "+path, a.mux)
		methods[path] = append(methods[path], c.Method)
	}
	for path, allowed := range methods {
		mux.HandleFunc("OPTIONS "+path, preflight(allowed))
	}
}

// preflight answers the request that a browser sends before a script of another site may send the real one.
func preflight(allowed []string) http.HandlerFunc {
	methods := strings.Join(append(allowed, http.MethodOptions), ", ")
	return func(w http.ResponseWriter, _ *http.Request) {
		h := w.Header()
		h.Set("Access-Control-Allow-Origin", "*")
		h.Set("Access-Control-Allow-Methods", methods)
		h.Set("Access-Control-Allow-Headers", "Content-Type, If-None-Match, If-Modified-Since")
		h.Set("Access-Control-Max-Age", "86400")
		h.Set("Allow", methods)
		w.WriteHeader(http.StatusNoContent)
	}
}

// Paths lists the paths of the operations with their methods, such as "GET /api/v1/cards".
func (a *API) Paths() []string {
	var out []string
	for _, c := range a.calls {
		out = append(out, c.Method+" "+Root+c.Path)
	}
	return out
}
