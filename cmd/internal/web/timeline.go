package web

import (
	"html"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// timeline is the life of a card: when it came out, what changed, in which order. What the list of changes says of a
// field (101.D) is told in its words; other dated facts by their values.
func (s *Server) timeline(sheet factSheet, k *catalog.Card) templates.Timeline {
	t := life{s: s, sheet: sheet, card: k, at: map[catalog.EditionID][]templates.MomentLine{}}
	t.sets()
	told := t.changes()
	t.facts(told)
	t.printings()
	var out templates.Timeline
	for _, e := range catalog.EditionIDs() {
		if lines := t.at[e]; len(lines) > 0 {
			out = append(out, templates.Moment{Edition: e, Lines: lines})
		}
	}
	return out
}

// life collects what happened to a card.
type life struct {
	s     *Server
	sheet factSheet
	card  *catalog.Card
	at    map[catalog.EditionID][]templates.MomentLine
}

func (t *life) add(e catalog.EditionID, l templates.MomentLine) { t.at[e] = append(t.at[e], l) }

// sets are the sets that the card came out in, and those that were superseded.
func (t *life) sets() {
	f := t.sheet.frame
	for _, in := range t.card.Sets {
		set := t.s.svc.Catalog.Set(in.Set)
		if set == nil {
			continue
		}
		name := `<a href="` + html.EscapeString(f.Thing(catalog.KindSet, set.ID)) + `">` + html.EscapeString(set.Name.In(f.Lang)) + `</a>`
		if n := templates.Copies(in.Copies); n != "" {
			name += " (" + html.EscapeString(n) + ")"
		}
		t.add(set.From, templates.MomentLine{Label: f.Say(templates.TextCameOut), Text: name, Notes: t.sheet.notes.add(in.Source)})
	}
}

// changes are the entries of the list of changes; told names the fields and editions that they speak of.
func (t *life) changes() (told map[string]bool) {
	f := t.sheet.frame
	told = map[string]bool{}
	for _, ch := range t.s.svc.Catalog.ChangesOf(t.card.ID) {
		told[ch.Field+"@"+string(ch.From)] = true
		t.add(ch.From, templates.MomentLine{
			Label: f.Say(ch.Topic), Was: t.s.inline(f, f.Say(ch.Was)), Is: t.s.inline(f, f.Say(ch.Is)), Notes: t.sheet.notes.add(ch.Source),
		})
	}
	return told
}

// facts are dated values that no entry of the list tells.
func (t *life) facts(told map[string]bool) {
	f, k := t.sheet.frame, t.card
	changed(t, told, "class", k.Class, func(id string) string { return t.s.classMark(f, id).Name })
	changed(t, told, "types", k.Types, func(ts []catalog.CardType) string { return templates.TypesText(f, ts) })
	changed(t, told, "cost", k.Cost, func(c catalog.Cost) string { return templates.NewPrice(c).Text(f) })
	for _, p := range k.Points.Kinds() {
		changed(t, told, "points", p.Fact, func(n catalog.Points) string { return templates.PointsText(f, p.Kind, n) })
	}
	changed(t, told, "effect", k.Effect, func(x catalog.Text) string { return t.s.plain(f, f.Say(x)) })
	for _, n := range k.Needs {
		if n.From != "" && isLater(n.From, t.sheet.first) && !told["needs@"+string(n.From)] {
			t.add(n.From, templates.MomentLine{Label: templates.FieldName(f, "needs"), Text: "+ " + t.need(n), Notes: t.sheet.notes.add(n.Source)})
		}
		if after := next(n.Until); after != "" && !told["needs@"+string(after)] {
			t.add(after, templates.MomentLine{Label: templates.FieldName(f, "needs"), Text: "− " + t.need(n), Notes: t.sheet.notes.add(n.Source)})
		}
	}
	for _, im := range k.Immune {
		if isLater(im.From, t.sheet.first) && !told["immune@"+string(im.From)] {
			t.add(im.From, templates.MomentLine{Label: templates.FieldName(f, "immune"), Text: "+ " + html.EscapeString(t.s.thing(f, im.To).Text), Notes: t.sheet.notes.add(im.Source)})
		}
	}
}

// need is a condition in short: what it names, or its words.
func (t *life) need(n catalog.Need) string {
	if f := t.sheet.frame; !n.Text.Empty() {
		return t.s.inline(f, f.Say(n.Text))
	}
	var names []string
	for _, ref := range slices.Concat(n.Any, n.All, n.None) {
		names = append(names, html.EscapeString(t.s.thing(t.sheet.frame, ref).Text))
	}
	return strings.Join(names, ", ")
}

// changed adds the changes of a fact, but for its first value and what is told already.
func changed[T any](t *life, told map[string]bool, field string, fact catalog.Fact[T], show func(T) string) {
	f := t.sheet.frame
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
		if i == 0 || !isLater(d.From, t.sheet.first) || told[field+"@"+string(d.From)] {
			continue
		}
		t.add(d.From, templates.MomentLine{Label: templates.FieldName(f, field), Was: say(fact.Values[i-1]), Is: say(d), Notes: t.sheet.notes.add(d.Source)})
	}
}

// printings are the wordings of the card.
func (t *life) printings() {
	f := t.sheet.frame
	for _, p := range t.card.Printings {
		text := `<a href="` + html.EscapeString(printingHref(f, p.ID)) + `">` + html.EscapeString(p.ID) + `</a>`
		t.add(p.From, templates.MomentLine{Label: f.Say(templates.TextNewWording), Text: text, Notes: t.sheet.notes.add(p.Source)})
	}
}

// next is the edition after e; "" after the last and for none.
func next(e catalog.EditionID) catalog.EditionID {
	ids := catalog.EditionIDs()
	if i := slices.Index(ids, e); i >= 0 && i+1 < len(ids) {
		return ids[i+1]
	}
	return ""
}
