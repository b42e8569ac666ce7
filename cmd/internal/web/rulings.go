package web

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// rulings answers GET /LANG/rulings: the chapters with their articles, those about other games apart.
func (s *Server) rulings(v *visit) (answer, error) {
	page := templates.RulingsPage{Chapters: s.chapters(v.frame, rulings.GameCard)}
	for _, c := range page.Chapters {
		page.Total += c.N
	}
	for _, g := range rulings.Games[1:] {
		if list := s.chapters(v.frame, g); len(list) > 0 {
			page.Others = append(page.Others, templates.GameChapters{Game: g, Chapters: list})
		}
	}
	for _, g := range s.svc.Library.Gaps {
		page.Gaps = append(page.Gaps, templates.GapLine{ID: g.ID, Title: v.frame.Say(g.Title), See: s.gapLinks(v.frame, g)})
	}
	return answer{view: page}, nil
}

// chapters are the chapters about a game.
func (s *Server) chapters(f templates.Frame, g rulings.Game) []templates.Chapter {
	var out []templates.Chapter
	for _, id := range s.svc.Library.ChaptersOf(g, catalog.KindRuling) {
		c := templates.Chapter{ID: id, Name: templates.ChapterName(f, id)}
		section := ""
		for _, r := range s.svc.Library.Chapter(id) {
			if r.Kind != catalog.KindRuling {
				continue
			}
			if sec := sectionOf(r); sec != section || c.N == 0 {
				section = sec
				c.Groups = append(c.Groups, nil)
			}
			last := len(c.Groups) - 1
			c.Groups[last] = append(c.Groups[last], s.rulingEntry(f, r))
			c.N++
		}
		out = append(out, c)
	}
	return out
}

// sectionOf is an article's section: 112.G of 112.G.e.
func sectionOf(r *rulings.Ruling) string {
	if i := strings.LastIndexByte(r.ID, '.'); i > 0 {
		return r.ID[:i]
	}
	return r.ID
}

// linksTo reports whether an article's text links to ref.
func linksTo(p *rulings.Prose, ref string) bool {
	texts := []string{p.Question, p.Short}
	for _, s := range p.Sections {
		texts = append(texts, s.Markdown)
	}
	for _, l := range rulings.Links(strings.Join(texts, "\n")) {
		if l.Ref == ref {
			return true
		}
	}
	return false
}
