package cards

import (
	"cmp"
	"net/url"
	"slices"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"

	"github.com/a-h/templ"
)

// Sets answers GET /LANG/sets.
func (s *Section) Sets(req *site.Request) (site.Answer, error) {
	f := req.Frame
	var page templates.SetsPage
	for _, set := range s.Catalog.Sets {
		known, _ := s.Catalog.CopiesKnown(set.ID)
		printed, certainty := set.Printed.Latest()
		page.Sets = append(page.Sets, templates.SetLine{
			Sign: set.SignIn(f.Lang), Name: set.Name.In(f.Lang), Other: set.Name.In(f.Lang.Other()),
			Href: f.Thing(catalog.KindSet, set.ID),
			Kind: templates.SetKindName(f, set.Kind), From: f.EditionName(set.From),
			Cards: templates.KnownOf(f, known, printed, certainty == catalog.Known), Faces: s.fan(f, set),
		})
	}
	for _, c := range s.Catalog.Classes {
		page.Classes = append(page.Classes, templates.ClassLine{
			Mark: s.Show.ClassMark(f, c.ID), Text: s.Show.Plain(f, f.Say(c.Text)),
			When: f.SpanName(catalog.Span{From: c.From, Until: c.Until}),
		})
	}
	return site.Answer{View: page}, nil
}

// fanFaces is the number of faces that stand for a set.
const fanFaces = 3

// fan returns the faces that stand for a set: cards of different classes, as far as it has them.
func (s *Section) fan(f templates.Frame, set *catalog.Set) []string {
	var out []string
	classes := map[string]bool{}
	for _, fresh := range []bool{true, false} {
		for _, k := range s.Catalog.CardsOf(set.ID) {
			class := k.ClassAt(s.Show.EditionFor(f, k))
			if face := present.FaceHref(f, k, s.Show.EditionFor(f, k)); len(out) < fanFaces && classes[class] != fresh &&
				!slices.Contains(out, face) {
				out, classes[class] = append(out, face), true
			}
		}
	}
	return out
}

// Set answers GET /LANG/sets/ID. It redirects from signs and names to the set's own address.
func (s *Section) Set(req *site.Request) (site.Answer, error) {
	id := req.Path("id")
	set := s.Catalog.Set(id)
	if set == nil {
		if set = s.Catalog.FindSet(id); set != nil {
			return site.Answer{Redirect: req.Frame.Thing(catalog.KindSet, set.ID)}, nil
		}
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextNoSet, Near: s.Show.NearSets(req.Frame, id),
		}
	}
	return site.Answer{View: s.setPage(req.Frame, set)}, nil
}

func (s *Section) setPage(f templates.Frame, set *catalog.Set) templates.SetPage {
	notes := s.Show.Footnotes(f, "")
	sheet := present.FactSheet{Frame: f, Edition: f.Edition, First: set.From, Notes: notes}
	page := templates.SetPage{
		Sign: set.SignIn(f.Lang), Name: set.Name.In(f.Lang), Other: set.Name.In(f.Lang.Other()),
		Kind: templates.SetKindName(f, set.Kind),
		When: f.SpanName(catalog.Span{From: set.From, Until: set.Until}), Text: s.Show.HTML(f, f.Say(set.Text)),
		Notes: s.Show.HTML(f, f.Say(set.Notes)),
	}
	if set.Name.ENBy == "ours" {
		page.Ours = catalog.EN
	}
	page.Known, page.Counted = s.Catalog.CopiesKnown(set.ID)
	page.Printed = present.Values(sheet, set.Printed, "", func(n int) templ.Component { return templates.Number(n) })[0]
	page.Groups = s.setGroups(sheet, set)
	prose := func(t catalog.Text) templ.Component { return templates.Prose(s.Show.HTML(f, f.Say(t))) }
	page.Brings, page.Strategy = present.Values(sheet, set.Brings, "", prose)[0], present.Values(sheet, set.Strategy,
		"", prose)[0]
	for _, ev := range set.History {
		page.History = append(page.History, templates.SetEvent{
			Year: ev.Year, Text: s.Show.Inline(f, f.Say(ev.Text)), Notes: notes.Add(ev.Source),
		})
	}
	for _, b := range s.Catalog.Boxes.Holding(set.ID) {
		page.Packages = append(page.Packages, s.boxLine(f, notes, b))
	}
	for _, k := range present.ByName(s.Catalog.CardsOf(set.ID),
		func(k *catalog.Card) string { return k.Title(f.Lang) }) {
		in, _ := k.InSet(set.ID)
		if in.Open {
			page.Open = append(page.Open, s.Show.CardLink(f, k))
		}
		if !in.Copies.Known {
			page.Uncounted = append(page.Uncounted, s.Show.CardLink(f, k))
		}
	}
	switch {
	case set.Kind == catalog.ThemeSet:
		page.Setup = f.To("/variants?game=" + setup.ExtendedOne + "&set=" + url.QueryEscape(set.ID))
	case set.From == catalog.Ed1997: // the Tournament Set can be set up only as in its year
		if d := s.Variants.Find(setup.Beginners); d != nil {
			page.Setup = present.SetupHref(f, d, url.Values{})
		}
	}
	page.File = set.File
	page.Checklist = f.To("/sets/" + url.PathEscape(set.ID) + "/checklist")
	page.Rulings = s.rulingsOfSet(f, set)
	notes.Add(set.Source)
	page.Sources = notes.List
	return page
}

