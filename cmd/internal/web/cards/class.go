package cards

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"

	"github.com/a-h/templ"
)

// Class answers GET /LANG/classes/ID.
func (s *Section) Class(req *site.Request) (site.Answer, error) {
	f := req.Frame
	c := s.Catalog.Class(req.Path("id"))
	if c == nil {
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoClass, Near: s.allClasses(f)}
	}
	span := catalog.Span{From: c.From, Until: c.Until}
	mark := s.Show.ClassMark(f, c.ID)
	mark.Href = ""
	notes := s.Show.Footnotes(f, "")
	page := templates.ClassPage{
		Mark: mark, Other: c.Name.In(f.Lang.Other()), Text: s.Show.HTML(f, f.Say(c.Text)), When: f.SpanName(span),
		Gone: !span.Holds(f.Edition),
	}
	var cards []*catalog.Card
	for _, k := range s.Show.CardsUnder(f.Edition) {
		if k.ClassAt(f.Edition) == c.ID {
			cards = append(cards, k)
		}
	}
	page.Cards = s.Show.CardLines(f, cards)
	sheet := present.FactSheet{Frame: f, Edition: f.Edition, First: c.From, Notes: notes}
	prose := func(t catalog.Text) templ.Component { return templates.Prose(s.Show.HTML(f, f.Say(t))) }
	page.Where, page.HitBy = present.Values(sheet, c.Where, "", prose)[0], present.Values(sheet, c.Hit, "", prose)[0]
	page.Acting = s.Show.CardLinks(f, s.actingOn(c.ID, cards, f.Edition))
	if len(s.Library.Chapter(c.Chapter)) > 0 {
		page.Chapter = &templates.Link{
			Text: c.Chapter + " " + templates.ChapterName(f, c.Chapter), Href: f.To("/rulings#c" + c.Chapter),
		}
	}
	notes.Add(c.Source)
	page.Sources = notes.List
	return site.Answer{View: page}, nil
}

// actingOn returns the cards that hit or stop every card of a class, either by naming the class or by a type that all
// its cards have.
func (s *Section) actingOn(class string, cards []*catalog.Card, e catalog.EditionID) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range s.Catalog.Cards {
		acts := slices.ContainsFunc(k.Statements(e), func(st catalog.Statement) bool {
			if st.Kind != catalog.EdgeKind(catalog.Hits) && st.Kind != catalog.EdgeKind(catalog.Stops) {
				return false
			}
			return slices.ContainsFunc(st.Refs, func(ref string) bool {
				all := func(other *catalog.Card) bool { return other.Match(ref, e) }
				return ref == "class:"+class || strings.HasPrefix(ref, "type:") && len(cards) > 0 &&
					!slices.ContainsFunc(cards, func(o *catalog.Card) bool { return !all(o) })
			})
		})
		if acts {
			out = append(out, k)
		}
	}
	return out
}

func (s *Section) allClasses(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, c := range s.Catalog.Classes {
		out = append(out, templates.Link{Text: f.Say(c.Name), Href: f.Thing(catalog.KindClass, c.ID)})
	}
	return out
}
