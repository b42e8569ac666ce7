package web

import (
	"net/http"

	"catanica/catalog"
)

// route is one line of the table of pages.
type route struct {
	method, path string
	handler      handler
}

// pages is the table of pages. Each exists below /de and below /en.
func (s *Server) pages() []route {
	return []route{
		{"GET", "/{$}", s.home},
		{"GET", "/search", s.search},
		{"GET", "/search/help", s.searchHelp},
		{"GET", "/cards", s.cards},
		{"GET", "/cards/{id}", s.card},
		{"GET", "/cards/{id}/face.svg", s.face},
		{"GET", "/changes", s.changes},
		{"GET", "/boxes", s.boxes},
		{"GET", "/sets", s.sets},
		{"GET", "/sets/{id}", s.set},
		{"GET", "/sets/{id}/checklist", s.checklist},
		{"GET", "/classes/{id}", s.class},
		{"GET", "/rulings", s.rulings},
		{"GET", "/rulings/{id}", s.ruling},
		{"GET", "/rulings/chapter/{chapter}", s.chapter},
		{"GET", "/register", s.register},
		{"GET", "/rules", s.rules},
		{"GET", "/quick", s.quick},
		{"GET", "/questions", s.questions},
		{"GET", "/rules/glossary", s.glossary},
		{"GET", "/rules/{book}", s.book},
		{"GET", "/rules/{book}/{section}", s.rule},
		{"GET", "/variants", s.variants},
		{"GET", "/variants/list", s.packing},
		{"GET", "/decks", s.decks},
		{"POST", "/decks", s.deckForm},
		{"GET", "/decks/sheet", s.deckSheet},
		{"GET", "/decks/list.txt", s.deckText},
		{"GET", "/decks/list.json", s.deckJSON},
		{"GET", "/decks/qr.svg", s.deckQR},
		{"GET", "/scenarios", s.scenarios},
		{"GET", "/scenarios/new", s.editor},
		{"POST", "/scenarios/new", s.editorForm},
		{"GET", "/scenarios/{id}", s.scenario},
		{"GET", "/about", s.about},
	}
}

// others is the table of everything that has no language.
func (s *Server) others() map[string]http.HandlerFunc {
	return map[string]http.HandlerFunc{
		"GET /{$}":              s.start,
		"GET /static/{name}":    s.assets.serve,
		"GET /api/openapi.json": s.describe,
		"GET /favicon.ico":      s.favicon,
		"GET /robots.txt":       s.robots,
		"GET /sitemap.xml":      s.sitemap,
		"GET /healthz":          s.healthz,
		"GET /readyz":           s.readyz,
		"GET /metrics":          s.metrics.serve,
	}
}

// methodsOf are the methods that mux takes at the address of a request.
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

// Handler serves every route.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	for _, lang := range catalog.Langs {
		for _, p := range s.pages() {
			pattern := p.method + " /" + string(lang) + p.path
			mux.HandleFunc(pattern, s.page(lang, p.handler))
		}
	}
	for pattern, h := range s.calls() {
		mux.HandleFunc(pattern, s.api(h))
	}
	for pattern, h := range s.others() {
		mux.HandleFunc(pattern, h)
	}
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { s.nowhere(w, r, methodsOf(mux, r)) })
	return s.metrics.counted(mux, secure(s.recovered(bounded(mux))))
}
