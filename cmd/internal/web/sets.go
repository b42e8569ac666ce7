package web

import (
	"cmp"
	"net/url"

	"catanica/catalog"
	"catanica/catalog/setup"
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
	prose := func(t catalog.Text) templ.Component { return templates.Prose(s.html(f, f.Say(t))) }
	page.Brings, page.Strategy = values(sheet, set.Brings, "", prose)[0], values(sheet, set.Strategy, "", prose)[0]
	for _, ev := range set.History {
		page.History = append(page.History, templates.SetEvent{Year: ev.Year, Text: s.inline(f, f.Say(ev.Text)), Notes: notes.add(ev.Source)})
	}
	for _, b := range s.svc.Catalog.Boxes.Holding(set.ID) {
		page.Packages = append(page.Packages, s.boxLine(f, notes, b))
	}
	for _, k := range byName(s.svc.Catalog.CardsOf(set.ID), func(k *catalog.Card) string { return k.Title(f.Lang) }) {
		in, _ := k.InSet(set.ID)
		if in.Open {
			page.Open = append(page.Open, s.cardLink(f, k))
		}
		if !in.Copies.Known {
			page.Uncounted = append(page.Uncounted, s.cardLink(f, k))
		}
	}
	switch {
	case set.Kind == catalog.ThemeSet:
		page.Setup = f.To("/variants?game=" + setup.ExtendedOne + "&set=" + url.QueryEscape(set.ID))
	case set.From == catalog.Ed1997: // the Tournament Set has no set-up but that of its year
		if d := s.svc.Variants.Find(setup.Beginners); d != nil {
			page.Setup = setupHref(f, d, url.Values{})
		}
	}
	page.Checklist = f.To("/sets/" + url.PathEscape(set.ID) + "/checklist")
	page.Rulings = s.rulingsOfSet(f, set)
	notes.add(set.Source)
	page.Sources = notes.list
	return page
}

// checklist answers GET /LANG/sets/ID/checklist: the set's cards with a box for each copy, for paper.
func (s *Server) checklist(v *visit) (answer, error) {
	f, set := v.frame, s.svc.Catalog.Set(v.path("id"))
	if set == nil {
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoSet, near: s.nearSets(v.frame, v.path("id"))}
	}
	sheet := factSheet{frame: f, edition: f.Edition, first: set.From, notes: s.footnotes(f, "")}
	page := templates.ChecklistPage{Sign: set.Sign, Name: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, set.ID)}
	page.Known, _ = s.svc.Catalog.CopiesKnown(set.ID)
	page.Printed = values(sheet, set.Printed, "", func(n int) templ.Component { return templates.Number(n) })[0]
	page.Printed.Notes = nil
	for _, group := range s.svc.Catalog.Classes {
		for _, k := range byName(s.svc.Catalog.CardsOf(set.ID), func(k *catalog.Card) string { return k.Title(f.Lang) }) {
			if k.ClassAt(s.editionFor(f, k)) != group.ID {
				continue
			}
			in, _ := k.InSet(set.ID)
			page.Lines = append(page.Lines, templates.CheckLine{
				Name: k.Title(f.Lang), Other: k.Title(f.Lang.Other()), Class: s.classMark(f, group.ID), Copies: make([]int, in.Copies.N), Unknown: !in.Copies.Known,
			})
		}
	}
	return answer{view: page}, nil
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
