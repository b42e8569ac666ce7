package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings"
	"catanica/templates"
)

// sheet formats entries for a terminal.
type sheet struct {
	page
	svc   *service.Service
	frame templates.Frame // for texts of the site
	cited []string        // sources cited so far
}

// card writes everything that is known about a card, newest edition first, and names what is unknown.
func (s *sheet) card(k *catalog.Card, asked string) {
	s.title(k.Title(s.lang), k.Title(s.lang.Other()), k.ID)
	if k.LacksName(s.lang) {
		s.row(s.say("Name", "Name"), catalog.NameUnknown.In(s.lang))
	}
	s.row(s.say("Klasse", "Class"), s.class(k)...)
	if types, certainty := k.Types.Latest(); certainty == catalog.Known {
		s.row(s.say("Art", "Kind"), s.typeWords(types))
	}
	s.row("Sets", s.sets(k)...)
	s.row(s.say("Kosten", "Cost"), values(s, k.Cost, s.say("keine", "none"), s.cost)...)
	s.row(s.say("Punkte", "Points"), s.points(k)...)
	s.conditions(k)
	s.row(s.say("Wirkung", "Effect"), values(s, k.Effect, s.say("keine", "none"), s.text)...)
	s.printings(k, asked)
	s.relations(k)
	s.changes(k)
	if !k.Notes.Empty() {
		s.row(s.say("Anmerkung", "Note"), s.text(k.Notes))
	}
	s.cite(k.Source)
	s.sources()
}

// points writes the four kinds of points. It omits a kind that the card never has, unless it has none at all.
func (s *sheet) points(k *catalog.Card) []string {
	var out []string
	for _, p := range k.Points.Kinds() {
		never := len(p.Fact.Values) > 0 && !slices.ContainsFunc(p.Fact.Values,
			func(d catalog.Dated[catalog.Points]) bool { return d.Certainty != catalog.None })
		if never {
			continue
		}
		name := templates.PointName(s.frame, p.Kind)
		for _, v := range values(s, p.Fact, s.say("keine", "none"),
			func(n catalog.Points) string { return pointsWord(s.frame, p.Kind, n) }) {
			out = append(out, name+": "+v)
		}
	}
	if len(out) == 0 {
		return []string{s.say("keine", "none")}
	}
	return out
}

// pointsWord returns a number of points, or the words for what is counted instead.
func pointsWord(f templates.Frame, kind string, p catalog.Points) string {
	if p.Count == "" {
		return strconv.Itoa(p.N)
	}
	return templates.PointsText(f, kind, p)
}

// conditions writes the needs, places, targets, immunities and uniqueness that the card has.
func (s *sheet) conditions(k *catalog.Card) {
	var needs, immune []string
	for _, n := range k.Needs {
		text := s.need(n)
		if n.Inferred() {
			text += s.ground(catalog.Inferred, 0, n.Why)
		}
		needs = append(needs, s.spanned(catalog.Span{From: n.From, Until: n.Until}, text)+s.cite(n.Source))
	}
	for _, i := range k.Immune {
		immune = append(immune, s.spanned(catalog.Span{From: i.From}, s.thing(i.To))+s.cite(i.Source))
	}
	s.row(s.say("Bedingungen", "Conditions"), needs...)
	s.row(s.say("Immun gegen", "Immune to"), immune...)
	if len(k.Beside.Values) > 0 {
		s.row(s.say("Liegt an", "Placed next to"), values(s, k.Beside, s.say("keiner", "none"), s.landscapes)...)
	}
	if len(k.Targets.Values) > 0 {
		s.row(s.say("Zielgebäude", "Target"), values(s, k.Targets, s.say("keines", "none"), s.things)...)
	}
	if len(k.Unique.Values) > 0 {
		s.row(s.say("Einmalig", "Unique"), values(s, k.Unique, s.say("nein", "no"), func(yes bool) string {
			return map[bool]string{true: s.say("ja", "yes"), false: s.say("nein", "no")}[yes]
		})...)
	}
}

func (s *sheet) printings(k *catalog.Card, asked string) {
	var lines []string
	for _, p := range k.Printings {
		mark := ""
		if catalog.Fold(p.ID) == catalog.Fold(asked) {
			mark = "» "
		}
		lines = append(lines, fmt.Sprintf("%s%s: %s%s", mark, p.ID, s.text(p.Effect), s.cite(p.Source)))
	}
	s.row(s.say("Fassungen", "Printings"), lines...)
}

