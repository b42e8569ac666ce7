package web

import (
	"slices"
	"strconv"

	"catanica/catalog"
	"catanica/templates"
)

// about answers GET /LANG/about: what Catanica is, its editions, sources and own decisions.
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
	for _, r := range s.svc.Catalog.Readings {
		page.Readings = append(page.Readings, s.aboutReading(f, r))
	}
	return answer{view: page}, nil
}

func (s *Server) aboutReading(f templates.Frame, r catalog.Reading) templates.AboutReading {
	out := templates.AboutReading{ID: r.ID, Question: f.Say(r.Question), Reasoning: f.Say(r.Reasoning), Ours: r.Ours}
	now, _ := r.Default.At(f.Edition)
	if i := slices.IndexFunc(r.Answers, func(a catalog.Answer) bool { return a.ID == now }); i >= 0 {
		out.Answer = f.Say(r.Answers[i].Text)
	}
	for _, id := range r.Rulings {
		if a := s.svc.Library.Ruling(id); a != nil {
			out.Rulings = append(out.Rulings, templates.Link{Text: articleLabel(a) + a.Title(f.Lang), Href: f.Thing(a.Kind, a.ID)})
		}
	}
	return out
}
