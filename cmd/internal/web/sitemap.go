package web

import (
	"bytes"
	"encoding/xml"
	"net/http"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
)

// sitemap answers GET /sitemap.xml: every page except searches, drafts and steps.
func (s *Server) sitemap(w http.ResponseWriter, r *http.Request) {
	var b bytes.Buffer
	b.WriteString(xml.Header + `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	origin := s.site.OriginOf(r)
	for _, lang := range catalog.Langs {
		for _, path := range s.addresses(lang) {
			b.WriteString("<url><loc>")
			_ = xml.EscapeText(&b, []byte(origin+path)) // a bytes.Buffer does not fail
			b.WriteString("</loc></url>\n")
		}
	}
	b.WriteString("</urlset>\n")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	site.WriteBody(w, r, http.StatusOK, "application/xml; charset=utf-8", b.Bytes())
}

// addresses lists the pages of a language as paths.
func (s *Server) addresses(lang catalog.Lang) []string {
	var out []string
	for _, page := range []string{
		"/", "/cards", "/sets", "/boxes", "/changes", "/interactions", "/rulings", "/register", "/rules", "/quick",
		"/questions", "/rules/glossary", "/variants", "/scenarios", "/scenarios/puzzles", "/scenarios/new", "/decks",
		"/coverage", "/api", "/about", "/offline",
	} {
		out = append(out, "/"+string(lang)+page)
	}
	add := func(kind catalog.Kind, id string) { out = append(out, catalog.Path(lang, kind, id)) }
	for _, k := range s.svc.Catalog.Cards {
		add(catalog.KindCard, k.ID)
	}
	for _, set := range s.svc.Catalog.Sets {
		add(catalog.KindSet, set.ID)
		out = append(out, catalog.Path(lang, catalog.KindSet, set.ID)+"/checklist")
	}
	for _, c := range s.svc.Catalog.Classes {
		add(catalog.KindClass, c.ID)
	}
	for _, book := range s.svc.Library.Chapters(catalog.KindRule) {
		out = append(out, "/"+string(lang)+"/rules/"+book)
	}
	for _, chapter := range s.books.ChapterIDs() {
		out = append(out, "/"+string(lang)+"/rulings/chapter/"+chapter)
	}
	for _, r := range s.svc.Library.Rulings {
		add(r.Kind, r.ID)
	}
	for _, f := range s.svc.Scenarios() {
		add(catalog.KindScenario, f.ID)
	}
	return out
}