// Checklist answers GET /LANG/sets/ID/checklist: the set's cards with a box for each copy, for printing.
func (s *Section) Checklist(req *site.Request) (site.Answer, error) {
	f, set := req.Frame, s.Catalog.Set(req.Path("id"))
	if set == nil {
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextNoSet, Near: s.Show.NearSets(req.Frame, req.Path("id")),
		}
	}
	sheet := present.FactSheet{Frame: f, Edition: f.Edition, First: set.From, Notes: s.Show.Footnotes(f, "")}
	page := templates.ChecklistPage{
		Sign: set.SignIn(f.Lang), Name: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, set.ID),
	}
	page.Known, _ = s.Catalog.CopiesKnown(set.ID)
	page.Printed = present.Values(sheet, set.Printed, "", func(n int) templ.Component { return templates.Number(n) })[0]
	page.Printed.Notes = nil
	for _, group := range s.Catalog.Classes {
		for _, k := range present.ByName(s.Catalog.CardsOf(set.ID),
			func(k *catalog.Card) string { return k.Title(f.Lang) }) {
			if k.ClassAt(s.Show.EditionFor(f, k)) != group.ID {
				continue
			}
			in, _ := k.InSet(set.ID)
			page.Lines = append(page.Lines, templates.CheckLine{
				Name: k.Title(f.Lang), Other: k.Title(f.Lang.Other()), Class: s.Show.ClassMark(f, group.ID),
				Copies: make([]int, in.Copies.N), Unknown: !in.Copies.Known,
			})
		}
	}
	return site.Answer{View: page}, nil
}

// setGroups returns the cards of a set by class, in the order of the classes.
func (s *Section) setGroups(sheet present.FactSheet, set *catalog.Set) []templates.SetGroup {
	f := sheet.Frame
	cards := present.ByName(s.Catalog.CardsOf(set.ID), func(k *catalog.Card) string { return k.Title(f.Lang) })
	var out []templates.SetGroup
	for _, class := range s.Catalog.Classes {
		group := templates.SetGroup{Class: s.Show.ClassMark(f, class.ID)}
		for _, k := range cards {
			if k.ClassAt(s.Show.EditionFor(f, k)) != class.ID {
				continue
			}
			in, _ := k.InSet(set.ID)
			group.Cards = append(group.Cards, templates.SetCard{
				Name: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID),
				Face:   present.FaceHref(f, k, s.Show.EditionFor(f, k)),
				Copies: cmp.Or(templates.Copies(in.Copies), "? ×"), Open: in.Open, Notes: sheet.Notes.Add(in.Source),
			})
		}
		if len(group.Cards) > 0 {
			out = append(out, group)
		}
	}
	return out
}

// rulingsOfSet returns the decisions that link to a set.
func (s *Section) rulingsOfSet(f templates.Frame, set *catalog.Set) []templates.Entry {
	ref := "set:" + set.ID
	var out []templates.Entry
	for _, r := range s.Library.Rulings {
		if r.Kind == catalog.KindRuling && present.LinksTo(r.In(f.Lang), ref) {
			out = append(out, s.Show.RulingEntry(f, r))
		}
	}
	return out
}
