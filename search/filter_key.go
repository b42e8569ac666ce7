package search

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/query"
)

// predicate returns the test that documents must pass for one value of a filter. If the value names nothing, it records
// a mistake and returns nil.
func (s *selector) predicate(f query.Filter, value string) func(*Document) bool {
	switch f.Key.Name {
	case "kind":
		return s.kind(f, value)
	case "set":
		return s.set(f, value)
	case "class":
		return s.class(f, value)
	case "is":
		return s.is(f, value)
	case "card":
		return s.card(f, value)
	case "edition", "first":
		return s.editions(f, value)
	case "game":
		return s.game(f, value)
	case "proven":
		return s.proven(f)
	case "verdict":
		return s.verdict(f, value)
	case "id":
		key := analysis.NameKey(value)
		return func(d *Document) bool { return strings.HasPrefix(analysis.NameKey(d.ID), key) }
	case "source":
		return func(d *Document) bool { return d.cites(value) }
	case "date":
		return func(d *Document) bool { return d.Ruling != nil && dated(f, d.Ruling.Changed) }
	}
	for _, w := range catalog.RelationWords() {
		if w.Word == f.Key.Name {
			return s.relation(f, value, w)
		}
	}
	return s.number(f)
}

// kindNames lists names of kinds besides their ids.
var kindNames = map[catalog.Kind][]string{
	catalog.KindRuling:   {"rulings", "entscheid", "entscheide", "artikel", "article"},
	catalog.KindCard:     {"cards", "karte", "karten"},
	catalog.KindSet:      {"sets", "themenset"},
	catalog.KindClass:    {"classes", "klasse", "klassen"},
	catalog.KindRule:     {"rules", "regel", "regeln", "regelheft"},
	catalog.KindTerm:     {"terms", "begriff", "begriffe", "glossar", "glossary"},
	catalog.KindScenario: {"scenarios", "szenario", "szenarien", "beweis"},
}

// KindNamed returns the kind that a word names in a filter.
func KindNamed(word string) (catalog.Kind, bool) {
	for k, names := range kindNames {
		if word == string(k) || slices.Contains(names, strings.ToLower(word)) {
			return k, true
		}
	}
	return "", false
}

func (s *selector) kind(f query.Filter, value string) func(*Document) bool {
	if k, ok := KindNamed(value); ok {
		return func(d *Document) bool { return d.Kind == k }
	}
	s.fail(f, value, "Die Art „%s“ gibt es nicht; nimm Entscheid, Karte, Begriff, Regel, Set, Klasse oder Szenario",
		"There is no kind “%s”; use ruling, card, term, rule, set, class or scenario", nil)
	return nil
}

func (s *selector) set(f query.Filter, value string) func(*Document) bool {
	set := s.ix.cat.FindSet(value)
	if set == nil {
		s.fail(f, value, "Ein Set „%s“ gibt es nicht", "There is no set “%s”", s.ix.cat.NearestSets(value, 1))
		return nil
	}
	return func(d *Document) bool {
		if d.Card != nil {
			_, in := d.Card.InSet(set.ID)
			return in
		}
		return d.Kind == catalog.KindSet && d.ID == set.ID
	}
}

// class selects the cards of a class or type, and the class itself.
func (s *selector) class(f query.Filter, value string) func(*Document) bool {
	refs := s.groups(value)
	if len(refs) == 0 {
		s.fail(f, value, "Eine Klasse oder einen Typ „%s“ gibt es nicht", "There is no class or type “%s”",
			s.nearestGroups(value))
		return nil
	}
	return func(d *Document) bool {
		if d.Card != nil {
			return d.Card.MatchAny(refs, s.edition)
		}
		return d.Kind == catalog.KindClass && slices.Contains(refs, "class:"+d.ID)
	}
}

// Groups returns the classes and types of cards that a word names in a filter, as `class:ID` and `type:ID`.
func (ix *Index) Groups(word string) []string {
	s := selector{ix: ix}
	return s.groups(word)
}

// groups returns the classes and types that a word names: building, Gebäude, Gebietsausbau, attack.
func (s *selector) groups(word string) []string {
	folded := catalog.Fold(word)
	if len(folded) < 3 {
		return nil
	}
	same := func(names ...string) bool {
		return slices.ContainsFunc(names, func(n string) bool {
			n = catalog.Fold(n)
			singular, isY := strings.CutSuffix(n, "y")
			return slices.Contains([]string{n, n + "s", n + "n", n + "e", n + "en"}, folded) || isY && singular+"ies" == folded
		})
	}
	var out []string
	for _, t := range catalog.CardTypes {
		if name := t.Name(); same(string(t), name.DE, name.EN) {
			out = append(out, "type:"+string(t))
		}
	}
	for _, c := range s.ix.cat.Classes {
		parts := strings.FieldsFunc(c.Name.DE+" – "+c.Name.EN, func(r rune) bool { return r == '–' })
		for i := range parts {
			parts[i] = strings.TrimSpace(parts[i])
		}
		inID := strings.HasPrefix(c.ID, folded+"-") || strings.HasSuffix(c.ID, "-"+folded)
		begins := len(folded) > 4 && strings.HasPrefix(catalog.Fold(c.Name.DE), folded)
		if inID || begins || same(append(parts, c.ID, c.Name.DE, c.Name.EN)...) {
			out = append(out, "class:"+c.ID)
		}
	}
	return out
}

