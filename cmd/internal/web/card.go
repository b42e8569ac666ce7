package web

import (
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/templates"

	"github.com/a-h/templ"
)

// near is how many names a page that is not there offers instead.
const near = 6

// card answers GET /LANG/cards/ID. Names and aliases lead to the card's own address, a printing (guido@2003) to its
// place there.
func (s *Server) card(v *visit) (answer, error) {
	id := v.path("id")
	k := s.svc.Catalog.Card(id)
	if k == nil {
		k, printing := s.svc.FindCard(id)
		switch {
		case printing != nil:
			return answer{redirect: printingHref(v.frame, printing.ID)}, nil
		case k != nil:
			return answer{redirect: v.frame.Thing(catalog.KindCard, k.ID)}, nil
		}
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoCard, near: s.nearCards(v.frame, id)}
	}
	if v.get("part") == "peek" {
		line := s.cardLine(v.frame, k)
		return answer{part: templates.CardPeek(v.frame, line.Face, line.Name, line.Effect)}, nil
	}
	return answer{view: s.cardPage(v, k)}, nil
}

// printingHref is the place of a printing on the page of its card.
func printingHref(f templates.Frame, id string) string {
	card, _, _ := strings.Cut(id, "@")
	return f.Thing(catalog.KindCard, card) + "#" + url.PathEscape(id)
}

// nearCards are links to the cards whose names look like name, or to the printings of the card that it names.
func (s *Server) nearCards(f templates.Frame, name string) []templates.Link {
	var out []templates.Link
	for _, id := range s.svc.PrintingsNear(name) {
		out = append(out, templates.Link{Text: id, Href: printingHref(f, id)})
	}
	if out != nil {
		return out
	}
	for _, n := range s.svc.Catalog.NearestCards(name, near) {
		if k := s.svc.Catalog.FindCard(n); k != nil {
			out = append(out, templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)})
		}
	}
	return out
}

func (s *Server) cardPage(v *visit, k *catalog.Card) templates.CardPage {
	f := v.frame
	sheet := factSheet{frame: f, edition: s.editionFor(f, k), first: s.firstEdition(k), notes: s.footnotes(f, "")}
	page := templates.CardPage{
		ID: k.ID, Name: cardName(k, f.Lang), Other: cardName(k, f.Lang.Other()),
		Class: s.classMark(f, k.ClassAt(sheet.edition)), SetsUnknown: f.Say(k.SetsUnknown), Notes: s.html(f, f.Say(k.Notes)),
		Aliases: k.Aliases.In(f.Lang),
	}
	if catalog.Later(sheet.first, f.Edition) {
		page.TooEarly = sheet.first
	}
	page.Name.Notes = sheet.notes.add(nameSources(k, f.Lang))
	page.Other.Notes = sheet.notes.add(nameSources(k, f.Lang.Other()))
	types, _ := k.Types.At(sheet.edition)
	for _, t := range types {
		if t == catalog.Action || t == catalog.EventType {
			continue // the class says so already
		}
		page.Types = append(page.Types, templates.TypeName(f, t))
	}
	page.Effect = values(sheet, k.Effect, "", func(t catalog.Text) templ.Component { return templates.Prose(s.html(f, f.Say(t))) })
	page.Facts = s.cardFacts(sheet, k)
	page.Sets = s.cardSets(sheet, k)
	page.Printings = s.cardPrintings(sheet, k)
	page.Relations = s.relations(sheet, k)
	page.Timeline = s.timeline(sheet, k)
	page.Face = faceHref(f, k, sheet.edition)
	page.Rulings, page.Rules = s.rulingEntries(f, s.svc.Library.About(k.ID))
	page.Scenarios = s.scenariosOf(v.ctx(), f, k.ID)
	page.Questions = s.questionLinks(f, k.ID)
	sheet.notes.add(k.Source)
	page.Sources = sheet.notes.list
	return page
}

func cardName(k *catalog.Card, lang catalog.Lang) templates.CardName {
	by := k.Name.DEBy
	if lang == catalog.EN {
		by = k.Name.ENBy
	}
	return templates.CardName{Text: k.Title(lang), Ours: by == "ours"}
}

func nameSources(k *catalog.Card, lang catalog.Lang) catalog.Sources {
	if lang == catalog.EN {
		return k.NameSource.EN
	}
	return k.NameSource.DE
}

