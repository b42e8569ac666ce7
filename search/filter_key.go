package search

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/query"
)

// test is what a document must be for one value of a filter; nil where the value names nothing, which is noted.
func (s *selector) test(f query.Filter, value string) func(*Document) bool {
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
		key := nameKey(value)
		return func(d *Document) bool { return strings.HasPrefix(nameKey(d.ID), key) }
	case "source":
		return func(d *Document) bool { return d.cites(value) }
	case "date":
		return func(d *Document) bool { return d.Ruling != nil && dated(f, d.Ruling.Changed) }
	}
	if i := slices.IndexFunc(catalog.RelationWords(), func(w catalog.RelationWord) bool { return w.Word == f.Key.Name }); i >= 0 {
		return s.relation(f, value, catalog.RelationWords()[i])
	}
	return s.number(f)
}

// kindNames are what kinds are called, beside their own words.
var kindNames = map[catalog.Kind][]string{
	catalog.KindRuling: {"rulings", "entscheid", "entscheide", "artikel", "article"}, catalog.KindCard: {"cards", "karte", "karten"},
	catalog.KindSet: {"sets", "themenset"}, catalog.KindClass: {"classes", "klasse", "klassen"}, catalog.KindRule: {"rules", "regel", "regeln", "regelheft"},
	catalog.KindTerm: {"terms", "begriff", "begriffe", "glossar", "glossary"}, catalog.KindScenario: {"scenarios", "szenario", "szenarien", "beweis"},
}

// KindNamed is the kind that a word names in a filter.
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
		"There is no kind “%s”; take ruling, card, term, rule, set, class or scenario", nil)
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

// class is cards of a class or type, and the class itself.
func (s *selector) class(f query.Filter, value string) func(*Document) bool {
	refs := s.groups(value)
	if len(refs) == 0 {
		s.fail(f, value, "Eine Klasse oder einen Typ „%s“ gibt es nicht", "There is no class or type “%s”", s.nearGroups(value))
		return nil
	}
	return func(d *Document) bool {
		if d.Card != nil {
			return d.Card.MatchAny(refs, s.edition)
		}
		return d.Kind == catalog.KindClass && slices.Contains(refs, "class:"+d.ID)
	}
}

