package deck

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// Statistics is what a deck amounts to in numbers, for curves and charts. What no source states is counted apart, never
// as zero.
type Statistics struct {
	Edition catalog.EditionID `json:"edition"` // by whose cards the numbers are
	Cards   int               `json:"cards"`   // copies in the deck
	Unread  int               `json:"unread"`  // of them under names that nobody knows; they are in no other number

	// what all cards of known cost cost together, in the order of catalog.CostResources
	Cost []ResourceSum `json:"cost"`
	// cards by the number of resources that they cost, cheapest first; 0 is free
	Curve       []Bar      `json:"curve"`
	CostUnknown int        `json:"cost_unknown"` // cards whose cost no source states
	Classes     []ClassBar `json:"classes"`      // by id, "unclear" last

	Victory    PointSum `json:"victory"`
	Strength   PointSum `json:"strength"`
	Tournament PointSum `json:"tournament"`
	Commerce   PointSum `json:"commerce"`
}

// ResourceSum is how many of a resource cards cost; power and stars are no resources, but stand beside them.
type ResourceSum struct {
	Resource catalog.Resource `json:"resource"`
	Sum      int              `json:"sum"`
	Cards    int              `json:"cards"` // that cost any of it
}

// Bar is how many cards cost so many resources in all.
type Bar struct {
	Cost  int `json:"cost"`
	Cards int `json:"cards"`
}

// ClassBar is how many cards of a class there are, and what they cost.
type ClassBar struct {
	Class       string `json:"class"` // id of catalog.Class, or "unclear"
	Cards       int    `json:"cards"`
	Curve       []Bar  `json:"curve"`
	CostUnknown int    `json:"cost_unknown"`
}

// PointSum adds up one kind of points. Of a card with a name of its own (102.B.Einheit) only one can lie out, so
// further copies bring nothing.
type PointSum struct {
	Sum     int `json:"sum"`     // certain
	Cards   int `json:"cards"`   // that bring them
	Counted int `json:"counted"` // cards whose points are counted in the game: by gold, stars, a die
	Unknown int `json:"unknown"` // cards of which no source says whether they bring any, or how many
}

// Stats counts the deck of the list under its edition.
func Stats(l *List) Statistics {
	return StatsAt(l, cmp.Or(l.Edition, cmp.Or(l.Format, Tournament).Edition()))
}

// StatsAt is Stats under another edition than the list's.
func StatsAt(l *List, e catalog.EditionID) Statistics {
	s := Statistics{Edition: e, Cost: []ResourceSum{}, Curve: []Bar{}, Classes: []ClassBar{}}
	out := map[*catalog.Card]int{} // copies that can lie out together
	for _, entry := range l.Deck {
		s.Cards += entry.Count
		if entry.Card == nil {
			s.Unread += entry.Count
			continue
		}
		s.addCost(entry.Card, entry.Count)
		out[entry.Card] += entry.Count
		if unique, certainty := entry.Card.Unique.At(e); certainty == catalog.Known && unique {
			out[entry.Card] = 1
		}
	}
	for c, n := range out {
		for sum, fact := range map[*PointSum]catalog.Fact[catalog.Points]{
			&s.Victory: c.Points.Victory, &s.Strength: c.Points.Strength, &s.Tournament: c.Points.Tournament,
			&s.Commerce: c.Points.Commerce,
		} {
			sum.add(fact, e, n)
		}
	}
	s.order()
	return s
}

// addCost enters n copies of a card in curve and classes. No cost at all (none) is a cost of nothing.
func (s *Statistics) addCost(c *catalog.Card, n int) {
	class := c.ClassAt(s.Edition)
	i := slices.IndexFunc(s.Classes, func(b ClassBar) bool { return b.Class == class })
	if i < 0 {
		i = len(s.Classes)
		s.Classes = append(s.Classes, ClassBar{Class: class, Curve: []Bar{}})
	}
	bar := &s.Classes[i]
	bar.Cards += n
	cost, certainty := c.Cost.At(s.Edition)
	if certainty == catalog.Unknown {
		s.CostUnknown += n
		bar.CostUnknown += n
		return
	}
	s.Curve = raise(s.Curve, cost.Total(), n)
	bar.Curve = raise(bar.Curve, cost.Total(), n)
	for _, r := range catalog.CostResources {
		if cost[r] == 0 {
			continue
		}
		k := slices.IndexFunc(s.Cost, func(sum ResourceSum) bool { return sum.Resource == r })
		if k < 0 {
			k = len(s.Cost)
			s.Cost = append(s.Cost, ResourceSum{Resource: r})
		}
		s.Cost[k].Sum += n * cost[r]
		s.Cost[k].Cards += n
	}
}

// raise adds n cards to the bar of a cost.
func raise(bars []Bar, cost, n int) []Bar {
	i, found := slices.BinarySearchFunc(bars, cost, func(b Bar, cost int) int { return b.Cost - cost })
	if !found {
		bars = slices.Insert(bars, i, Bar{Cost: cost})
	}
	bars[i].Cards += n
	return bars
}

// add enters n copies of a card whose points are fact.
func (p *PointSum) add(fact catalog.Fact[catalog.Points], e catalog.EditionID, n int) {
	points, certainty := fact.At(e)
	switch {
	case certainty == catalog.Unknown:
		p.Unknown += n
	case certainty == catalog.None:
	case points.Count != "":
		p.Counted += n
	case points.N != 0:
		p.Sum += n * points.N
		p.Cards += n
	}
}

// order puts resources in their usual order and classes in that of their names; unclear comes last.
func (s *Statistics) order() {
	slices.SortFunc(s.Cost, func(a, b ResourceSum) int {
		return slices.Index(catalog.CostResources, a.Resource) - slices.Index(catalog.CostResources, b.Resource)
	})
	slices.SortFunc(s.Classes, func(a, b ClassBar) int {
		if (a.Class == "unclear") != (b.Class == "unclear") {
			return map[bool]int{true: 1, false: -1}[a.Class == "unclear"]
		}
		return cmp.Compare(a.Class, b.Class)
	})
}
