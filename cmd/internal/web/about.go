package web

import (
	"strconv"

	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// about answers GET /LANG/about: what Catanica is, its editions and its sources.
func (s *Server) about(req *site.Request) (site.Answer, error) {
	f := req.Frame
	var page templates.AboutPage
	for _, e := range s.svc.Catalog.Editions {
		page.Editions = append(page.Editions, templates.AboutEdition{
			ID: string(e.ID), Name: f.Say(e.Name), Text: f.Say(e.Text),
		})
	}
	for _, src := range s.svc.Catalog.Sources {
		line := templates.AboutSource{ID: src.ID, Title: f.Say(src.Title), URL: src.URL}
		if src.Year > 0 {
			line.Year = strconv.Itoa(src.Year)
		}
		page.Sources = append(page.Sources, line)
	}
	return site.Answer{View: page}, nil
}
