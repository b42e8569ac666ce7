package explore

import (
	"slices"

	"catanica/rulings/engine"
	"catanica/rulings/naming"
)

// maxNamed limits how many things a move is asked to name, and maxWays how many ways of naming them are tried.
const (
	maxNamed = 3
	maxWays  = 20000
)

// namer tries the ways to name what a move leaves open.
type namer struct {
	*generator
	left int // ways that may still be tried
}

// named makes a move, in every possible way if it leaves something open.
func (g *generator) named(m engine.Move) {
	n := &namer{generator: g, left: maxWays}
	if d, ok := n.decision(m); ok && d.Get.Max+d.Give.Max > 0 && m == engine.NewMove(m.Who, engine.Choose) {
		n.chosen(m, d)
	}
	n.make(m, 0)
	if n.left <= 0 {
		g.ways++
		g.blocked(m)
	}
}

// make makes m or, if it must name something, each way of naming it. It reports whether one was possible.
func (n *namer) make(m engine.Move, depth int) bool {
	if n.left--; n.left <= 0 {
		return false
	}
	w := way{move: m, choice: n.choice}
	switch err := n.reveal(w).(type) {
	case nil:
		n.choice++
		return true
	case *engine.Undecided:
		n.undecided(w)
		n.choice++ // a choice with an unknown outcome
		return true
	case *engine.Wrong:
		if err.Names != "" && depth < maxNamed {
			return n.name(m, depth)
		}
	}
	return false
}

// name tries every value of what m leaves open.
func (n *namer) name(m engine.Move, depth int) bool {
	if d, ok := n.decision(m); ok && (d.Get.Max > 0 || d.Give.Max > 0) {
		return m != engine.NewMove(m.Who, engine.Choose) && n.chosen(m, d) // a bare answer has been named before
	}
	if m.Verb == engine.Search || m.Verb == engine.Exchange && m.Chosen {
		return n.searched(m)
	}
	_, _, err := engine.Apply(n.table, n.line.State(), m)
	wrong, ok := err.(*engine.Wrong)
	if !ok {
		return false
	}
	found := false
	each := func(x engine.Move) {
		if x != m && n.make(x, depth+1) {
			found = true
		}
	}
	switch wrong.Names {
	case "resources":
		return n.resources(m)
	case "card":
		n.names().Cards(m, each)
	case "place":
		n.names().Places(m, each)
	case "landscapes":
		n.names().Landscapes(m, each)
	case "wizards":
		for _, x := range n.payers(m) {
			each(x)
		}
	}
	return found
}

// decision returns the open decision that m answers.
func (n *namer) decision(m engine.Move) (engine.Decision, bool) {
	if m.Verb != engine.Choose {
		return engine.Decision{}, false
	}
	return engine.Open(n.table, n.line.State())
}

// chosen tries the resources that a decision lets a player choose.
func (n *namer) chosen(m engine.Move, d engine.Decision) bool {
	found := false
	any := engine.Bag{}
	for k := range any {
		any[k] = int8(max(d.Get.Max, d.Give.Max))
	}
	of := func(c engine.Choice, whole engine.Bag) engine.Bag {
		if c.Of.Total() > 0 {
			return c.Of
		}
		return whole
	}
	gets := func(do func(engine.Bag)) { naming.Bags(of(d.Get, any), d.Get.Min, d.Get.Max, do) }
	gives := func(do func(engine.Bag)) { naming.Bags(of(d.Give, any), d.Give.Min, d.Give.Max, do) }
	gets(func(get engine.Bag) {
		gives(func(give engine.Bag) {
			x := m
			x.Get, x.Give = get, give
			if d.Get.Max == 0 { // a line can name what is only given as what is chosen
				x.Get, x.Give = give, engine.Bag{}
				if n.make(x, maxNamed) {
					found = true
					return
				}
				x.Get, x.Give = engine.Bag{}, give
			}
			if x != m && n.make(x, maxNamed) {
				found = true
			}
		})
	})
	return found
}

// searched tries the cards of a stack that a player searches, of like copies one, and the resources paid for it. The
// price is the same for all of them.
func (n *namer) searched(m engine.Move) bool {
	s := n.line.State()
	pile := n.pileOf(m)
	stock := n.names().Purse(m.Who)
	price, found := -1, false
	pay := func(x engine.Move, size int) {
		naming.Bags(stock, size, size, func(b engine.Bag) {
			if x.Give = b; n.make(x, maxNamed) {
				price, found = size, true
			}
		})
	}
	seen := map[naming.Like]bool{}
	for _, c := range append(slices.Concat(pile.Top, pile.Bottom), m.On) {
		if c == engine.NoCard || seen[naming.LikeOf(s, c)] {
			continue
		}
		seen[naming.LikeOf(s, c)] = true
		x := m
		x.Card = c
		if price >= 0 {
			pay(x, price)
			continue
		}
		for size := 0; size <= mostPaid && price < 0; size++ {
			pay(x, size)
		}
	}
	return found
}

// mostPaid is the most resources that a player names at once.
const mostPaid = 8

// resources tries resources paid, received, or one exchanged for another.
func (n *namer) resources(m engine.Move) bool {
	found := false
	stock := n.names().Purse(m.Who)
	any := engine.Bag{3, 3, 3, 3, 3, 3}
	naming.Bags(stock, 1, mostPaid, func(b engine.Bag) {
		x := m
		if x.Give = b; n.make(x, maxNamed) {
			found = true
		}
	})
	for size := 1; size <= mostPaid && (size <= 4 || !found); size++ {
		naming.Bags(any, size, size, func(b engine.Bag) {
			x := m
			if x.Get = b; n.make(x, maxNamed) {
				found = true
			}
		})
	}
	if found {
		return true
	}
	naming.Bags(stock, 1, 3, func(give engine.Bag) {
		naming.Bags(any, 1, 2, func(get engine.Bag) {
			x := m
			x.Give, x.Get = give, get
			if n.make(x, maxNamed) {
				found = true
			}
		})
	})
	return found
}

// trades makes offers to the opponent.
func (g *generator) trades(m engine.Move) {
	own, theirs := g.names().Purse(m.Who), g.names().Purse(m.Who.Other())
	naming.Bags(own, 1, 2, func(give engine.Bag) {
		naming.Bags(theirs, 1, 2, func(get engine.Bag) {
			for k := range give {
				if give[k] > 0 && get[k] > 0 {
					return // what is given and taken back changes nothing
				}
			}
			x := m
			x.Give, x.Get = give, get
			if g.try(way{move: x, choice: g.choice}) == nil {
				g.choice++
			}
		})
	})
}
