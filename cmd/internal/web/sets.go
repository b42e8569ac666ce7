package web

import (
	"cmp"

	"catanica/catalog"
	"catanica/templates"

	"github.com/a-h/templ"
)

// sets answers GET /LANG/sets.
func (s *Server) sets(v *visit) (answer, error) {
	f := v.frame
	var page templates.SetsPage
	for _, set := range s.svc.Catalog.Sets {
		known, _ := s.svc.Catalog.CopiesKnown(set.ID)
		printed, certainty := set.Printed.Latest()
		page.Sets = append(page.Sets, templates.SetLine{
			Sign: set.Sign, Name: set.Name.In(f.Lang), Other: set.Name.In(f.Lang.Other()), Href: f.Thing(catalog.KindSet, set.ID),
			Kind: templates.SetKindName(f, set.Kind), From: f.EditionName(set.From),
			Cards: templates.KnownOf(f, known, printed, certainty == catalog.Known),
		})
	}
	for _, c := range s.svc.Catalog.Classes {
		page.Classes = append(page.Classes, templates.ClassLine{
			Mark: s.classMark(f, c.ID), Text: s.plain(f, f.Say(c.Text)), When: f.SpanName(catalog.Span{From: c.From, Until: c.Until}),
		})
	}
	return answer{view: page}, nil
}

// set answers GET /LANG/sets/ID. Signs and names lead to the set's own address.
func (s *Server) set(v *visit) (answer, error) {
	id := v.path("id")
	set := s.svc.Catalog.Set(id)
	if set == nil {
		if set = s.svc.Catalog.FindSet(id); set != nil {
			return answer{redirect: v.frame.Thing(catalog.KindSet, set.ID)}, nil
		}
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoSet, near: s.nearSets(v.frame, id)}
	}
	return answer{view: s.setPage(v.frame, set)}, nil
}

func (s *Server) nearSets(f templates.Frame, name string) []templates.Link {
	var out []templates.Link
	for _, n := range s.svc.Catalog.NearestSets(name, near) {
		if set := s.svc.Catalog.FindSet(n); set != nil {
			out = append(out, templates.Link{Text: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, set.ID)})
		}
	}
	return out
}

func (s *Server) setPage(f templates.Frame, set *catalog.Set) templates.SetPage {
	notes := s.footnotes(f, "")
	sheet := factSheet{frame: f, edition: f.Edition, first: set.From, notes: notes}
	page := templates.SetPage{
		Sign: set.Sign, Name: set.Name.In(f.Lang), Other: set.Name.In(f.Lang.Other()), Kind: templates.SetKindName(f, set.Kind),
		When: f.SpanName(catalog.Span{From: set.From, Until: set.Until}), Text: s.html(f, f.Say(set.Text)), Notes: s.html(f, f.Say(set.Notes)),
	}
	if set.Name.ENBy == "ours" {
		page.Ours = catalog.EN
	}
	page.Known, page.Counted = s.svc.Catalog.CopiesKnown(set.ID)
	page.Printed = values(sheet, set.Printed, "", func(n int) templ.Component { return templates.Number(n) })[0]
	page.Groups = s.setGroups(sheet, set)
	page.Rulings = s.rulingsOfSet(f, set)
	notes.add(set.Source)
	page.Sources = notes.list
	return page
}

// setGroups are the cards of a set by class, in the order of the classes.
func (s *Server) setGroups(sheet factSheet, set *catalog.Set) []templates.SetGroup {
	f := sheet.frame
	cards := byName(s.svc.Catalog.CardsOf(set.ID), func(k *catalog.Card) string { return k.Title(f.Lang) })
	var out []templates.SetGroup
	for _, class := range s.svc.Catalog.Classes {
		group := templates.SetGroup{Class: s.classMark(f, class.ID)}
		for _, k := range cards {
			if k.ClassAt(s.editionFor(f, k)) != class.ID {
				continue
			}
			in, _ := k.InSet(set.ID)
			group.Cards = append(group.Cards, templates.SetCard{
				Name: k.Title(f.Lang), Other: k.Title(f.Lang.Other()), Href: f.Thing(catalog.KindCard, k.ID),
				Copies: cmp.Or(templates.Copies(in.Copies), "? ×"), Open: in.Open, Notes: sheet.notes.add(in.Source),
			})
		}
		if len(group.Cards) > 0 {
			out = append(out, group)
		}
	}
	return out
}

// rulingsOfSet are the decisions that link to a set.
func (s *Server) rulingsOfSet(f templates.Frame, set *catalog.Set) []templates.Entry {
	ref := "set:" + set.ID
	var out []templates.Entry
	for _, r := range s.svc.Library.Rulings {
		if r.Kind == catalog.KindRuling && linksTo(r.In(f.Lang), ref) {
			out = append(out, s.rulingEntry(f, r))
		}
	}
	return out
}
