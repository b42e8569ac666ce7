package web

import (
	"catanica/catalog"
	"catanica/templates"
)

// class answers GET /LANG/classes/ID.
func (s *Server) class(v *visit) (answer, error) {
	f := v.frame
	c := s.svc.Catalog.Class(v.path("id"))
	if c == nil {
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoClass, near: s.allClasses(f)}
	}
	span := catalog.Span{From: c.From, Until: c.Until}
	mark := s.classMark(f, c.ID)
	mark.Href = ""
	notes := s.footnotes(f, "")
	page := templates.ClassPage{
		Mark: mark, Other: c.Name.In(f.Lang.Other()), Text: s.html(f, f.Say(c.Text)), When: f.SpanName(span),
		Gone: !span.Holds(f.Edition),
	}
	var cards []*catalog.Card
	for _, k := range s.cardsOf(f.Edition) {
		if k.ClassAt(f.Edition) == c.ID {
			cards = append(cards, k)
		}
	}
	page.Cards = s.cardLines(f, cards)
	if len(s.svc.Library.Chapter(c.Chapter)) > 0 {
		page.Chapter = &templates.Link{Text: c.Chapter + " " + templates.ChapterName(f, c.Chapter), Href: f.To("/rulings#c" + c.Chapter)}
	}
	notes.add(c.Source)
	page.Sources = notes.list
	return answer{view: page}, nil
}

func (s *Server) allClasses(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, c := range s.svc.Catalog.Classes {
		out = append(out, templates.Link{Text: f.Say(c.Name), Href: f.Thing(catalog.KindClass, c.ID)})
	}
	return out
}
