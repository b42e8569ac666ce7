package web

import (
	"net/url"
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// living are the articles that the start page shows, as far as they are there.
var living = []string{"112.S.g", "112.G.e", "103.G.b", "126.I.a", "117.C.a", "103.H.a"}

// maxLiving is how many examples the start page has room for.
const maxLiving = 4

// home answers GET /LANG/.
func (s *Server) home(req *site.Request) (site.Answer, error) {
	page := templates.HomePage{Counts: s.counts(req.Frame)}
	for _, id := range living {
		if r := s.svc.Library.Ruling(id); r != nil && len(page.Examples) < maxLiving {
			page.Examples = append(page.Examples, s.show.RulingEntry(req.Frame, r))
		}
	}
	for _, q := range templates.Asks(req.Frame) {
		page.Asks = append(page.Asks, templates.Link{Text: q, Href: req.Frame.To("/search?q=" + url.QueryEscape(q))})
	}
	return site.Answer{View: page}, nil
}

// counts says how much of each kind is in.
func (s *Server) counts(f templates.Frame) []templates.Link {
	count := func(kind catalog.Kind) int {
		n := 0
		for _, r := range s.svc.Library.Rulings {
			if r.Kind == kind {
				n++
			}
		}
		return n
	}
	lines := []struct {
		n    int
		kind catalog.Kind
		path string
	}{
		{count(catalog.KindRuling), catalog.KindRuling, "/rulings"},
		{len(s.svc.Catalog.Cards), catalog.KindCard, "/cards"},
		{len(s.svc.Catalog.Sets), catalog.KindSet, "/sets"},
		{count(catalog.KindTerm), catalog.KindTerm, "/rules/glossary"},
		{count(catalog.KindRule), catalog.KindRule, "/rules"},
	}
	var out []templates.Link
	for _, l := range slices.DeleteFunc(lines, func(l struct {
		n    int
		kind catalog.Kind
		path string
	}) bool {
		return l.n == 0
	}) {
		out = append(out, templates.Link{Text: templates.KindCount(f, l.kind, l.n), Href: f.To(l.path)})
	}
	return out
}
