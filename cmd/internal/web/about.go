package web

import (
	"strconv"

	"catanica/templates"
)

// about answers GET /LANG/about: what Catanica is, its editions and its sources.
func (s *Server) about(v *visit) (answer, error) {
	f := v.frame
	var page templates.AboutPage
	for _, e := range s.svc.Catalog.Editions {
		page.Editions = append(page.Editions, templates.AboutEdition{ID: string(e.ID), Name: f.Say(e.Name), Text: f.Say(e.Text)})
	}
	for _, src := range s.svc.Catalog.Sources {
		line := templates.AboutSource{ID: src.ID, Title: f.Say(src.Title), URL: src.URL}
		if src.Year > 0 {
			line.Year = strconv.Itoa(src.Year)
		}
		page.Sources = append(page.Sources, line)
	}
	return answer{view: page}, nil
}