// cardFacts are the rows of a card's facts.
func (s *Server) cardFacts(sheet factSheet, k *catalog.Card) []templates.Row {
	f := sheet.frame
	row := func(label catalog.Text, vs []templates.Value) templates.Row {
		return templates.Row{Label: f.Say(label), Values: vs}
	}
	rows := []templates.Row{
		row(templates.TextClass, values(sheet, k.Class, f.Say(templates.TextNone), func(id string) templ.Component {
			return templates.Class(f, s.classMark(f, id))
		})),
		row(templates.TextType, values(sheet, k.Types, f.Say(templates.TextNone), func(ts []catalog.CardType) templ.Component {
			return templates.Types(f, ts)
		})),
		row(templates.TextCost, values(sheet, k.Cost, f.Say(templates.TextCostsNothing), func(c catalog.Cost) templ.Component {
			return templates.Cost(f, templates.NewPrice(c))
		})),
	}
	rows = append(rows, pointRows(sheet, k)...)
	if len(k.Needs) > 0 {
		rows = append(rows, row(templates.TextNeeds, s.needs(sheet, k)))
	}
	if len(k.Immune) > 0 {
		rows = append(rows, row(templates.TextImmune, s.immunities(sheet, k)))
	}
	return append(rows, s.rareFacts(sheet, k)...)
}

// rareFacts are the rows that only some cards have.
func (s *Server) rareFacts(sheet factSheet, k *catalog.Card) []templates.Row {
	f := sheet.frame
	none := f.Say(templates.TextNone)
	var rows []templates.Row
	add := func(label catalog.Text, has bool, vs func() []templates.Value) {
		if has {
			rows = append(rows, templates.Row{Label: f.Say(label), Values: vs()})
		}
	}
	add(templates.TextBeside, len(k.Beside.Values) > 0, func() []templates.Value {
		return values(sheet, k.Beside, none, func(ls []string) templ.Component { return templates.Landscapes(f, ls) })
	})
	add(templates.TextLandscape, len(k.Landscape.Values) > 0, func() []templates.Value {
		return values(sheet, k.Landscape, none, func(l string) templ.Component { return templates.Landscapes(f, []string{l}) })
	})
	add(templates.TextUnique, len(k.Unique.Values) > 0, func() []templates.Value {
		return values(sheet, k.Unique, none, func(yes bool) templ.Component { return templates.UniqueUnit(f, yes) })
	})
	add(templates.TextTargets, len(k.Targets.Values) > 0, func() []templates.Value {
		return values(sheet, k.Targets, none, func(ids []string) templ.Component { return templates.Things(s.things(f, ids)) })
	})
	add(templates.TextSpellKind, len(k.Kind.Values) > 0, func() []templates.Value {
		return values(sheet, k.Kind, none, func(kind string) templ.Component { return templates.SpellKind(f, kind) })
	})
	return rows
}

// pointRows are a card's points; a card that has none of any kind gets one row that says so.
func pointRows(sheet factSheet, k *catalog.Card) []templates.Row {
	f := sheet.frame
	none := f.Say(templates.TextNone)
	var rows []templates.Row
	any := false
	for _, p := range k.Points.Kinds() {
		vs := values(sheet, p.Fact, none, func(n catalog.Points) templ.Component { return templates.PointsOf(f, p.Kind, n) })
		for _, v := range vs {
			any = any || v.State != catalog.None
		}
		rows = append(rows, templates.Row{Label: templates.PointName(f, p.Kind), Values: vs})
	}
	if !any {
		return []templates.Row{{Label: f.Say(templates.TextPoints), Values: []templates.Value{{Now: true, State: catalog.None, None: none}}}}
	}
	return rows
}

func (s *Server) immunities(sheet factSheet, k *catalog.Card) []templates.Value {
	var out []templates.Value
	for _, i := range k.Immune {
		span := catalog.Span{From: i.From}
		out = append(out, templates.Value{
			When: sheet.frame.SpanName(span), Now: span.Holds(sheet.edition), State: catalog.Known,
			Body: templates.Things(s.things(sheet.frame, []string{i.To})), Notes: sheet.notes.add(i.Source),
		})
	}
	return out
}

func (s *Server) cardSets(sheet factSheet, k *catalog.Card) []templates.CardSet {
	var out []templates.CardSet
	for _, in := range k.Sets {
		set := s.svc.Catalog.Set(in.Set)
		if set == nil {
			continue
		}
		out = append(out, templates.CardSet{
			Sign: set.Sign, Name: set.Name.In(sheet.frame.Lang), Href: sheet.frame.Thing(catalog.KindSet, set.ID),
			Copies: templates.Copies(in.Copies), Open: in.Open, Notes: sheet.notes.add(in.Source),
		})
	}
	return out
}

func (s *Server) cardPrintings(sheet factSheet, k *catalog.Card) []templates.CardPrinting {
	var out []templates.CardPrinting
	for _, p := range k.Printings {
		line := templates.CardPrinting{
			ID: p.ID, When: sheet.frame.SpanName(catalog.Span{From: p.From}), Text: s.plain(sheet.frame, sheet.frame.Say(p.Effect)),
			Notes: sheet.notes.add(p.Source),
		}
		if set := s.svc.Catalog.Set(p.Set); set != nil {
			line.Set = set.Sign
		}
		out = append(out, line)
	}
	return out
}