// groups are the classes and types that a word names: building, Gebäude, Gebietsausbau, attack.
func (s *selector) groups(word string) []string {
	folded := catalog.Fold(word)
	if len(folded) < 3 {
		return nil
	}
	same := func(names ...string) bool {
		return slices.ContainsFunc(names, func(n string) bool {
			n = catalog.Fold(n)
			return n == folded || n+"s" == folded || n+"n" == folded || n+"e" == folded || n+"en" == folded || strings.HasSuffix(n, "y") && n[:len(n)-1]+"ies" == folded
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
		if same(append(parts, c.ID, c.Name.DE, c.Name.EN)...) || strings.HasPrefix(c.ID, folded+"-") || strings.HasSuffix(c.ID, "-"+folded) || len(folded) > 4 && strings.HasPrefix(catalog.Fold(c.Name.DE), folded) {
			out = append(out, "class:"+c.ID)
		}
	}
	return out
}

// nearGroups are names of types and classes that look like a word.
func (s *selector) nearGroups(word string) []string {
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

// propertyNames are what the properties of cards are called in German, and the properties that other documents have.
var propertyNames = map[string]catalog.Property{
	"einmalig": catalog.UniqueCard, "offen": catalog.OpenCard, "turnier": catalog.TournamentOnly, "mehrfach": catalog.InSeveralSets,
	"fassungen": catalog.WithPrintings, "unbekannt": catalog.WithUnknowns,
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
		s.fail(f, value, "Eine Eigenschaft „%s“ gibt es nicht; nimm einmalig, offen, turnier, mehrfach, fassungen, unbekannt, unsere, geändert oder eine Kartenklasse",
			"There is no property “%s”; take unique, open, tournament, several, printings, unknown, ours, changed or a card class", s.nearGroups(value))
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

// relation is cards that stand in a relation to a card, or to a class or type. What is a name of both, such as citadel, is
// taken for the type. Whoever asks what hits buildings means cards that say so of buildings, or of one; whoever asks what is
// hit by attacks means what any attack hits.
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
		s.fail(f, value, "Eine Karte, Klasse oder einen Typ „%s“ gibt es nicht", "There is no card, class or type “%s”", append(s.nearGroups(value), s.ix.cat.NearestCards(value, 1)...))
		return nil
	}
	return func(d *Document) bool { return d.Card != nil && found[d.Card] }
}

// editionNamed is the edition that a word names, "" if none is.
func (s *selector) editionNamed(value string) catalog.EditionID {
	if e := s.ix.cat.Edition(strings.ToLower(value)); e != nil {
		return e.ID
	}
	return ""
}

// editions is what holds, or is out, under an edition; with a comparison under some edition of that stretch.
func (s *selector) editions(f query.Filter, value string) func(*Document) bool {
	named := s.editionNamed(value)
	if named == "" {
		var ids []string
		for _, id := range catalog.EditionIDs() {
			ids = append(ids, string(id))
		}
		s.fail(f, value, "Einen Regelstand „%s“ gibt es nicht; nimm "+strings.Join(ids, ", "), "There are no rules “%s”; take "+strings.Join(ids, ", "), nil)
		return nil
	}
	var in []catalog.EditionID
	for _, e := range catalog.EditionIDs() {
		if compare(f.Op, slices.Index(catalog.EditionIDs(), e)-slices.Index(catalog.EditionIDs(), named)) {
			in = append(in, e)
		}
	}
	if f.Key.Name == "first" {
		return func(d *Document) bool { return slices.Contains(in, s.first(d)) }
	}
	return func(d *Document) bool {
		return slices.ContainsFunc(in, func(e catalog.EditionID) bool {
			if d.Card != nil {
				return s.ix.cat.Exists(d.Card, e)
			}
			earlier := d.Ruling != nil && slices.ContainsFunc(d.Ruling.Earlier, func(old rulings.Earlier) bool { return old.Holds(e) })
			return earlier || catalog.Span{From: d.From, Until: d.Until}.Holds(e)
		})
	}
}

// first is the edition in which a card, set or ruling came up; "" where nothing says so.
func (s *selector) first(d *Document) catalog.EditionID {
	if d.Card != nil {
		return s.ix.cat.FirstEdition(d.Card)
	}
	return d.From
}

// compare reports whether a difference is as the operator wants it.
func compare(op query.Op, difference int) bool {
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

// playNames are the ways to play the card game, as people call them.
var playNames = map[string]catalog.Game{
	"grundspiel": catalog.Basic, "erweitert": catalog.Extended, "erweitertesgrundspiel": catalog.Extended, "turnier": catalog.Tournament, "turnierspiel": catalog.Tournament,
}

// game is what is about a game, or about a way to play the card game.
func (s *selector) game(f query.Filter, value string) func(*Document) bool {
	folded := catalog.Fold(value)
	play, ok := playNames[folded]
	if !ok && slices.Contains(catalog.Games, catalog.Game(folded)) {
		play, ok = catalog.Game(folded), true
	}
	if ok {
		return func(d *Document) bool { return d.Ruling != nil && slices.Contains(d.Ruling.Games, play) }
	}
	for _, g := range rulings.Games {
		if name := g.Name(); folded == string(g) || folded == catalog.Fold(name.DE) || folded == catalog.Fold(name.EN) || folded == "wien" && g == rulings.GameVienna {
			return func(d *Document) bool { return d.game() == g }
		}
	}
	s.fail(f, value, "Ein Spiel „%s“ gibt es nicht; nimm Kartenspiel, Brettspiel, Wien, Grundspiel, erweitert oder Turnier",
		"There is no game “%s”; take card, board, vienna, starship, basic, extended or tournament", nil)
	return nil
}

// proven is mechanical articles that a scenario proves, or none does.
func (s *selector) proven(f query.Filter) func(*Document) bool {
	return func(d *Document) bool {
		if d.Ruling == nil || s.asked.Proven == nil {
			return false
		}
		mechanical, proven := s.asked.Proven(d.ID)
		return mechanical && proven == f.Yes()
	}
}

// verdictNames are what verdicts are called.
var verdictNames = map[string]rulings.Verdict{
	"ja": rulings.Yes, "yes": rulings.Yes, "nein": rulings.No, "no": rulings.No,
	"depends": rulings.Depends, "kommt drauf an": rulings.Depends, "kommtdraufan": rulings.Depends, "none": rulings.VerdictNone, "keins": rulings.VerdictNone,
}

// VerdictNamed is the verdict that a word names in a filter.
func VerdictNamed(word string) (rulings.Verdict, bool) {
	v, ok := verdictNames[strings.ToLower(word)]
	return v, ok
}

func (s *selector) verdict(f query.Filter, value string) func(*Document) bool {
	v, ok := VerdictNamed(value)
	if !ok {
		s.fail(f, value, "Ein Urteil „%s“ gibt es nicht; nimm ja, nein oder kommtdraufan", "There is no verdict “%s”; take yes, no or depends", nil)
		return nil
	}
	return func(d *Document) bool { return d.Ruling != nil && d.Ruling.Verdict == v }
}

// cites reports whether the document has a source that begins with the text.
func (d *Document) cites(prefix string) bool {
	begins := func(src catalog.Sources) bool {
		return slices.ContainsFunc(src, func(one string) bool { return strings.HasPrefix(strings.ToLower(one), strings.ToLower(prefix)) })
	}
	return d.Ruling != nil && begins(d.Ruling.Source) || d.Card != nil && begins(d.Card.Source)
}

// dated compares a date with the filter's value, of which only the beginning may be given.
func dated(f query.Filter, date string) bool {
	if len(date) > len(f.Value) {
		date = date[:len(f.Value)]
	}
	return compare(f.Op, strings.Compare(date, f.Value))
}

// number compares a number of a card.
func (s *selector) number(f query.Filter) func(*Document) bool {
	return func(d *Document) bool {
		if d.Card == nil {
			return false
		}
		if points, ok := pointsOf(d.Card, f.Key.Name, s.edition); ok && points.Count != "" && f.Range.Word == "" {
			return f.Range.High > 0 // counted on the table: it may be any number but none
		}
		n, is := s.ix.numberOf(d.Card, f.Key.Name, s.edition)
		switch f.Range.Word {
		case "unknown":
			return is == catalog.Unknown
		case "none":
			return is == catalog.None || is == catalog.Known && n == 0
		}
		return is != catalog.Unknown && f.Range.Has(n) // what costs or brings nothing does so 0 times
	}
}

// costKeys are the keys of what a cost is made of.
var costKeys = map[string]catalog.Resource{
	"lumber": catalog.Lumber, "brick": catalog.Brick, "ore": catalog.Ore, "grain": catalog.Grain, "wool": catalog.Wool, "gold": catalog.Gold,
	"power": catalog.Power, "stars": catalog.Star,
}

// pointFact is what is known of a card's points of the kind that a key asks for.
func pointFact(k *catalog.Card, key string) (catalog.Fact[catalog.Points], bool) {
	kind := key
	if key == "vp" {
		kind = "victory"
	}
	for _, p := range k.Points.Kinds() {
		if p.Kind == kind {
			return p.Fact, true
		}
	}
	return catalog.Fact[catalog.Points]{}, false
}

// pointsOf are a card's known points of the kind that a key asks for.
func pointsOf(k *catalog.Card, key string, e catalog.EditionID) (catalog.Points, bool) {
	fact, ok := pointFact(k, key)
	if !ok {
		return catalog.Points{}, false
	}
	p, is := fact.At(e)
	return p, is == catalog.Known
}

// numberOf is a number of a card under an edition, by the key that asks for it. Points that are counted on the table, such as
// those for gold, are sorted as one.
func (ix *Index) numberOf(k *catalog.Card, key string, e catalog.EditionID) (int, catalog.Certainty) {
	if r, ok := costKeys[key]; ok {
		cost, is := k.Cost.At(e)
		return cost[r], is
	}
	if fact, ok := pointFact(k, key); ok {
		p, is := fact.At(e)
		if p.Count != "" {
			return 1, is
		}
		return p.N, is
	}
	switch key {
	case "cost":
		cost, is := k.Cost.At(e)
		return cost.Total(), is
	case "copies":
		sum := 0
		for _, in := range k.Sets {
			if set := ix.cat.Set(in.Set); set != nil && set.Kind == catalog.HistorySet {
				continue
			}
			if !in.Copies.Known {
				return 0, catalog.Unknown
			}
			sum += in.Copies.N
		}
		return sum, catalog.Known
	}
	return 0, catalog.Unknown
}
