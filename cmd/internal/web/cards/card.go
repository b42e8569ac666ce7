package cards

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"

	"github.com/a-h/templ"
)

// Card answers GET /LANG/cards/ID. It redirects from names and aliases to the card's own address, and from a printing
// (guido@2003) to its place on that page.
func (s *Section) Card(req *site.Request) (site.Answer, error) {
	id := req.Path("id")
	k := s.Catalog.Card(id)
	if k == nil {
		k, printing := s.Names.FindCard(id)
		switch {
		case printing != nil:
			return site.Answer{Redirect: present.PrintingHref(req.Frame, printing.ID)}, nil
		case k != nil:
			return site.Answer{Redirect: req.Frame.Thing(catalog.KindCard, k.ID)}, nil
		}
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextNoCard, Near: s.Show.NearCards(req.Frame, id),
		}
	}
	if req.Get("part") == "peek" {
		line := s.Show.CardLine(req.Frame, k)
		return site.Answer{Part: templates.CardPeek(req.Frame, line.Face, line.Name, line.Effect)}, nil
	}
	return site.Answer{View: s.cardPage(req, k)}, nil
}

func (s *Section) cardPage(req *site.Request, k *catalog.Card) templates.CardPage {
	f := req.Frame
	sheet := present.FactSheet{
		Frame: f, Edition: s.Show.EditionFor(f, k), First: s.Show.FirstEdition(k), Notes: s.Show.Footnotes(f, ""),
	}
	page := templates.CardPage{
		ID: k.ID, Name: cardName(k, f.Lang), Other: cardName(k, f.Lang.Other()),
		Class: s.Show.ClassMark(f, k.ClassAt(sheet.Edition)), SetsUnknown: f.Say(k.SetsUnknown),
		Notes:   s.Show.HTML(f, f.Say(k.Notes)),
		Aliases: k.Aliases.In(f.Lang), File: k.File,
	}
	if catalog.Later(sheet.First, f.Edition) {
		page.TooEarly = sheet.First
	}
	page.Name.Notes = sheet.Notes.Add(nameSources(k, f.Lang))
	page.Other.Notes = sheet.Notes.Add(nameSources(k, f.Lang.Other()))
	types, _ := k.Types.At(sheet.Edition)
	for _, t := range types {
		if t == catalog.Action || t == catalog.EventType {
			continue // the class already shows it
		}
		page.Types = append(page.Types, templates.TypeName(f, t))
	}
	page.Effect = present.Values(sheet, k.Effect, "",
		func(t catalog.Text) templ.Component { return templates.Prose(s.Show.HTML(f, f.Say(t))) })
	page.Facts = s.cardFacts(sheet, k)
	page.Sets = s.cardSets(sheet, k)
	page.Gaps = templates.NewGaps(f, catalog.Settles(k.Gaps(sheet.Edition)))
	page.Printings = s.cardPrintings(sheet, k)
	page.Relations = s.relations(sheet, k)
	page.Timeline = s.timeline(sheet, k)
	page.Interactions = s.Interactions(f, k)
	page.Line, page.Free = s.Show.CardLine(f, k), free(k, sheet.Edition)
	page.Face = present.FaceHref(f, k, sheet.Edition)
	about := s.Library.About(k.ID)
	page.Rulings, page.Rules = s.Show.RulingEntries(f, ownFirst(k, about))
	if n := ownRulings(k, about); n > 0 && len(page.Rulings) > fewRulings {
		page.Rulings, page.Elsewhere = page.Rulings[:n], page.Rulings[n:]
	}
	page.Scenarios = s.Scenarios(req.Context(), f, k.ID)
	page.Questions = s.Show.QuestionLinks(f, k.ID)
	sheet.Notes.Add(k.Source)
	page.Sources = sheet.Notes.List
	return page
}

// fewRulings is the number of rulings up to which a card's page shows all of them in full.
const fewRulings = 6

// fewCards is the number of cards up to which an article is about the first that it names.
const fewCards = 6

// owns reports whether an article is about a card first of all: it names the card before all others, and it is about
// few cards or has this one in its title.
func owns(k *catalog.Card, r *rulings.Ruling) bool {
	if len(r.Cards) == 0 || r.Cards[0] != k.ID {
		return false
	}
	return len(r.Cards) <= fewCards || strings.Contains(r.Title(catalog.DE), k.Title(catalog.DE))
}

// ownFirst returns the articles with those about the card before those that only mention it.
func ownFirst(card *catalog.Card, list []*rulings.Ruling) []*rulings.Ruling {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b *rulings.Ruling) int {
		switch x, y := owns(card, a), owns(card, b); {
		case x == y:
			return 0
		case x:
			return -1
		}
		return 1
	})
	return list
}

// ownRulings returns the number of decisions in a list that are about a card first of all.
func ownRulings(card *catalog.Card, list []*rulings.Ruling) int {
	n := 0
	for _, r := range list {
		if r.Kind == catalog.KindRuling && owns(card, r) {
			n++
		}
	}
	return n
}

func cardName(k *catalog.Card, lang catalog.Lang) templates.CardName {
	by := k.Name.DEBy
	if lang == catalog.EN {
		by = k.Name.ENBy
	}
	name := templates.CardName{Text: k.Title(lang), Ours: by == "ours"}
	if k.LacksName(lang) {
		name.Lacking = catalog.NameUnknown.In(lang)
	}
	return name
}

func nameSources(k *catalog.Card, lang catalog.Lang) catalog.Sources {
	if lang == catalog.EN {
		return k.NameSource.EN
	}
	return k.NameSource.DE
}

