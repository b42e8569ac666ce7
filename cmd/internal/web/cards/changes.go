package cards

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

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
	f := req.Frame
	notes := s.Show.Footnotes(f, "")
	page := templates.ChangesPage{
		From: present.EditionChoices(f, from), To: present.EditionChoices(f, to), Game: gameChoices(f, game),
		Span: f.EditionName(from) + " → " + f.EditionName(to),
	}
	told := map[string]bool{} // field@card pairs that the list of changes covers
	for _, ch := range s.Catalog.ChangesBetween(from, to) {
		if game != "" && !slices.Contains(ch.Games, game) {
			continue
		}
		line := s.changeLine(f, notes, ch)
		for _, id := range ch.Cards {
			told[ch.Field+"@"+id] = true
		}
		if len(ch.Cards) == 0 {
			page.Rules = append(page.Rules, line)
		} else {
			page.Cards = append(page.Cards, line)
		}
	}
	s.changedCards(&page, f, notes, from, to, told)
	s.changedSets(&page, f, from, to)
	page.Rulings = s.turnedRulings(f, from, to, game)
	page.Sources = notes.List
	return site.Answer{View: page}, nil
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

func gameChoices(f templates.Frame, chosen catalog.Game) []templates.Choice {
	var out []templates.Choice
	for _, g := range catalog.Games {
		out = append(out, templates.Choice{Value: string(g), Name: templates.GameName(f, g), Selected: g == chosen})
	}
	return out
}

// changeLine presents an entry of the list of changes.
func (s *Section) changeLine(f templates.Frame, notes *present.Footnotes, ch catalog.Change) templates.ChangeLine {
	line := templates.ChangeLine{
		ID: ch.ID, Edition: ch.From, Topic: f.Say(ch.Topic), Was: s.Show.Inline(f, f.Say(ch.Was)),
		Is: s.Show.Inline(f, f.Say(ch.Is)), Notes: notes.Add(ch.Source),
	}
	if len(ch.Games) < len(catalog.Games) {
		for _, g := range ch.Games {
			line.Games = append(line.Games, templates.GameName(f, g))
		}
	}
	for _, id := range ch.Cards {
		if k := s.Catalog.Card(id); k != nil {
			line.Cards = append(line.Cards, s.Show.CardLink(f, k))
		}
	}
	return line
}

// changedCards adds the dated facts that the list of changes does not cover: one line for each card, and groups of
// cards whose class changed.
func (s *Section) changedCards(page *templates.ChangesPage, f templates.Frame, notes *present.Footnotes,
	from, to catalog.EditionID, told map[string]bool) {
	groups := map[[2]string][]*catalog.Card{}
	for _, k := range present.ByName(s.Show.CardsUnder(from), func(k *catalog.Card) string { return k.Title(f.Lang) }) {
		for _, field := range k.ChangedFields(from, to) {
			was, is := k.ClassAt(from), k.ClassAt(to)
			switch {
			case field == "class" && was != is:
				groups[[2]string{was, is}] = append(groups[[2]string{was, is}], k)
			case field == "relations" || told[field+"@"+k.ID]:
			default:
				page.Cards = append(page.Cards, s.factChanges(f, notes, k, field, from, to)...)
			}
		}
	}
	for _, class := range s.Catalog.Classes {
		for _, into := range s.Catalog.Classes {
			cards := groups[[2]string{class.ID, into.ID}]
			if len(cards) > 0 {
				page.Classes = append(page.Classes, templates.ClassChange{
					Was: s.Show.ClassMark(f, class.ID), Is: s.Show.ClassMark(f, into.ID),
					Cards: s.Show.CardLinks(f, cards),
				})
			}
		}
	}
}

// factChanges returns the lines of one field of a card between two editions.
func (s *Section) factChanges(f templates.Frame, notes *present.Footnotes, k *catalog.Card, field string,
	from, to catalog.EditionID) []templates.ChangeLine {
	t := life{
		s: s, sheet: present.FactSheet{Frame: f, Edition: to, First: from, Notes: notes}, card: k,
		at: map[catalog.EditionID][]templates.MomentLine{},
	}
	t.facts(func(other string, _ catalog.EditionID) bool { return other != field })
	var out []templates.ChangeLine
	for _, e := range catalog.EditionIDs() {
		if !catalog.Later(e, from) || catalog.Later(e, to) {
			continue
		}
		for _, l := range t.at[e] {
			line := templates.ChangeLine{
				Edition: e, Topic: l.Label, Was: l.Was, Is: l.Is, Cards: []templates.Link{s.Show.CardLink(f, k)},
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

// changedSets adds the sets and classes that appeared or disappeared.
func (s *Section) changedSets(page *templates.ChangesPage, f templates.Frame, from, to catalog.EditionID) {
	for _, set := range s.Catalog.Sets {
		link := templates.Link{
			Text: set.Name.In(f.Lang) + " (" + set.Sign + ")", Href: f.Thing(catalog.KindSet, set.ID),
		}
		if catalog.Later(set.From, from) && !catalog.Later(set.From, to) {
			page.NewSets = append(page.NewSets, link)
		}
		if set.Until != "" && !catalog.Later(from, set.Until) && catalog.Later(to, set.Until) {
			page.GoneSets = append(page.GoneSets, link)
		}
	}
	for _, c := range s.Catalog.Classes {
		span := catalog.Span{From: c.From, Until: c.Until}
		switch was, is := span.Holds(from), span.Holds(to); {
		case is && !was:
			page.NewClasses = append(page.NewClasses, s.Show.ClassMark(f, c.ID))
		case was && !is:
			page.GoneClasses = append(page.GoneClasses, s.Show.ClassMark(f, c.ID))
		}
	}
}

// turnedRulings returns the articles whose answer differs between the two editions.
func (s *Section) turnedRulings(f templates.Frame, from, to catalog.EditionID,
	game catalog.Game) []templates.TurnedRuling {
	var out []templates.TurnedRuling
	for _, r := range s.Library.Rulings {
		if r.Kind != catalog.KindRuling || game != "" && !slices.Contains(r.Games, game) {
			continue
		}
		was, wasShort, before := r.At(from, f.Lang)
		is, isShort, after := r.At(to, f.Lang)
		if !before || !after || wasShort == isShort {
			continue
		}
		out = append(out, templates.TurnedRuling{
			Entry: s.Show.RulingEntry(f, r), Was: was, WasText: s.Show.Plain(f, wasShort), Is: is,
			IsText: s.Show.Plain(f, isShort),
		})
	}
	return out
}
