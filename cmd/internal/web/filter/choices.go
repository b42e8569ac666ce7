package filter

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/templates"
)

// What the filters may be.
var (
	costWords = []string{"free", "1-2", "3-4", "5-", "power", "star", "unknown"}
	sortWords = []string{"name", "class", "set", "cost", "points"}
)

// PointKinds lists the kinds of points in the order in which pages show them.
var PointKinds = []string{"victory", "strength", "tournament", "commerce"}

// Sets offers the card sets.
func (s *Filters) Sets(f templates.Frame, chosen string) []templates.Choice {
	var out []templates.Choice
	for _, set := range s.Catalog.Sets {
		out = append(out, templates.Choice{
			Value: set.ID, Name: set.FullName(f.Lang), Selected: set.ID == chosen,
		})
	}
	return out
}

// Classes offers the classes of the reader's edition.
func (s *Filters) Classes(f templates.Frame, chosen string) []templates.Choice {
	var out []templates.Choice
	for _, c := range s.Catalog.Classes {
		if (catalog.Span{From: c.From, Until: c.Until}).Holds(f.Edition) {
			out = append(out, templates.Choice{Value: c.ID, Name: f.Say(c.Name), Selected: c.ID == chosen})
		}
	}
	return out
}

// Types offers the types that occur among cards.
func Types(f templates.Frame, cards []*catalog.Card, chosen catalog.CardType) []templates.Choice {
	var out []templates.Choice
	for _, t := range catalog.CardTypes {
		if slices.ContainsFunc(cards, func(k *catalog.Card) bool { return k.Is(t, f.Edition) }) {
			out = append(out, templates.Choice{Value: string(t), Name: templates.TypeName(f, t), Selected: t == chosen})
		}
	}
	return out
}

// Costs offers ranges of costs.
func Costs(f templates.Frame, chosen string) []templates.Choice {
	return present.Listed(f, costWords, chosen, templates.CostName)
}

// Points offers the kinds of points.
func Points(f templates.Frame, chosen string) []templates.Choice {
	return present.Listed(f, PointKinds, chosen, templates.PointName)
}

// Properties offers what can be special about a card.
func Properties(f templates.Frame, chosen string) []templates.Choice {
	words := make([]string, len(catalog.Properties))
	for i, p := range catalog.Properties {
		words[i] = string(p)
	}
	return present.Listed(f, words, chosen, templates.PropertyName)
}

// Orders offers the orders of the catalogue.
func Orders(f templates.Frame, chosen string) []templates.Choice {
	best := templates.Choice{Name: templates.BestFirst(f), Selected: chosen == ""}
	return append([]templates.Choice{best}, present.Listed(f, sortWords, chosen, templates.SortName)...)
}

// Relations offers the relations between cards.
func Relations(f templates.Frame, chosen string) []templates.Choice {
	var words []string
	for _, w := range catalog.RelationWords() {
		words = append(words, w.Word)
	}
	return present.Listed(f, words, chosen, templates.RelationName)
}
