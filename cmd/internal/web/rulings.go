package web

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// rulings answers GET /LANG/rulings: the chapters with their articles.
func (s *Server) rulings(v *visit) (answer, error) {
	var page templates.RulingsPage
	for _, id := range s.svc.Library.Chapters(catalog.KindRuling) {
		c := templates.Chapter{ID: id, Name: templates.ChapterName(v.frame, id)}
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
			c.Groups[last] = append(c.Groups[last], s.rulingEntry(v.frame, r))
			c.N++
		}
		page.Total += c.N
		page.Chapters = append(page.Chapters, c)
	}
	for _, g := range s.svc.Library.Gaps {
		page.Gaps = append(page.Gaps, templates.GapLine{ID: g.ID, Title: v.frame.Say(g.Title), See: s.gapLinks(v.frame, g)})
	}
	return answer{view: page}, nil
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
