//go:build !js

package search

import (
	"maps"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/document"
	"catanica/search/index"
	"catanica/search/query"

	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// value compiles one value of a filter. If the value names nothing, it records a mistake and returns nil.
func (c *compiler) value(f query.Filter, value string) blevequery.Query {
	switch f.Key.Name {
	case "kind":
		return c.kind(f, value)
	case "set":
		return c.set(f, value)
	case "class":
		return c.class(f, value)
	case "is":
		return c.is(f, value)
	case "card":
		return c.card(f, value)
	case "edition", "first":
		return c.editions(f, value)
	case "game":
		return c.game(f, value)
	case "proven":
		return c.proven(f)
	case "verdict":
		return c.verdict(f, value)
	case "id":
		return prefix(index.ID, analysis.NameKey(value))
	case "source":
		return prefix(index.Source, index.Folded(value))
	case "date":
		return dated(f)
	}
	for _, w := range catalog.RelationWords() {
		if w.Word == f.Key.Name {
			return c.relation(f, value, w)
		}
	}
	return c.number(f)
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

func (c *compiler) kind(f query.Filter, value string) blevequery.Query {
	if k, ok := KindNamed(value); ok {
		return term(index.Kind, string(k))
	}
	c.fail(f, value, "Die Art „%s“ gibt es nicht; nimm Entscheid, Karte, Begriff, Regel, Set, Klasse oder Szenario",
		"There is no kind “%s”; use ruling, card, term, rule, set, class or scenario", nil)
	return nil
}

func (c *compiler) set(f query.Filter, value string) blevequery.Query {
	if set := c.ix.cat.FindSet(value); set != nil {
		return term(index.Set, set.ID)
	}
	c.fail(f, value, "Ein Set „%s“ gibt es nicht", "There is no set “%s”", c.ix.cat.NearestSets(value, 1))
	return nil
}

// class selects the cards of a class or type, and the class itself.
func (c *compiler) class(f query.Filter, value string) blevequery.Query {
	if refs := c.ix.Groups(value); len(refs) > 0 {
		return anyTerm(index.At(index.Classes, c.edition), refs)
	}
	c.fail(f, value, "Eine Klasse oder einen Typ „%s“ gibt es nicht", "There is no class or type “%s”",
		c.ix.nearestGroups(value))
	return nil
}

// Groups returns the classes and types of cards that a word names in a filter, as `class:ID` and `type:ID`: building,
// Gebäude, Gebietsausbau, attack.
func (ix *Index) Groups(word string) []string {
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
	for _, c := range ix.cat.Classes {
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
func (ix *Index) nearestGroups(word string) []string {
	var names catalog.Names
	for _, t := range catalog.CardTypes {
		name := t.Name()
		names.Add(string(t), string(t), name.DE, name.EN)
	}
	for _, c := range ix.cat.Classes {
		names.Add(c.ID, c.ID, c.Name.DE, c.Name.EN)
	}
	return names.Nearest(word, 1)
}

// propertyNames maps the German names of the properties of cards.
var propertyNames = map[string]catalog.Property{
	"einmalig": catalog.UniqueCard, "offen": catalog.OpenCard, "turnier": catalog.TournamentOnly,
	"mehrfach": catalog.InSeveralSets, "fassungen": catalog.WithPrintings, "unbekannt": catalog.WithUnknowns,
}

func (c *compiler) is(f query.Filter, value string) blevequery.Query {
	word := strings.ToLower(value)
	switch word {
	case "ours", "unsere":
		return term(index.Is, "ours")
	case "changed", "geändert", "geaendert":
		return term(index.Is, "changed")
	}
	property, ok := propertyNames[word]
	if !ok && slices.Contains(catalog.Properties, catalog.Property(word)) {
		property, ok = catalog.Property(word), true
	}
	if ok {
		return c.fact(func(field string) blevequery.Query { return term(field, document.PropertyFact(property)) })
	}
	refs := c.ix.Groups(value)
	if len(refs) == 0 {
		c.fail(f, value,
			"Eine Eigenschaft „%s“ gibt es nicht; nimm einmalig, offen, turnier, mehrfach, fassungen, unbekannt, unsere, "+
				"geändert oder eine Kartenklasse",
			"There is no property “%s”; use unique, open, tournament, several, printings, unknown, ours, changed "+
				"or a card class",
			c.ix.nearestGroups(value))
		return nil
	}
	return allOf(term(index.Kind, string(catalog.KindCard)), anyTerm(index.At(index.Classes, c.edition), refs))
}

func (c *compiler) card(f query.Filter, value string) blevequery.Query {
	if k := c.ix.cat.FindCard(value); k != nil {
		return term(index.About, k.ID)
	}
	c.fail(f, value, "Eine Karte „%s“ gibt es nicht", "There is no card “%s”", c.ix.cat.NearestCards(value, 1))
	return nil
}

// relation selects the cards related to a card, or to a class or type. A name of both, such as citadel, means the type.
// "hits building" selects cards that say so of buildings or of a building; "is hit by attack" selects what any attack
// hits.
func (c *compiler) relation(f query.Filter, value string, word catalog.RelationWord) blevequery.Query {
	cat, refs, k := c.ix.cat, c.ix.Groups(value), c.ix.cat.FindCard(value)
	found := map[*catalog.Card]bool{}
	switch {
	case value == "*" || strings.EqualFold(value, "any"):
		found = cat.Related(word, nil, c.edition)
	case len(refs) > 0:
		for _, of := range cat.Cards {
			if !word.To {
				found[of] = cat.RelatesToGroup(of, word.Kind, refs, c.edition)
			} else if of.MatchAny(refs, c.edition) {
				maps.Copy(found, cat.Related(word, of, c.edition))
			}
		}
	case k != nil:
		found = cat.Related(word, k, c.edition)
	default:
		c.fail(f, value, "Eine Karte, Klasse oder einen Typ „%s“ gibt es nicht", "There is no card, class or type “%s”",
			append(c.ix.nearestGroups(value), cat.NearestCards(value, 1)...))
		return nil
	}
	var keys []string
	for k, is := range found {
		if is {
			keys = append(keys, string(catalog.KindCard)+"/"+k.ID)
		}
	}
	return documents(keys)
}

// editionNamed returns the edition that a word names, or "".
func (c *compiler) editionNamed(value string) catalog.EditionID {
	if e := c.ix.cat.Edition(strings.ToLower(value)); e != nil {
		return e.ID
	}
	return ""
}

// editions selects what holds, or has been published, in an edition; with a comparison, in any edition of that range.
func (c *compiler) editions(f query.Filter, value string) blevequery.Query {
	named := c.editionNamed(value)
	if named == "" {
		var ids []string
		for _, id := range catalog.EditionIDs() {
			ids = append(ids, string(id))
		}
		list := strings.Join(ids, ", ")
		c.fail(f, value, "Einen Regelstand „%s“ gibt es nicht; nimm "+list, "There is no edition “%s”; use "+list, nil)
		return nil
	}
	order := catalog.EditionIDs()
	var selected []string
	for _, e := range order {
		if satisfies(f.Op, slices.Index(order, e)-slices.Index(order, named)) {
			selected = append(selected, string(e))
		}
	}
	if f.Key.Name == "first" {
		return anyTerm(index.First, selected)
	}
	return anyTerm(index.Editions, selected)
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
func (c *compiler) game(f query.Filter, value string) blevequery.Query {
	folded := catalog.Fold(value)
	variant, ok := variantNames[folded]
	if !ok && slices.Contains(catalog.Games, catalog.Game(folded)) {
		variant, ok = catalog.Game(folded), true
	}
	if ok {
		return term(index.Variant, string(variant))
	}
	for _, g := range rulings.Games {
		names := []string{string(g), catalog.Fold(g.Name().DE), catalog.Fold(g.Name().EN)}
		if slices.Contains(names, folded) || folded == "wien" && g == rulings.GameVienna {
			return term(index.Game, string(g))
		}
	}
	c.fail(f, value,
		"Ein Spiel „%s“ gibt es nicht; nimm Kartenspiel, Brettspiel, Wien, Grundspiel, erweitert oder Turnier",
		"There is no game “%s”; use card, board, vienna, starship, basic, extended or tournament", nil)
	return nil
}
