package web

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/cache"
	"catanica/rulings/stamp"
	"catanica/templates"
)

// keptPages lists the pages whose answer depends on nothing but the address (the start page: and on the day), with the
// parameters that they take. Only the usual spelling of an address is kept, with values from the content: otherwise
// anybody could fill the cache with copies of one page.
var keptPages = map[string]string{
	"/{$}":                       "edition",
	"/search/help":               "edition",
	"/cards":                     "edition",
	"/cards/{id}":                "edition",
	"/cards/{id}/face.svg":       "edition",
	"/interactions":              "edition",
	"/interactions/{a}":          "edition",
	"/interactions/{a}/{b}":      "edition",
	"/changes":                   "edition",
	"/boxes":                     "edition",
	"/sets":                      "edition",
	"/sets/{id}":                 "edition",
	"/sets/{id}/checklist":       "edition",
	"/classes/{id}":              "edition",
	"/rulings":                   "edition",
	"/rulings/{id}":              "edition",
	"/rulings/chapter/{chapter}": "edition",
	"/register":                  "edition",
	"/rules":                     "edition",
	"/quick":                     "edition",
	"/questions":                 "edition",
	"/rules/glossary":            "edition",
	"/rules/{book}":              "edition",
	"/rules/{book}/{section}":    "edition",
	"/variants":                  "edition",
	"/scenarios":                 "edition",
	"/scenarios/{id}":            "edition step view",
	"/about":                     "edition",
	"/offline":                   "edition",
	"/coverage":                  "edition",
	"/api":                       "",
	"/api/problems/{name}":       "",
}

// keptOthers does the same for the routes without a language.
var keptOthers = map[string]string{
	"GET /static/{name}":         "v",
	"GET /favicon.ico":           "",
	"GET /robots.txt":            "",
	"GET /sitemap.xml":           "",
	"GET /api/openapi.json":      "",
	"GET /api/v1/cards":          "lang edition",
	"GET /api/v1/cards/{id}":     "lang edition",
	"GET /api/v1/rulings":        "lang edition",
	"GET /api/v1/rulings/{id}":   "lang edition",
	"GET /api/v1/sets":           "lang edition",
	"GET /api/v1/sets/{id}":      "lang edition",
	"GET /api/v1/classes":        "lang edition",
	"GET /api/v1/classes/{id}":   "lang edition",
	"GET /api/v1/changes":        "lang edition",
	"GET /api/v1/boxes":          "lang edition",
	"GET /api/v1/tables":         "lang edition",
	"GET /api/v1/terms":          "lang",
	"GET /api/v1/terms/{id}":     "lang",
	"GET /api/v1/rules":          "lang",
	"GET /api/v1/rules/{id}":     "lang",
	"GET /api/v1/editions":       "lang",
	"GET /api/v1/export":         "lang",
	"GET /api/v1/questions":      "lang edition",
	"GET /api/v1/coverage":       "lang edition",
	"GET /api/v1/scenarios":      "lang edition",
	"GET /api/v1/scenarios/{id}": "lang edition",
}

// keptSearches lists the routes of searches with their parameters. Their words are the reader's own, so they have a
// cache of their own: no search evicts a page.
var keptSearches = map[string]string{
	"/search":             "q kind n game edition part",
	"GET /api/v1/search":  "q kind n game edition lang",
	"GET /api/v1/suggest": "q lang edition n",
	"GET /api/v1/answer":  "q lang edition game",
}

// maxKeptQuery limits the query of a search that is kept, in bytes.
const maxKeptQuery = 300

// maxKeptStep limits the steps of a scenario whose pages are kept. No scenario is as long.
const maxKeptStep = 200

// cacheFor returns the cache for the answer of a route, or nil if the answer is not kept.
func (s *Server) cacheFor(pattern string, u *url.URL) *cache.Cache {
	method, path, _ := strings.Cut(pattern, " ")
	if method != http.MethodGet || u.RawPath != "" {
		return nil
	}
	for _, lang := range catalog.Langs {
		if below, ok := strings.CutPrefix(path, "/"+string(lang)+"/"); ok {
			pattern = "/" + below
		}
	}
	if params, ok := keptSearches[pattern]; ok {
		if len(u.RawQuery) <= maxKeptQuery && s.usual(u, params, true) {
			return s.searches
		}
		return nil
	}
	params, ok := keptPages[pattern]
	if !ok {
		params, ok = keptOthers[pattern]
	}
	if ok && s.usual(withoutPart(pattern, u), params, false) {
		return s.content
	}
	if plain, stamped := withoutStamp(u); ok && stamped && s.usual(plain, params, false) {
		return s.searches // there are as many stamps as there were answers, so they evict no page
	}
	return nil
}