// nearestGroups returns the name of the type or class that is nearest to a word, if one is near.
func (s *selector) nearestGroups(word string) []string {
	var names catalog.Names
	for _, t := range catalog.CardTypes {
		name := t.Name()
		names.Add(string(t), string(t), name.DE, name.EN)
	}
	for _, c := range s.ix.cat.Classes {
		names.Add(c.ID, c.ID, c.Name.DE, c.Name.EN)
	}
	return names.Nearest(word, 1)
}

// propertyNames maps the German names of the properties of cards.
var propertyNames = map[string]catalog.Property{
	"einmalig": catalog.UniqueCard, "offen": catalog.OpenCard, "turnier": catalog.TournamentOnly,
	"mehrfach": catalog.InSeveralSets, "fassungen": catalog.WithPrintings, "unbekannt": catalog.WithUnknowns,
}

func (s *selector) is(f query.Filter, value string) func(*Document) bool {
	word := strings.ToLower(value)
	switch word {
	case "ours", "unsere":
		return func(d *Document) bool { return d.Ruling != nil && d.Ruling.Ours }
	case "changed", "geändert", "geaendert":
		return func(d *Document) bool { return d.Ruling != nil && len(d.Ruling.Earlier) > 0 }
	}
	property, ok := propertyNames[word]
	if !ok && slices.Contains(catalog.Properties, catalog.Property(word)) {
		property, ok = catalog.Property(word), true
	}
	if ok {
		return func(d *Document) bool { return d.Card != nil && s.ix.cat.Has(d.Card, property, s.edition) }
	}
	refs := s.groups(value)
	if len(refs) == 0 {
		s.fail(f, value,
			"Eine Eigenschaft „%s“ gibt es nicht; nimm einmalig, offen, turnier, mehrfach, fassungen, unbekannt, unsere, "+
				"geändert oder eine Kartenklasse",
			"There is no property “%s”; use unique, open, tournament, several, printings, unknown, ours, changed "+
				"or a card class",
			s.nearestGroups(value))
		return nil
	}
	return func(d *Document) bool { return d.Card != nil && d.Card.MatchAny(refs, s.edition) }
}

func (s *selector) card(f query.Filter, value string) func(*Document) bool {
	k := s.ix.cat.FindCard(value)
	if k == nil {
		s.fail(f, value, "Eine Karte „%s“ gibt es nicht", "There is no card “%s”", s.ix.cat.NearestCards(value, 1))
		return nil
	}
	return func(d *Document) bool { return slices.Contains(d.Cards, k.ID) }
}

// relation selects the cards related to a card, or to a class or type. A name of both, such as citadel, means the type.
// "hits building" selects cards that say so of buildings or of a building; "is hit by attack" selects what any attack
// hits.
func (s *selector) relation(f query.Filter, value string, word catalog.RelationWord) func(*Document) bool {
	refs, k := s.groups(value), s.ix.cat.FindCard(value)
	found := map[*catalog.Card]bool{}
	switch {
	case value == "*" || strings.EqualFold(value, "any"):
		found = s.ix.cat.Related(word, nil, s.edition)
	case len(refs) > 0 && !word.To:
		return func(d *Document) bool {
			return d.Card != nil && s.ix.cat.RelatesToGroup(d.Card, word.Kind, refs, s.edition)
		}
	case len(refs) > 0:
		for _, of := range s.ix.cat.Cards {
			if of.MatchAny(refs, s.edition) {
				for k := range s.ix.cat.Related(word, of, s.edition) {
					found[k] = true
				}
			}
		}
	case k != nil:
		found = s.ix.cat.Related(word, k, s.edition)
	default:
		s.fail(f, value, "Eine Karte, Klasse oder einen Typ „%s“ gibt es nicht", "There is no card, class or type “%s”",
			append(s.nearestGroups(value), s.ix.cat.NearestCards(value, 1)...))
		return nil
	}
	return func(d *Document) bool { return d.Card != nil && found[d.Card] }
}

// editionNamed returns the edition that a word names, or "".
func (s *selector) editionNamed(value string) catalog.EditionID {
	if e := s.ix.cat.Edition(strings.ToLower(value)); e != nil {
		return e.ID
	}
	return ""
}

// editions selects what holds, or has been published, in an edition; with a comparison, in any edition of that range.
func (s *selector) editions(f query.Filter, value string) func(*Document) bool {
	named := s.editionNamed(value)
	if named == "" {
		var ids []string
		for _, id := range catalog.EditionIDs() {
			ids = append(ids, string(id))
		}
		list := strings.Join(ids, ", ")
		s.fail(f, value, "Einen Regelstand „%s“ gibt es nicht; nimm "+list, "There is no edition “%s”; use "+list, nil)
		return nil
	}
	order := catalog.EditionIDs()
	var selected []catalog.EditionID
	for _, e := range order {
		if satisfies(f.Op, slices.Index(order, e)-slices.Index(order, named)) {
			selected = append(selected, e)
		}
	}
	if f.Key.Name == "first" {
		return func(d *Document) bool { return slices.Contains(selected, s.firstEdition(d)) }
	}
	return func(d *Document) bool {
		return slices.ContainsFunc(selected, func(e catalog.EditionID) bool { return s.holds(d, e) })
	}
}