// class writes the class under every edition, the latest first.
func (s *sheet) class(k *catalog.Card) []string {
	return values(s, k.Class, s.say("keine", "none"), func(id string) string {
		if c := s.svc.Catalog.Class(id); c != nil {
			return c.Name.In(s.lang)
		}
		return id
	})
}

func (s *sheet) sets(k *catalog.Card) []string {
	var out []string
	for _, in := range k.Sets {
		set := s.svc.Catalog.Set(in.Set)
		if set == nil {
			continue
		}
		copies := s.say("wie oft, nennt keine Quelle", "number of copies unknown")
		if in.Copies.Known {
			copies = fmt.Sprintf("%d ×", in.Copies.N)
		}
		open := ""
		if in.Open {
			open = s.say(", im Erweiterten Grundspiel offen", ", laid out face up in the extended game")
		}
		name := set.Name.In(s.lang)
		if name != set.Sign {
			name += " (" + set.Sign + ")"
		}
		copies += s.ground(in.Basis, in.Witnesses, in.Why)
		out = append(out, fmt.Sprintf("%s: %s%s%s", name, copies, open, s.cite(in.Source)))
	}
	if len(out) == 0 {
		out = append(out, s.unknown())
	}
	if !k.SetsUnknown.Empty() {
		out = append(out, s.text(k.SetsUnknown))
	}
	for _, n := range k.Copies.Values {
		out = append(out, fmt.Sprintf("%d ×", n.Is)+s.ground(n.Basis, n.Witnesses, n.Why)+s.cite(n.Source))
	}
	return out
}

// values returns a fact by edition, the latest value first. Unknown values are included.
func values[T any](s *sheet, f catalog.Fact[T], none string, show func(T) string) []string {
	var out []string
	for i, d := range slices.Backward(f.Values) {
		span := catalog.Span{From: d.From}
		if i+1 < len(f.Values) {
			span.Until = f.Values[i+1].From.Before()
		}
		if i == 0 && len(f.Values) == 1 {
			span = catalog.Span{} // it has never changed
		}
		text := s.unknown()
		if d.Bounded() && d.BoundText(s.lang) != "" {
			text = d.BoundText(s.lang)
		}
		switch d.Certainty {
		case catalog.Known:
			text = show(d.Is)
		case catalog.None:
			text = none
		}
		if !d.NoneLikely() {
			text += s.say(", wahrscheinlich ", ", likely ") + show(d.Likely)
		}
		out = append(out, s.spanned(span, text)+s.ground(d.Basis, d.Witnesses, d.Why)+s.cite(d.Source))
	}
	if len(out) == 0 {
		return []string{s.unknown()}
	}
	return out
}

// ground returns the reasoning of an inference, or says that a value has a single outside witness.
func (s *sheet) ground(b catalog.Basis, witnesses int, why catalog.Text) string {
	switch {
	case b == catalog.Inferred:
		return s.say(" (erschlossen: ", " (inferred: ") + s.text(why) + ")"
	case b == catalog.Outside && witnesses == 1:
		return s.say(" (nur ein Zeuge)", " (one witness only)")
	}
	return ""
}

func (s *sheet) unknown() string {
	return s.say("unbekannt, keine Quelle nennt es", "unknown: no source states it")
}

// spanned prefixes a value with the editions in which it applies.
func (s *sheet) spanned(span catalog.Span, text string) string {
	if when := s.frame.SpanName(span); when != "" {
		return when + ": " + text
	}
	return text
}

// text returns prose without links and markup.
func (s *sheet) text(t catalog.Text) string { return s.svc.Library.Plain(s.lang, t.In(s.lang)) }

// cite records sources and returns their places: " [003#112.G.e]".
func (s *sheet) cite(src catalog.Sources) string {
	for _, one := range src {
		id, _, _ := strings.Cut(one, "#")
		if !slices.Contains(s.cited, id) {
			s.cited = append(s.cited, id)
		}
	}
	if len(src) == 0 {
		return ""
	}
	return " [" + strings.Join(src, ", ") + "]"
}

// sources writes the names of the sources that were cited.
func (s *sheet) sources() {
	slices.Sort(s.cited)
	var lines []string
	for _, id := range s.cited {
		src := s.svc.Catalog.Source(id)
		if src == nil {
			continue
		}
		line := id + ": " + src.Title.In(s.lang)
		if src.Year > 0 {
			line += fmt.Sprintf(" (%d)", src.Year)
		}
		lines = append(lines, line)
	}
	s.row(s.say("Quellen", "Sources"), lines...)
}

