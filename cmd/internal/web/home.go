package web

import (
	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// showcase lists the articles from which the start page takes its examples.
var showcase = []string{"112.S.g", "112.G.e", "103.G.b", "126.I.a", "117.C.a", "103.H.a"}

// maxExamples is the number of examples on the start page.
const maxExamples = 4

// The proof on the start page: the moment in which its answer shows, and the three cards that it is about.
const (
	heroScenario = "112.G.e-verhexte-feuerwache"
	heroStep     = 3
)

var heroFaces = []string{"feuerteufel", "feuerwache", "hexe"}

// home answers GET /LANG/.
func (s *Server) home(req *site.Request) (site.Answer, error) {
	page := templates.HomePage{Counts: s.counts(req.Frame)}
	for _, id := range showcase {
		if r := s.svc.Library.Ruling(id); r != nil && len(page.Examples) < maxExamples {
			page.Examples = append(page.Examples, s.show.RulingEntry(req.Frame, r))
		}
	}
	for _, id := range heroFaces {
		if k := s.svc.Catalog.Card(id); k != nil {
			page.Faces = append(page.Faces, s.show.CardLine(req.Frame, k))
		}
	}
	page.Puzzle = s.table.Daily(req.Frame)
	var err error
	if page.Showcase, err = s.table.Showcase(req, heroScenario, heroStep); err != nil {
		return site.Answer{}, err
	}
	for _, q := range templates.Asks(req.Frame) {
		page.Asks = append(page.Asks, templates.Link{Text: q, Href: req.Frame.SearchFor(q)})
	}
	return site.Answer{View: page}, nil
}

// counts returns the number of things of each kind.
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
	var out []templates.Link
	add := func(n int, kind catalog.Kind, path string) {
		if n > 0 {
			out = append(out, templates.Link{Text: templates.KindCount(f, kind, n), Href: f.To(path)})
		}
	}
	add(count(catalog.KindRuling), catalog.KindRuling, "/rulings")
	add(len(s.svc.Catalog.Cards), catalog.KindCard, "/cards")
	add(len(s.svc.Catalog.Sets), catalog.KindSet, "/sets")
	add(count(catalog.KindTerm), catalog.KindTerm, "/rules/glossary")
	add(count(catalog.KindRule), catalog.KindRule, "/rules")
	return out
}
