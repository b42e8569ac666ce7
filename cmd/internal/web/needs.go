package web

import (
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// needs are a card's conditions, each as a line with links to what it asks for.
func (s *Server) needs(sheet factSheet, k *catalog.Card) []templates.Value {
	f := sheet.frame
	var out []templates.Value
	for _, n := range k.Needs {
		line := templates.NeedLine{For: n.For, Where: n.Where, Count: n.Count, Text: s.inline(f, f.Say(n.Text))}
		switch {
		case len(n.None) > 0:
			line.Joint, line.Things = "none", s.things(f, n.None)
		case len(n.All) > 0:
			line.Joint, line.Things = "all", s.things(f, n.All)
		default:
			line.Joint, line.Things = "any", s.things(f, n.Any)
		}
		span := catalog.Span{From: n.From, Until: n.Until}
		out = append(out, templates.Value{
			When: f.SpanName(span), Now: n.Holds(sheet.edition), State: catalog.Known,
			Body: templates.Need(f, line), Notes: sheet.notes.add(n.Source),
		})
	}
	return out
}

// things are what conditions and targets name: a card's id, type:T, class:C or landscape:L.
func (s *Server) things(f templates.Frame, refs []string) []templates.Link {
	var out []templates.Link
	for _, ref := range refs {
		out = append(out, s.thing(f, ref))
	}
	return out
}

func (s *Server) thing(f templates.Frame, ref string) templates.Link {
	kind, id, ok := strings.Cut(ref, ":")
	switch {
	case ok && kind == "type":
		return templates.Link{Text: templates.TypeName(f, catalog.CardType(id)), Href: f.To("/cards?type=" + id)}
	case ok && kind == "class":
		mark := s.classMark(f, id)
		return templates.Link{Text: mark.Name, Href: mark.Href}
	case ok && kind == "die":
		return templates.Link{Text: templates.DieFace(f, id)}
	case ok && kind == "landscape":
		return templates.Link{Text: templates.LandscapeName(f, id)}
	}
	if k := s.svc.Catalog.Card(ref); k != nil {
		return templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)}
	}
	return templates.Link{Text: ref}
}
