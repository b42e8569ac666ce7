//go:build !js

package filter

import (
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

func (c *compiler) kind(f query.Filter, value string) blevequery.Query {
	if k, ok := KindNamed(value); ok {
		return term(index.Kind, string(k))
	}
	c.fail(f, value, "Die Art „%s“ gibt es nicht; nimm Entscheid, Karte, Begriff, Regel, Set, Klasse oder Szenario",
		"There is no kind “%s”; use ruling, card, term, rule, set, class or scenario", nil)
	return nil
}

func (c *compiler) set(f query.Filter, value string) blevequery.Query {
	if set := c.Catalog.FindSet(value); set != nil {
		return term(index.Set, set.ID)
	}
	c.fail(f, value, "Ein Set „%s“ gibt es nicht", "There is no set “%s”", c.Catalog.NearestSets(value, 1))
	return nil
}

// class selects the cards of a class or type, and the class itself.
func (c *compiler) class(f query.Filter, value string) blevequery.Query {
	if refs := Groups(c.Catalog, value); len(refs) > 0 {
		return anyTerm(index.At(index.Classes, c.edition), refs)
	}
	c.fail(f, value, "Eine Klasse oder einen Typ „%s“ gibt es nicht", "There is no class or type “%s”",
		nearestGroups(c.Catalog, value))
	return nil
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
	refs := Groups(c.Catalog, value)
	if len(refs) == 0 {
		c.fail(f, value,
			"Eine Eigenschaft „%s“ gibt es nicht; nimm einmalig, offen, turnier, mehrfach, fassungen, unbekannt, unsere, "+
				"geändert oder eine Kartenklasse",
			"There is no property “%s”; use unique, open, tournament, several, printings, unknown, ours, changed "+
				"or a card class",
			nearestGroups(c.Catalog, value))
		return nil
	}
	return All(term(index.Kind, string(catalog.KindCard)), anyTerm(index.At(index.Classes, c.edition), refs))
}

func (c *compiler) card(f query.Filter, value string) blevequery.Query {
	if k := c.Catalog.FindCard(value); k != nil {
		return term(index.About, k.ID)
	}
	c.fail(f, value, "Eine Karte „%s“ gibt es nicht", "There is no card “%s”", c.Catalog.NearestCards(value, 1))
	return nil
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