// cardFacts returns the rows of a card's facts.
func (s *Section) cardFacts(sheet present.FactSheet, k *catalog.Card) []templates.Row {
	f := sheet.Frame
	row := func(label catalog.Text, vs []templates.Value) templates.Row {
		return templates.Row{Label: f.Say(label), Values: vs}
	}
	rows := []templates.Row{
		row(templates.TextClass, present.Values(sheet, k.Class, f.Say(templates.TextNone),
			func(id string) templ.Component {
				return templates.Class(f, s.Show.ClassMark(f, id))
			})),
		row(templates.TextType, present.Values(sheet, k.Types, f.Say(templates.TextNone),
			func(ts []catalog.CardType) templ.Component {
				return templates.Types(f, ts)
			})),
		row(templates.TextCost, present.Values(sheet, k.Cost, f.Say(templates.TextCostsNothing),
			func(c catalog.Cost) templ.Component {
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

// rareFacts returns the rows that only some cards have.
func (s *Section) rareFacts(sheet present.FactSheet, k *catalog.Card) []templates.Row {
	f := sheet.Frame
	none := f.Say(templates.TextNone)
	var rows []templates.Row
	add := func(label catalog.Text, has bool, vs func() []templates.Value) {
		if has {
			rows = append(rows, templates.Row{Label: f.Say(label), Values: vs()})
		}
	}
	add(templates.TextCopies, len(k.Copies.Values) > 0, func() []templates.Value {
		return present.Values(sheet, k.Copies, none, func(n int) templ.Component { return templates.Number(n) })
	})
	add(templates.TextBeside, len(k.Beside.Values) > 0, func() []templates.Value {
		return present.Values(sheet, k.Beside, none, func(ls []string) templ.Component {
			return templates.Landscapes(f,
				ls)
		})
	})
	add(templates.TextLandscape, len(k.Landscape.Values) > 0, func() []templates.Value {
		return present.Values(sheet, k.Landscape, none, func(l string) templ.Component {
			return templates.Landscapes(f,
				[]string{l})
		})
	})
	add(templates.TextUnique, len(k.Unique.Values) > 0, func() []templates.Value {
		return present.Values(sheet, k.Unique, none, func(yes bool) templ.Component {
			return templates.UniqueUnit(f,
				yes)
		})
	})
	add(templates.TextTargets, len(k.Targets.Values) > 0, func() []templates.Value {
		return present.Values(sheet, k.Targets, none,
			func(ids []string) templ.Component { return templates.Things(s.Show.Things(f, ids)) })
	})
	add(templates.TextSpellKind, len(k.Kind.Values) > 0, func() []templates.Value {
		return present.Values(sheet, k.Kind, none, func(kind string) templ.Component {
			return templates.SpellKind(f,
				kind)
		})
	})
	return rows
}

// pointRows returns the rows of a card's points. A card without points of any kind gets one row that says so.
func pointRows(sheet present.FactSheet, k *catalog.Card) []templates.Row {
	f := sheet.Frame
	none := f.Say(templates.TextNone)
	var rows []templates.Row
	any := false
	for _, p := range k.Points.Kinds() {
		vs := present.Values(sheet, p.Fact, none, func(n catalog.Points) templ.Component {
			return templates.PointsOf(f,
				p.Kind, n)
		})
		for _, v := range vs {
			any = any || v.State != catalog.None
		}
		rows = append(rows, templates.Row{Label: templates.PointName(f, p.Kind), Values: vs})
	}
	if !any {
		v := templates.Value{Now: true, State: catalog.None, None: none}
		for _, r := range rows {
			v.Notes = append(v.Notes, r.Values[0].Notes...)
			v.Ground = v.Ground.And(r.Values[0].Ground)
		}
		return []templates.Row{{Label: f.Say(templates.TextPoints), Values: []templates.Value{v}}}
	}
	return rows
}

func (s *Section) immunities(sheet present.FactSheet, k *catalog.Card) []templates.Value {
	var out []templates.Value
	for _, i := range k.Immune {
		span := catalog.Span{From: i.From}
		out = append(out, templates.Value{
			When: sheet.Frame.SpanName(span), Now: span.Holds(sheet.Edition), State: catalog.Known,
			Body: templates.Things(s.Show.Things(sheet.Frame, []string{i.To})), Notes: sheet.Notes.Add(i.Source),
		})
	}
	return out
}

func (s *Section) cardSets(sheet present.FactSheet, k *catalog.Card) []templates.CardSet {
	var out []templates.CardSet
	for _, in := range k.Sets {
		set := s.Catalog.Set(in.Set)
		if set == nil {
			continue
		}
		out = append(out, templates.CardSet{
			Sign: set.SignIn(sheet.Frame.Lang), Name: set.Name.In(sheet.Frame.Lang),
			Href:   sheet.Frame.Thing(catalog.KindSet, set.ID),
			Copies: templates.Copies(in.Copies), Open: in.Open, Notes: sheet.Notes.Add(in.Source),
			Ground: sheet.Copies(in),
		})
	}
	return out
}

func (s *Section) cardPrintings(sheet present.FactSheet, k *catalog.Card) []templates.CardPrinting {
	var out []templates.CardPrinting
	for _, p := range k.Printings {
		line := templates.CardPrinting{
			ID: p.ID, When: sheet.Frame.SpanName(catalog.Span{From: p.From}),
			Text:  s.Show.Plain(sheet.Frame, sheet.Frame.Say(p.Effect)),
			Notes: sheet.Notes.Add(p.Source),
		}
		if set := s.Catalog.Set(p.Set); set != nil {
			line.Set = set.SignIn(sheet.Frame.Lang)
		}
		out = append(out, line)
	}
	return out
}
