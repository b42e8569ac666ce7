package cards

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// recentArticles is the number of articles whose last change the page of changes lists.
const recentArticles = 20

// Changes answers GET /LANG/changes: what changed between two editions.
func (s *Section) Changes(req *site.Request) (site.Answer, error) {
	from, to, err := s.twoEditions(req)
	if err != nil {
		return site.Answer{}, err
	}
	game := catalog.Game(req.Get("game"))
	if game != "" && !slices.Contains(catalog.Games, game) {
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoGame}
	}
	b := changesBuilder{s: s, f: req.Frame, notes: s.Show.Footnotes(req.Frame, ""), from: from, to: to, game: game}
	return site.Answer{View: b.page()}, nil
}

// twoEditions reads from= and to=. By default they enclose the reform of the rules.
func (s *Section) twoEditions(req *site.Request) (from, to catalog.EditionID, err error) {
	from, to = catalog.Ed1998, catalog.DefaultEdition
	for key, e := range map[string]*catalog.EditionID{"from": &from, "to": &to} {
		name := req.Get(key)
		if name == "" {
			continue
		}
		known := s.Catalog.Edition(name)
		if known == nil {
			return "", "", site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoEdition}
		}
		*e = known.ID
	}
	if from.AtLeast(to) && from != to {
		return "", "", site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextWrongOrder}
	}
	return from, to, nil
}

// changesBuilder presents the changes between two editions.
type changesBuilder struct {
	s        *Section
	f        templates.Frame
	notes    *present.Footnotes
	from, to catalog.EditionID
	game     catalog.Game // "" for all
}

func (b changesBuilder) page() templates.ChangesPage {
	page := templates.ChangesPage{
		From: present.EditionChoices(b.f, b.from), To: present.EditionChoices(b.f, b.to),
		Game: templates.Choices(b.f, catalog.Games, b.game, templates.GameName),
		Span: b.f.EditionName(b.from) + " → " + b.f.EditionName(b.to),
	}
	covered := map[string]bool{} // field@card pairs that the list of changes covers
	for _, ch := range b.s.Catalog.ChangesBetween(b.from, b.to) {
		if b.game != "" && !slices.Contains(ch.Games, b.game) {
			continue
		}
		line := b.line(ch)
		for _, id := range ch.Cards {
			covered[ch.Field+"@"+id] = true
		}
		if len(ch.Cards) == 0 {
			page.Rules = append(page.Rules, line)
		} else {
			page.Cards = append(page.Cards, line)
		}
	}
	b.addCards(&page, covered)
	b.addSets(&page)
	b.addClasses(&page)
	page.Rulings = b.turnedRulings()
	for _, r := range b.s.Library.LastChanged(recentArticles) {
		page.Recent = append(page.Recent, templates.DatedEntry{
			Entry: b.s.Show.RulingEntry(b.f, r), Day: r.Changed, Date: present.Date(b.f.Lang, r.Changed),
		})
	}
	page.Sources = b.notes.List
	return page
}

// line presents an entry of the list of changes.
func (b changesBuilder) line(ch catalog.Change) templates.ChangeLine {
	line := templates.ChangeLine{
		ID: ch.ID, Edition: ch.From, Topic: b.f.Say(ch.Topic), Was: b.s.Show.Inline(b.f, b.f.Say(ch.Was)),
		Is: b.s.Show.Inline(b.f, b.f.Say(ch.Is)), Notes: b.notes.Add(ch.Source),
	}
	if len(ch.Games) < len(catalog.Games) {
		for _, g := range ch.Games {
			line.Games = append(line.Games, templates.GameName(b.f, g))
		}
	}
	for _, id := range ch.Cards {
		if k := b.s.Catalog.Card(id); k != nil {
			line.Cards = append(line.Cards, b.s.Show.CardLink(b.f, k))
		}
	}
	return line
}

