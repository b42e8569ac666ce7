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
		{"GET", "/scenarios/keep", s.table.Keep},
		{"GET", "/scenarios/explore", s.table.Explore},
		{"GET", "/scenarios/puzzles", s.table.Puzzles},
		{"GET", "/scenarios/puzzles/today", s.table.PuzzleOfTheDay},
		{"GET", "/scenarios/puzzles/{id}", s.table.Puzzle},
		{"POST", "/scenarios/puzzles/{id}", s.table.PuzzleForm},
		{"GET", "/scenarios/{id}", s.table.Scenario},
		{"GET", "/scenarios/rule/{id}", s.table.Rule},
		{"GET", "/embed/rulings/{id}", s.share.Ruling},
		{"GET", "/embed/cards/{id}", s.share.Card},
		{"GET", "/embed/decks", s.share.Decks},
		{"GET", "/embed/scenarios/{id}", s.share.Scenario},
		{"GET", "/og/rulings/{file}", s.share.RulingPicture},
		{"GET", "/og/cards/{file}", s.share.CardPicture},
		{"GET", "/og/decks.png", s.share.DeckPicture},
		{"GET", "/og/scenarios/{file}", s.share.ScenarioPicture},
		{"GET", "/offline", s.offline.Page},
		{"GET", "/offline/missing", s.offline.Missing},
		{"GET", "/offline/scenarios", s.offline.ScenarioList},
		{"GET", "/about", s.about},
		{"GET", "/coverage", s.coverage},
		{"GET", "/api", s.api.Reference},
		{"GET", "/api/problems/{name}", s.api.Problem},
	}
}

// others returns the routes that have no language prefix.
func (s *Server) others() map[string]http.HandlerFunc {
	return map[string]http.HandlerFunc{
		"GET /{$}":                             s.start,
		"GET /static/{name}":                   s.assets.serve,
		"GET /static/table/{digest}/{name}":    s.serveEngine,
		"GET /sw.js":                           s.offline.Script,
		"GET /static/offline/{version}/{name}": s.offline.Serve,
		"GET /api/openapi.json":                s.describe,
		"GET /api/{$}":                         s.toReference,
		"GET /api/problems/{name}":             s.toProblem,
		"GET /favicon.ico":                     s.favicon,
		"GET /robots.txt":                      s.robots,
		"GET /sitemap.xml":                     s.sitemap,
		"GET /healthz":                         s.healthz,
		"GET /readyz":                          s.readyz,
		"GET /metrics":                         s.metrics.serve,
		"/mcp":                                 s.assistants,
		"GET /.well-known/security.txt":        s.securityTxt,
		"GET /oembed":                          s.share.OEmbed(s.site),
	}
}

// routes returns every route, without what surrounds a request.
func (s *Server) routes() *http.ServeMux {
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
		mux.HandleFunc("GET /"+string(lang)+"/app.webmanifest", s.offline.Manifest(lang, s.assets.addresses))
	}
	s.api.Routes(mux)
	for pattern, h := range s.others() {
		mux.HandleFunc(pattern, h)
	}
	return mux
}

// Handler serves every route.
func (s *Server) Handler() http.Handler {
	mux := s.routes()
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
