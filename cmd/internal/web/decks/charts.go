package decks

import (
	"strconv"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/filter"
	"catanica/templates"
)

// longCost is the cost from which the curve puts all cards into one bar.
const longCost = 6

// deckCharts draws the statistics of a deck: its costs, the resources for them, its classes and its points. Facts that
// no source states are counted separately.
func (s *Section) deckCharts(f templates.Frame, list *deck.List, e catalog.EditionID) []templates.DeckChart {
	stats := deck.StatsAt(list, e)
	if stats.Cards == 0 {
		return nil
	}
	return []templates.DeckChart{
		costCurve(stats), resourceChart(f, stats), s.classChart(f, stats), pointsChart(f, stats),
	}
}

// costCurve counts the cards by cost in resources; magic power and stars do not count.
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

// resourceChart adds up the cost of all cards for each resource.
func resourceChart(f templates.Frame, stats deck.Statistics) templates.DeckChart {
	chart := templates.DeckChart{Kind: "resources", Unknown: stats.CostUnknown + stats.Unread}
	for _, sum := range stats.Cost {
		chart.Bars = append(chart.Bars, templates.DeckBar{
			Label: templates.ResourceName(f, sum.Resource), N: sum.Sum, Colour: "r-" + string(sum.Resource),
		})
	}
	return chart
}

// classChart counts the cards of each class, in the order of the classes.
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

// pointsChart adds up the points of each kind. Cards whose points are counted during the game, and cards whose points
// no source states, are shown beside the sum.
func pointsChart(f templates.Frame, stats deck.Statistics) templates.DeckChart {
	chart := templates.DeckChart{Kind: "points", Unknown: stats.Unread}
	sums := map[string]deck.PointSum{
		"victory": stats.Victory, "strength": stats.Strength, "tournament": stats.Tournament,
		"commerce": stats.Commerce,
	}
	for _, kind := range filter.PointKinds {
		sum := sums[kind]
		chart.Bars = append(chart.Bars, templates.DeckBar{
			Label: templates.PointName(f, kind), N: sum.Sum, More: sum.Counted, Unknown: sum.Unknown,
			Colour: "c-violet",
		})
	}
	return chart
}