// addCards adds the dated facts that the list of changes does not cover: one line for each card, and groups of
// cards whose class changed.
func (b changesBuilder) addCards(page *templates.ChangesPage, covered map[string]bool) {
	groups := map[[2]string][]*catalog.Card{}
	title := func(k *catalog.Card) string { return k.Title(b.f.Lang) }
	for _, k := range present.ByName(b.s.Show.CardsUnder(b.from), title) {
		for _, field := range k.ChangedFields(b.from, b.to) {
			was, is := k.ClassAt(b.from), k.ClassAt(b.to)
			switch {
			case field == "class" && was != is:
				groups[[2]string{was, is}] = append(groups[[2]string{was, is}], k)
			case field == "relations" || covered[field+"@"+k.ID]:
			default:
				page.Cards = append(page.Cards, b.factChanges(k, field)...)
			}
		}
	}
	for _, class := range b.s.Catalog.Classes {
		for _, into := range b.s.Catalog.Classes {
			cards := groups[[2]string{class.ID, into.ID}]
			if len(cards) > 0 {
				page.Classes = append(page.Classes, templates.ClassChange{
					Was: b.s.Show.ClassMark(b.f, class.ID), Is: b.s.Show.ClassMark(b.f, into.ID),
					Cards: b.s.Show.CardLinks(b.f, cards),
				})
			}
		}
	}
}

// factChanges returns the lines of one field of a card between two editions.
func (b changesBuilder) factChanges(k *catalog.Card, field string) []templates.ChangeLine {
	t := life{
		s: b.s, sheet: present.FactSheet{Frame: b.f, Edition: b.to, First: b.from, Notes: b.notes}, card: k,
		at: map[catalog.EditionID][]templates.MomentLine{},
	}
	t.facts(func(other string, _ catalog.EditionID) bool { return other != field })
	var out []templates.ChangeLine
	for _, e := range catalog.EditionIDs() {
		if !catalog.Later(e, b.from) || catalog.Later(e, b.to) {
			continue
		}
		for _, l := range t.at[e] {
			line := templates.ChangeLine{
				Edition: e, Topic: l.Label, Was: l.Was, Is: l.Is, Cards: []templates.Link{b.s.Show.CardLink(b.f, k)},
				Notes: l.Notes,
			}
			if l.Is == "" {
				line.Is = l.Text
			}
			out = append(out, line)
		}
	}
	return out
}

// addSets adds the sets that appeared or disappeared.
func (b changesBuilder) addSets(page *templates.ChangesPage) {
	for _, set := range b.s.Catalog.Sets {
		link := templates.Link{
			Text: set.FullName(b.f.Lang), Href: b.f.Thing(catalog.KindSet, set.ID),
		}
		if catalog.Later(set.From, b.from) && !catalog.Later(set.From, b.to) {
			page.NewSets = append(page.NewSets, link)
		}
		if set.Until != "" && !catalog.Later(b.from, set.Until) && catalog.Later(b.to, set.Until) {
			page.GoneSets = append(page.GoneSets, link)
		}
	}
}

// addClasses adds the classes that appeared or disappeared.
func (b changesBuilder) addClasses(page *templates.ChangesPage) {
	for _, c := range b.s.Catalog.Classes {
		span := catalog.Span{From: c.From, Until: c.Until}
		switch was, is := span.Holds(b.from), span.Holds(b.to); {
		case is && !was:
			page.NewClasses = append(page.NewClasses, b.s.Show.ClassMark(b.f, c.ID))
		case was && !is:
			page.GoneClasses = append(page.GoneClasses, b.s.Show.ClassMark(b.f, c.ID))
		}
	}
}

// turnedRulings returns the articles whose answer differs between the two editions.
func (b changesBuilder) turnedRulings() []templates.TurnedRuling {
	var out []templates.TurnedRuling
	for _, r := range b.s.Library.Rulings {
		if r.Kind != catalog.KindRuling || b.game != "" && !slices.Contains(r.Games, b.game) {
			continue
		}
		was, wasShort, before := r.At(b.from, b.f.Lang)
		is, isShort, after := r.At(b.to, b.f.Lang)
		if !before || !after || wasShort == isShort {
			continue
		}
		out = append(out, templates.TurnedRuling{
			Entry: b.s.Show.RulingEntry(b.f, r), Was: was, WasText: b.s.Show.Plain(b.f, wasShort), Is: is,
			IsText: b.s.Show.Plain(b.f, isShort),
		})
	}
	return out
}