// withoutPart returns the address of a scenario's page without the request for the part that changes with each step,
// which the script adds at its end. Other addresses it returns as they are.
func withoutPart(pattern string, u *url.URL) *url.URL {
	rest, ok := strings.CutSuffix(u.RawQuery, "part=stage")
	if !ok || pattern != "/scenarios/{id}" || rest != "" && !strings.HasSuffix(rest, "&") {
		return u
	}
	out := *u
	out.RawQuery = strings.TrimSuffix(rest, "&")
	return &out
}

// withoutStamp returns the address without the stamp at its end. stamped is false if there is none, or none that could
// be read: such links are rare.
func withoutStamp(u *url.URL) (plain *url.URL, stamped bool) {
	const key = templates.StampKey + "="
	i := strings.LastIndex(u.RawQuery, key)
	if i < 0 || i > 0 && u.RawQuery[i-1] != '&' {
		return u, false
	}
	if _, _, ok := stamp.Parse(u.RawQuery[i+len(key):]); !ok {
		return u, false
	}
	out := *u
	out.RawQuery = strings.TrimSuffix(u.RawQuery[:i], "&")
	return &out, true
}

// usual reports whether the query has no other parameters than the given ones, each once, with values from the content
// unless they are free, in the order and escaping in which the pages write it.
func (s *Server) usual(u *url.URL, params string, free bool) bool {
	if u.RawQuery == "" {
		return !u.ForceQuery
	}
	q, err := url.ParseQuery(u.RawQuery)
	if err != nil || !free && q.Encode() != u.RawQuery {
		return false
	}
	for key, values := range q {
		if len(values) != 1 || !hasWord(params, key) || !free && !s.knownValue(u, key, values[0]) {
			return false
		}
	}
	return true
}

func hasWord(words, word string) bool {
	for w := range strings.FieldsSeq(words) {
		if w == word {
			return true
		}
	}
	return false
}

// knownValue reports whether a parameter has one of its few values.
func (s *Server) knownValue(u *url.URL, key, value string) bool {
	switch key {
	case "edition":
		e := s.svc.Catalog.Edition(value)
		return e != nil && string(e.ID) == value
	case "lang":
		return value == string(catalog.DE) || value == string(catalog.EN)
	case "step":
		n, err := strconv.Atoi(value)
		return err == nil && n > 0 && n <= maxKeptStep && strconv.Itoa(n) == value
	case "view":
		return value == "north" || value == "south"
	case "v":
		return s.assets.files[strings.TrimPrefix(u.Path, "/static/")].digest == value
	}
	return false
}

// keyOf returns the key of a request's answer.
func (s *Server) keyOf(r *http.Request) cache.Key {
	k := cache.Key{Path: r.URL.Path, Query: r.URL.RawQuery}
	if s.site.Origin == "" {
		k.Origin = s.site.OriginOf(r)
	}
	if isHome(r.URL.Path) {
		k.Day = s.table.Day() // it shows the puzzle of the day
	}
	return k
}

// isHome reports whether the path is that of the start page.
func isHome(path string) bool {
	return slices.ContainsFunc(catalog.Langs, func(l catalog.Lang) bool { return path == "/"+string(l)+"/" })
}

// cached answers from a cache if it can, before anything else is done for the request. Otherwise it keeps what next
// answers, if the address is one whose answer never changes.
func (s *Server) cached(mux *http.ServeMux, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead || r.URL.RawPath != "" {
			next.ServeHTTP(w, r)
			return
		}
		key := s.keyOf(r)
		c := s.content
		p := c.Get(key)
		if p == nil {
			c = s.searches
			p = c.Get(key)
		}
		if p == nil {
			_, pattern := mux.Handler(r)
			if c = s.cacheFor(pattern, r.URL); c == nil {
				next.ServeHTTP(w, r)
				return
			}
			var err error
			if p, err = c.Fill(r.Context(), key, pattern, r, next); err != nil {
				if r.Context().Err() == nil { // otherwise the reader has left
					s.site.Fail(w, r, langOf(r), err)
				}
				return
			}
		}
		if o, ok := w.(*observed); ok {
			o.route = p.Route
		}
		c.Serve(w, r, key, p)
	})
}
