package decks

import (
	"strconv"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/filter"
	"catanica/templates"
)

// longCost is the cost from which the curve counts cards together.
const longCost = 6

// deckCharts draw the numbers of a deck: what its cards cost together, in which resources, of which classes they are
// and which points they can bring. What no source states is counted apart.
func (s *Section) deckCharts(f templates.Frame, list *deck.List, e catalog.EditionID) []templates.DeckChart {
	stats := deck.StatsAt(list, e)
	if stats.Cards == 0 {
		return nil
	}
	return []templates.DeckChart{costCurve(stats), resourceChart(f, stats), s.classChart(f, stats), pointsChart(f, stats)}
}

// costCurve is the cards by what they cost in resources; magic power and stars are none.
func costCurve(stats deck.Statistics) templates.DeckChart {
	var counts [longCost + 1]int
	for _, b := range stats.Curve {
		counts[min(b.Cost, longCost)] += b.Cards
	}
	chart := templates.DeckChart{Kind: "curve", Unknown: stats.CostUnknown + stats.Unread}
	for i, n := range counts {
		label := strconv.Itoa(i)
		if i == longCost {
			label += "+"
		}
		chart.Bars = append(chart.Bars, templates.DeckBar{Label: label, N: n, Colour: "c-blue"})
	}
	return chart
}

// resourceChart is what all cards cost together of each resource.
func resourceChart(f templates.Frame, stats deck.Statistics) templates.DeckChart {
	chart := templates.DeckChart{Kind: "resources", Unknown: stats.CostUnknown + stats.Unread}
	for _, sum := range stats.Cost {
		chart.Bars = append(chart.Bars, templates.DeckBar{Label: templates.ResourceName(f, sum.Resource), N: sum.Sum, Colour: "r-" + string(sum.Resource)})
	}
	return chart
}

// classChart is the cards of each class, in the order of the classes.
func (s *Section) classChart(f templates.Frame, stats deck.Statistics) templates.DeckChart {
	chart := templates.DeckChart{Kind: "classes", Unknown: stats.Unread}
	counts := map[string]int{}
	for _, b := range stats.Classes {
		counts[b.Class] = b.Cards
	}
	for _, c := range s.Catalog.Classes {
		if n := counts[c.ID]; n > 0 && c.ID != "unclear" {
			chart.Bars = append(chart.Bars, templates.DeckBar{Label: f.Say(c.Name), N: n, Colour: "c-" + c.Colour})
		}
	}
	chart.Unknown += counts["unclear"]
	return chart
}

// pointsChart is the points that the cards bring of each kind; cards whose points are counted in the game, and those
// whose points no source states, stand with the sum.
func pointsChart(f templates.Frame, stats deck.Statistics) templates.DeckChart {
	chart := templates.DeckChart{Kind: "points", Unknown: stats.Unread}
	sums := map[string]deck.PointSum{"victory": stats.Victory, "strength": stats.Strength, "tournament": stats.Tournament, "commerce": stats.Commerce}
	for _, kind := range filter.PointKinds {
		sum := sums[kind]
		chart.Bars = append(chart.Bars, templates.DeckBar{Label: templates.PointName(f, kind), N: sum.Sum, More: sum.Counted, Unknown: sum.Unknown, Colour: "c-violet"})
	}
	return chart
}
