//go:build !js

package document

import (
	"fmt"

	"catanica/catalog"
)

// PropertyFact returns the term of a card that has a property.
func PropertyFact(p catalog.Property) string { return fact("is", string(p)) }

// NumberFact returns the term of a card with a number n: cost=003. Terms sort like the numbers.
func NumberFact(key string, n int) string {
	return fact(key, fmt.Sprintf("%03d", min(max(n, 0), maxNumber)))
}

// UnknownFact returns the term of a card whose number is unknown.
func UnknownFact(key string) string { return fact(key, "unknown") }

// CountedFact returns the term of a card whose number is counted during play. It sorts after all numbers.
func CountedFact(key string) string { return fact(key, "~") }

// fact returns the term of a fact.
func fact(key, value string) string { return key + "=" + value }

// maxNumber is more than any number of a card.
const maxNumber = 999

// numberFacts returns the facts of a number of a card in an edition. No cost and no points are 0. Points that are
// counted during play, such as those for gold, are 1 and marked as counted.
func numberFacts(cat *catalog.Catalog, k *catalog.Card, key string, e catalog.EditionID) []string {
	switch n, is, counted := numberOf(cat, k, key, e); {
	case is == catalog.Unknown:
		return []string{UnknownFact(key)}
	case counted:
		return []string{NumberFact(key, n), CountedFact(key)}
	default:
		return []string{NumberFact(key, n)}
	}
}

// numberKeys lists the numbers of cards that filters and sort orders know.
var numberKeys = []string{
	"cost", "lumber", "brick", "ore", "grain", "wool", "gold", "power", "stars",
	"vp", "strength", "tournament", "commerce", "copies",
}

// costKeys maps filter keys to the resources of a cost.
var costKeys = map[string]catalog.Resource{
	"lumber": catalog.Lumber, "brick": catalog.Brick, "ore": catalog.Ore, "grain": catalog.Grain,
	"wool": catalog.Wool, "gold": catalog.Gold, "power": catalog.Power, "stars": catalog.Star,
}

// numberOf returns the number of a card that a filter or sort key stands for, in an edition, and whether it is counted
// during play.
func numberOf(cat *catalog.Catalog, k *catalog.Card, key string, e catalog.EditionID) (
	n int, is catalog.Certainty, counted bool,
) {
	if r, ok := costKeys[key]; ok {
		cost, is := k.Cost.At(e)
		return cost[r], is, false
	}
	switch key {
	case "cost":
		cost, is := k.Cost.At(e)
		return cost.Total(), is, false
	case "copies":
		n, is := copiesOf(cat, k)
		return n, is, false
	case "vp":
		key = "victory"
	}
	for _, p := range k.Points.Kinds() {
		if p.Kind == key {
			points, is := p.Fact.At(e)
			if points.Count != "" {
				return 1, is, is == catalog.Known
			}
			return points.N, is, false
		}
	}
	return 0, catalog.Unknown, false
}

// copiesOf returns how many copies of a card its sets contain.
func copiesOf(cat *catalog.Catalog, k *catalog.Card) (int, catalog.Certainty) {
	sum := 0
	for _, in := range k.Sets {
		if set := cat.Set(in.Set); set != nil && set.Kind == catalog.HistorySet {
			continue
		}
		if !in.Copies.Known {
			return 0, catalog.Unknown
		}
		sum += in.Copies.N
	}
	return sum, catalog.Known
}
