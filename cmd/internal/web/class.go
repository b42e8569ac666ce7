package web

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/templates"

	"github.com/a-h/templ"
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
	sheet := factSheet{frame: f, edition: f.Edition, first: c.From, notes: notes}
	prose := func(t catalog.Text) templ.Component { return templates.Prose(s.html(f, f.Say(t))) }
	page.Where, page.HitBy = values(sheet, c.Where, "", prose)[0], values(sheet, c.Hit, "", prose)[0]
	page.Acting = s.cardLinks(f, s.actingOn(c.ID, cards, f.Edition))
	if len(s.svc.Library.Chapter(c.Chapter)) > 0 {
		page.Chapter = &templates.Link{Text: c.Chapter + " " + templates.ChapterName(f, c.Chapter), Href: f.To("/rulings#c" + c.Chapter)}
	}
	notes.add(c.Source)
	page.Sources = notes.list
	return answer{view: page}, nil
}

// actingOn are the cards that hit or stop every card of a class: by its name, or by a type that they all have.
func (s *Server) actingOn(class string, cards []*catalog.Card, e catalog.EditionID) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range s.svc.Catalog.Cards {
		acts := slices.ContainsFunc(k.Statements(e), func(st catalog.Statement) bool {
			if st.Kind != catalog.EdgeKind(catalog.Hits) && st.Kind != catalog.EdgeKind(catalog.Stops) {
				return false
			}
			return slices.ContainsFunc(st.Refs, func(ref string) bool {
				all := func(other *catalog.Card) bool { return other.Match(ref, e) }
				return ref == "class:"+class || strings.HasPrefix(ref, "type:") && len(cards) > 0 && !slices.ContainsFunc(cards, func(o *catalog.Card) bool { return !all(o) })
			})
		})
		if acts {
			out = append(out, k)
		}
	}
	return out
}

func (s *Server) allClasses(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, c := range s.svc.Catalog.Classes {
		out = append(out, templates.Link{Text: f.Say(c.Name), Href: f.Thing(catalog.KindClass, c.ID)})
	}
	return out
}
