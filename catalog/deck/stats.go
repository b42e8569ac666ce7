package deck

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// Statistics describes a deck in numbers, for curves and charts. Values that no source states are counted separately,
// never as zero.
type Statistics struct {
	Edition catalog.EditionID `json:"edition"` // the edition whose card values are used
	Cards   int               `json:"cards"`   // copies in the deck
	Unread  int               `json:"unread"`  // of these, cards with unknown names; they count nowhere else

	// the total cost of all cards whose cost is known, in the order of catalog.CostResources
	Cost []ResourceSum `json:"cost"`
	// number of cards by cost in resources, cheapest first; 0 is free
	Curve       []Bar      `json:"curve"`
	CostUnknown int        `json:"cost_unknown"` // number of cards whose cost no source states
	Classes     []ClassBar `json:"classes"`      // sorted by id, "unclear" last

	Victory    PointSum `json:"victory"`
	Strength   PointSum `json:"strength"`
	Tournament PointSum `json:"tournament"`
	Commerce   PointSum `json:"commerce"`
}

// ResourceSum is the total of one resource in the costs of cards. Magic power and stars are listed too, although they
// are not resources.
type ResourceSum struct {
	Resource catalog.Resource `json:"resource"`
	Sum      int              `json:"sum"`
	Cards    int              `json:"cards"` // number of cards that cost it
}

// Bar is the number of cards with a given cost.
type Bar struct {
	Cost  int `json:"cost"`
	Cards int `json:"cards"`
}

// ClassBar describes the cards of one class and their costs.
type ClassBar struct {
	Class       string `json:"class"` // a catalog.Class id or "unclear"
	Cards       int    `json:"cards"`
	Curve       []Bar  `json:"curve"`
	CostUnknown int    `json:"cost_unknown"`
}

// PointSum is the total of one kind of points. Only one copy of a unique card (102.B.Einheit) can be in play, so
// further copies add nothing.
type PointSum struct {
	Sum     int `json:"sum"`     // the points that are certain
	Cards   int `json:"cards"`   // number of cards that bring them
	Counted int `json:"counted"` // number of cards whose points are counted during play: by gold, stars, a die
	Unknown int `json:"unknown"` // number of cards whose points no source states
}

// Stats returns the statistics of the list's deck under its own edition.
func Stats(l *List) Statistics {
	return StatsAt(l, cmp.Or(l.Edition, cmp.Or(l.Format, Tournament).Edition()))
}

// StatsAt returns the statistics of the list's deck under edition e.
func StatsAt(l *List, e catalog.EditionID) Statistics {
	s := Statistics{Edition: e, Cost: []ResourceSum{}, Curve: []Bar{}, Classes: []ClassBar{}}
	out := map[*catalog.Card]int{} // copies that can be in play at the same time
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

// addCost adds n copies of a card to the curves and classes. A card without a cost (None) costs nothing.
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

// raise adds n cards to the bar for a cost.
func raise(bars []Bar, cost, n int) []Bar {
	i, found := slices.BinarySearchFunc(bars, cost, func(b Bar, cost int) int { return b.Cost - cost })
	if !found {
		bars = slices.Insert(bars, i, Bar{Cost: cost})
	}
	bars[i].Cards += n
	return bars
}

// add adds n copies of a card with the given points.
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

// order sorts resources in their usual order and classes by id, "unclear" last.
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
