package cards

import (
	"html"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/templates"
)

// timeline presents the history of a card: when it came out, and what changed in which order. Where the list of changes
// covers a field (101.D), its words are used, otherwise the dated values.
func (s *Section) timeline(sheet present.FactSheet, k *catalog.Card) templates.Timeline {
	t := life{s: s, sheet: sheet, card: k, at: map[catalog.EditionID][]templates.MomentLine{}}
	t.sets()
	t.facts(t.changes())
	t.printings()
	var out templates.Timeline
	for _, e := range catalog.EditionIDs() {
		if lines := t.at[e]; len(lines) > 0 {
			out = append(out, templates.Moment{Edition: e, Lines: lines})
		}
	}
	return out
}

// life collects the moments of one card's history.
type life struct {
	s     *Section
	sheet present.FactSheet
	card  *catalog.Card
	at    map[catalog.EditionID][]templates.MomentLine
}

func (t *life) add(e catalog.EditionID, l templates.MomentLine) { t.at[e] = append(t.at[e], l) }

// sets adds the sets in which the card came out, and those that replaced others.
func (t *life) sets() {
	f := t.sheet.Frame
	for _, in := range t.card.Sets {
		set := t.s.Catalog.Set(in.Set)
		if set == nil {
			continue
		}
		address := html.EscapeString(f.Thing(catalog.KindSet, set.ID))
		name := `<a href="` + address + `">` + html.EscapeString(set.Name.In(f.Lang)) + `</a>`
		if n := templates.Copies(in.Copies); n != "" {
			name += " (" + html.EscapeString(n) + ")"
		}
		t.add(set.From, templates.MomentLine{
			Label: f.Say(templates.TextCameOut), Text: name, Notes: t.sheet.Notes.Add(in.Source),
		})
	}
}

// covered reports whether the list of changes covers a field in an edition.
type covered func(field string, from catalog.EditionID) bool

// changes adds the card's entries in the list of changes and returns which fields and editions they cover.
func (t *life) changes() covered {
	f := t.sheet.Frame
	listed := map[string]bool{}
	for _, ch := range t.s.Catalog.ChangesOf(t.card.ID) {
		listed[ch.Field+"@"+string(ch.From)] = true
		t.add(ch.From, templates.MomentLine{
			Label: f.Say(ch.Topic), Was: t.s.Show.Inline(f, f.Say(ch.Was)), Is: t.s.Show.Inline(f, f.Say(ch.Is)),
			Notes: t.sheet.Notes.Add(ch.Source),
		})
	}
	return func(field string, from catalog.EditionID) bool { return listed[field+"@"+string(from)] }
}

// facts adds the dated values that the list of changes does not cover.
func (t *life) facts(covered covered) {
	f, k := t.sheet.Frame, t.card
	changed(t, covered, "class", k.Class, func(id string) string { return t.s.Show.ClassMark(f, id).Name })
	changed(t, covered, "types", k.Types, func(ts []catalog.CardType) string { return templates.TypesText(f, ts) })
	changed(t, covered, "cost", k.Cost, func(c catalog.Cost) string { return templates.NewPrice(c).Text(f) })
	for _, p := range k.Points.Kinds() {
		changed(t, covered, "points", p.Fact, func(n catalog.Points) string { return templates.PointsText(f, p.Kind, n) })
	}
	changed(t, covered, "effect", k.Effect, func(x catalog.Text) string { return t.s.Show.Plain(f, f.Say(x)) })
	for _, n := range k.Needs {
		if n.From != "" && catalog.Later(n.From, t.sheet.First) && !covered("needs", n.From) {
			t.add(n.From, templates.MomentLine{
				Label: templates.FieldName(f, "needs"), Text: "+ " + t.need(n), Notes: t.sheet.Notes.Add(n.Source),
			})
		}
		if after := n.Until.After(); after != "" && !covered("needs", after) {
			t.add(after, templates.MomentLine{
				Label: templates.FieldName(f, "needs"), Text: "− " + t.need(n), Notes: t.sheet.Notes.Add(n.Source),
			})
		}
	}
	for _, im := range k.Immune {
		if catalog.Later(im.From, t.sheet.First) && !covered("immune", im.From) {
			t.add(im.From, templates.MomentLine{
				Label: templates.FieldName(f, "immune"),
				Text:  "+ " + html.EscapeString(t.s.Show.Thing(f, im.To).Text), Notes: t.sheet.Notes.Add(im.Source),
			})
		}
	}
}

// need returns a condition in short: the things that it names, or its text.
func (t *life) need(n catalog.Need) string {
	if f := t.sheet.Frame; !n.Text.Empty() {
		return t.s.Show.Inline(f, f.Say(n.Text))
	}
	var names []string
	for _, ref := range slices.Concat(n.Any, n.All, n.None) {
		names = append(names, html.EscapeString(t.s.Show.Thing(t.sheet.Frame, ref).Text))
	}
	return strings.Join(names, ", ")
}

// changed adds the changes of a fact after its first value, except those that are already covered.
func changed[T any](t *life, covered covered, field string, fact catalog.Fact[T], show func(T) string) {
	f := t.sheet.Frame
	say := func(d catalog.Dated[T]) string {
		switch d.Certainty {
		case catalog.Known:
			return html.EscapeString(show(d.Is))
		case catalog.None:
			return html.EscapeString(f.Say(templates.TextNone))
		}
		return html.EscapeString(f.Say(templates.TextNeverUnknown))
	}
	for i, d := range fact.Values {
		if i == 0 || !catalog.Later(d.From, t.sheet.First) || covered(field, d.From) {
			continue
		}
		t.add(d.From, templates.MomentLine{
			Label: templates.FieldName(f, field), Was: say(fact.Values[i-1]), Is: say(d),
			Notes: t.sheet.Notes.Add(d.Source),
		})
	}
}

// printings adds the wordings of the card.
func (t *life) printings() {
	f := t.sheet.Frame
	for _, p := range t.card.Printings {
		text := `<a href="` + html.EscapeString(present.PrintingHref(f, p.ID)) + `">` + html.EscapeString(p.ID) + `</a>`
		t.add(p.From, templates.MomentLine{
			Label: f.Say(templates.TextNewWording), Text: text, Notes: t.sheet.Notes.Add(p.Source),
		})
	}
}