// holds reports whether a document holds in an edition. A ruling also holds with an earlier answer.
func (s *selector) holds(d *Document, e catalog.EditionID) bool {
	if d.Card != nil {
		return s.ix.cat.Exists(d.Card, e)
	}
	if d.Ruling != nil {
		for _, earlier := range d.Ruling.Earlier {
			if earlier.Holds(e) {
				return true
			}
		}
	}
	return catalog.Span{From: d.From, Until: d.Until}.Holds(e)
}

// firstEdition returns the edition in which a card, set or ruling first appeared, or "" if it is unknown.
func (s *selector) firstEdition(d *Document) catalog.EditionID {
	if d.Card != nil {
		return s.ix.cat.FirstEdition(d.Card)
	}
	return d.From
}

// satisfies reports whether the difference of two values satisfies the operator. IsNot is handled by negate.
func satisfies(op query.Op, difference int) bool {
	switch op {
	case query.Less:
		return difference < 0
	case query.AtMost:
		return difference <= 0
	case query.More:
		return difference > 0
	case query.AtLeast:
		return difference >= 0
	}
	return difference == 0
}

// variantNames maps the German names of the variants of the card game.
var variantNames = map[string]catalog.Game{
	"grundspiel": catalog.Basic, "erweitert": catalog.Extended, "erweitertesgrundspiel": catalog.Extended,
	"turnier": catalog.Tournament, "turnierspiel": catalog.Tournament,
}

// game selects documents about a game or about a variant of the card game.
func (s *selector) game(f query.Filter, value string) func(*Document) bool {
	folded := catalog.Fold(value)
	variant, ok := variantNames[folded]
	if !ok && slices.Contains(catalog.Games, catalog.Game(folded)) {
		variant, ok = catalog.Game(folded), true
	}
	if ok {
		return func(d *Document) bool { return d.Ruling != nil && slices.Contains(d.Ruling.Games, variant) }
	}
	for _, g := range rulings.Games {
		names := []string{string(g), catalog.Fold(g.Name().DE), catalog.Fold(g.Name().EN)}
		if slices.Contains(names, folded) || folded == "wien" && g == rulings.GameVienna {
			return func(d *Document) bool { return d.game() == g }
		}
	}
	s.fail(f, value,
		"Ein Spiel „%s“ gibt es nicht; nimm Kartenspiel, Brettspiel, Wien, Grundspiel, erweitert oder Turnier",
		"There is no game “%s”; use card, board, vienna, starship, basic, extended or tournament", nil)
	return nil
}

// proven selects the mechanical articles that a scenario proves, or those that none proves.
func (s *selector) proven(f query.Filter) func(*Document) bool {
	return func(d *Document) bool {
		if d.Ruling == nil || s.q.Proven == nil {
			return false
		}
		mechanical, proven := s.q.Proven(d.ID)
		return mechanical && proven == f.Yes()
	}
}

// verdictNames maps the names of verdicts in both languages.
var verdictNames = map[string]rulings.Verdict{
	"ja": rulings.Yes, "yes": rulings.Yes, "nein": rulings.No, "no": rulings.No,
	"depends": rulings.Depends, "kommt drauf an": rulings.Depends, "kommtdraufan": rulings.Depends,
	"none": rulings.VerdictNone, "keins": rulings.VerdictNone,
}

// VerdictNamed returns the verdict that a word names in a filter.
func VerdictNamed(word string) (rulings.Verdict, bool) {
	v, ok := verdictNames[strings.ToLower(word)]
	return v, ok
}

func (s *selector) verdict(f query.Filter, value string) func(*Document) bool {
	v, ok := VerdictNamed(value)
	if !ok {
		s.fail(f, value, "Ein Urteil „%s“ gibt es nicht; nimm ja, nein oder kommtdraufan",
			"There is no verdict “%s”; use yes, no or depends", nil)
		return nil
	}
	return func(d *Document) bool { return d.Ruling != nil && d.Ruling.Verdict == v }
}

// cites reports whether the document has a source that begins with the text.
func (d *Document) cites(prefix string) bool {
	prefix = strings.ToLower(prefix)
	begins := func(source string) bool { return strings.HasPrefix(strings.ToLower(source), prefix) }
	return d.Ruling != nil && slices.ContainsFunc(d.Ruling.Source, begins) ||
		d.Card != nil && slices.ContainsFunc(d.Card.Source, begins)
}

// dated compares a date with the filter's value, which may be only the beginning of a date.
func dated(f query.Filter, date string) bool {
	if len(date) > len(f.Value) {
		date = date[:len(f.Value)]
	}
	return satisfies(f.Op, strings.Compare(date, f.Value))
}