func (s *sheet) rulings(about []*rulings.Ruling) {
	var lines []string
	for _, r := range about {
		lines = append(lines, r.ID+"  "+r.Title(s.lang))
	}
	s.row(s.say("Artikel", "Articles"), lines...)
}

// cost returns a cost as `1 lumber, 2 brick`.
func (s *sheet) cost(c catalog.Cost) string {
	names := map[catalog.Resource]catalog.Text{
		catalog.Lumber: {DE: "Holz", EN: "lumber"}, catalog.Brick: {DE: "Lehm", EN: "brick"},
		catalog.Ore:   {DE: "Erz", EN: "ore"},
		catalog.Grain: {DE: "Getreide", EN: "grain"}, catalog.Wool: {DE: "Wolle", EN: "wool"},
		catalog.Gold: {DE: "Gold", EN: "gold"},
		catalog.Any:  {DE: "nach Wahl", EN: "of choice"}, catalog.Power: {DE: "Zauberkraft", EN: "magic power"},
		catalog.Star: {DE: "Stern", EN: "star"},
	}
	var parts []string
	for _, r := range catalog.CostResources {
		if c[r] > 0 {
			parts = append(parts, strconv.Itoa(c[r])+" "+names[r].In(s.lang))
		}
	}
	return strings.Join(parts, ", ")
}

// need returns a condition in words: `to play: 2 × wizard (own)`.
func (s *sheet) need(n catalog.Need) string {
	lead := map[string]string{"build": s.say("zum Bauen: ", "to build: "), "play": s.say("zum Ausspielen: ", "to play: "),
		"hold": s.say("damit sie wirkt: ", "to have an effect: ")}[n.For]
	if !n.Text.Empty() {
		return lead + s.text(n.Text)
	}
	if n.Count > 1 {
		lead += fmt.Sprintf("%d × ", n.Count)
	}
	where := map[string]string{"": s.say("eigene", "own"), "own": s.say("eigene", "own"),
		"opponent": s.say("beim Mitspieler", "the opponent’s"),
		"table":    s.say("bei einem von beiden", "either player’s")}[n.Where]
	return lead + s.needed(n) + " (" + where + ")"
}

func (s *sheet) needed(n catalog.Need) string {
	join := func(refs []string, word string) string {
		names := make([]string, len(refs))
		for i, r := range refs {
			names[i] = s.thing(r)
		}
		return strings.Join(names, word)
	}
	var parts []string
	if len(n.Any) > 0 {
		parts = append(parts, join(n.Any, s.say(" oder ", " or ")))
	}
	if len(n.All) > 0 {
		parts = append(parts, join(n.All, s.say(" und ", " and ")))
	}
	if len(n.None) > 0 {
		parts = append(parts, s.say("nicht ", "not ")+join(n.None, s.say(" oder ", " or ")))
	}
	return strings.Join(parts, "; ")
}

// thing returns the name of what a condition refers to: a card, type:T, class:C or landscape:L.
func (s *sheet) thing(ref string) string {
	switch kind, id, ok := strings.Cut(ref, ":"); {
	case ref == "any":
		return s.say("jede Karte", "any card")
	case ok && kind == "type":
		return templates.TypeName(s.frame, catalog.CardType(id))
	case ok && kind == "class" && s.svc.Catalog.Class(id) != nil:
		return s.svc.Catalog.Class(id).Name.In(s.lang)
	case ok && kind == "die":
		return templates.DieFace(s.frame, id)
	case ok && kind == "landscape":
		return templates.LandscapeName(s.frame, id)
	}
	if k := s.svc.Catalog.Card(ref); k != nil {
		return k.Title(s.lang)
	}
	return ref
}

func (s *sheet) things(refs []string) string {
	names := make([]string, len(refs))
	for i, r := range refs {
		names[i] = s.thing(r)
	}
	return strings.Join(names, ", ")
}

func (s *sheet) landscapes(refs []string) string {
	names := make([]string, len(refs))
	for i, r := range refs {
		names[i] = templates.LandscapeName(s.frame, r)
	}
	return strings.Join(names, ", ")
}

func (s *sheet) typeWords(types []catalog.CardType) string {
	names := make([]string, len(types))
	for i, t := range types {
		names[i] = templates.TypeName(s.frame, t)
	}
	return strings.Join(names, ", ")
}
