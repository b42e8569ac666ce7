package web

import (
	"net/http"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
)

// route is one line of the table of pages.
type route struct {
	method, path string
	handler      site.Handler
}

// pages returns the table of pages. Each exists below /de and below /en.
func (s *Server) pages() []route {
	return []route{
		{"GET", "/{$}", s.home},
		{"GET", "/search", s.find.Results},
		{"GET", "/search/help", s.find.Help},
		{"GET", "/cards", s.cards.Catalogue},
		{"GET", "/cards/{id}", s.cards.Card},
		{"GET", "/cards/{id}/face.svg", s.cards.Face},
		{"GET", "/interactions", s.interactions.Index},
		{"GET", "/interactions/{a}", s.interactions.Card},
		{"GET", "/interactions/{a}/{b}", s.interactions.Pair},
		{"GET", "/interactions/{a}/{b}/play", s.interactions.Play},
		{"GET", "/changes", s.cards.Changes},
		{"GET", "/boxes", s.cards.Boxes},
		{"GET", "/sets", s.cards.Sets},
		{"GET", "/sets/{id}", s.cards.Set},
		{"GET", "/sets/{id}/checklist", s.cards.Checklist},
		{"GET", "/classes/{id}", s.cards.Class},
		{"GET", "/rulings", s.books.Rulings},
		{"GET", "/rulings/{id}", s.books.Ruling},
		{"GET", "/rulings/chapter/{chapter}", s.books.Chapter},
		{"GET", "/register", s.books.Register},
		{"GET", "/rules", s.books.Rules},
		{"GET", "/quick", s.books.Quick},
		{"GET", "/questions", s.books.Questions},
		{"GET", "/rules/glossary", s.books.Glossary},
		{"GET", "/rules/{book}", s.books.Book},
		{"GET", "/rules/{book}/{section}", s.books.Rule},
		{"GET", "/variants", s.variants.Page},
		{"GET", "/variants/list", s.variants.Packing},
		{"GET", "/decks", s.decks.Builder},
		{"POST", "/decks", s.decks.Form},
		{"GET", "/decks/sheet", s.decks.Sheet},
		{"GET", "/decks/list.txt", s.decks.ListText},
		{"GET", "/decks/list.json", s.decks.ListJSON},
		{"GET", "/decks/qr.svg", s.decks.QR},
		{"GET", "/scenarios", s.table.Scenarios},
		{"GET", "/scenarios/new", s.table.Editor},
		{"POST", "/scenarios/new", s.table.EditorForm},
		{"GET", "/scenarios/explore", s.table.Explore},
		{"GET", "/scenarios/{id}", s.table.Scenario},
		{"GET", "/about", s.about},
		{"GET", "/coverage", s.coverage},
	}
}

// calls returns the table of the API. openapi.json describes each call; a test compares the two.
func (s *Server) calls() map[string]site.CallHandler {
	return map[string]site.CallHandler{
		"GET /api/v1/search":         s.find.SearchJSON,
		"GET /api/v1/suggest":        s.find.SuggestJSON,
		"GET /api/v1/cards":          s.cards.CardsJSON,
		"GET /api/v1/cards/{id}":     s.cards.CardJSON,
		"GET /api/v1/rulings":        s.books.RulingsJSON,
		"GET /api/v1/rulings/{id}":   s.books.RulingJSON,
		"GET /api/v1/sets":           s.cards.SetsJSON,
		"GET /api/v1/sets/{id}":      s.cards.SetJSON,
		"GET /api/v1/classes":        s.cards.ClassesJSON,
		"GET /api/v1/classes/{id}":   s.cards.ClassJSON,
		"GET /api/v1/changes":        s.cards.ChangesJSON,
		"GET /api/v1/interactions":   s.interactions.JSON,
		"GET /api/v1/boxes":          s.cards.BoxesJSON,
		"GET /api/v1/tables":         s.books.TablesJSON,
		"GET /api/v1/questions":      s.books.QuestionsJSON,
		"GET /api/v1/coverage":       s.coverageJSON,
		"GET /api/v1/setup":          s.variants.SetupJSON,
		"GET /api/v1/scenarios":      s.table.ScenariosJSON,
		"GET /api/v1/scenarios/{id}": s.table.ScenarioJSON,
		"POST /api/v1/validate":      s.decks.ValidateJSON,
		"POST /api/v1/simulate":      s.table.SimulateJSON,
		"POST /api/v1/explore":       s.table.ExploreJSON,
	}
}

// others returns the routes that have no language prefix.
func (s *Server) others() map[string]http.HandlerFunc {
	return map[string]http.HandlerFunc{
		"GET /{$}":                          s.start,
		"GET /static/{name}":                s.assets.serve,
		"GET /static/table/{digest}/{name}": s.serveEngine,
		"GET /api/openapi.json":             s.describe,
		"GET /favicon.ico":                  s.favicon,
		"GET /robots.txt":                   s.robots,
		"GET /sitemap.xml":                  s.sitemap,
		"GET /healthz":                      s.healthz,
		"GET /readyz":                       s.readyz,
		"GET /metrics":                      s.metrics.serve,
		"/mcp":                              s.assistants,
		"GET /.well-known/security.txt":     s.securityTxt,
	}
}

// Handler serves every route.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	for _, lang := range catalog.Langs {
		for _, p := range s.pages() {
			pattern := p.method + " /" + string(lang) + p.path
			mux.HandleFunc(pattern, s.site.Page(lang, p.handler))
		}
	}
	for _, lang := range catalog.Langs {
		mux.HandleFunc("GET /"+string(lang)+"/changes.atom", s.changes(lang))
		mux.HandleFunc("GET /"+string(lang)+"/opensearch.xml", s.describeSearch(lang))
	}
	for pattern, h := range s.calls() {
		mux.HandleFunc(pattern, s.site.API(h))
	}
	for pattern, h := range s.others() {
		mux.HandleFunc(pattern, h)
	}
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { s.nowhere(w, r, methodsOf(mux, r)) })
	fresh := secure(s.recovered(s.limited(mux, bounded(mux))))
	return s.metrics.counted(mux, s.ids.numbered(s.closing(s.strict(s.cached(mux, fresh)))))
}

// methodsOf lists the methods that mux accepts at the address of a request.
func methodsOf(mux *http.ServeMux, r *http.Request) []string {
	var out []string
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost} {
		asked := &http.Request{Method: method, URL: r.URL, Host: r.Host}
		if _, pattern := mux.Handler(asked); pattern != "/" && pattern != "" {
			out = append(out, method)
		}
	}
	return out
}
