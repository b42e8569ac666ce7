package explore

import (
	"slices"

	"catanica/rulings/engine"
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
		n.choice++ // a choice of which nobody knows where it leads
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
		n.cards(m, each)
	case "place":
		n.places(m, each)
	case "landscapes":
		n.landscapes(m, each)
	case "wizards":
		for _, x := range n.payers(m) {
			each(x)
		}
	case "stack":
		for i := range n.line.State().Sides[engine.North].Stacks {
			x := m
			x.N = int8(i + 1)
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
	gets := func(do func(engine.Bag)) { bags(of(d.Get, any), d.Get.Min, d.Get.Max, do) }
	gives := func(do func(engine.Bag)) { bags(of(d.Give, any), d.Give.Min, d.Give.Max, do) }
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

// searched tries the cards of a stack that a player searches, each copy once, and the resources paid for it. The price is
// the same for all of them.
func (n *namer) searched(m engine.Move) bool {
	s := n.line.State()
	pile := n.pileOf(m)
	stock := n.purse(m.Who)
	price, found := -1, false
	pay := func(x engine.Move, size int) {
		bags(stock, size, size, func(b engine.Bag) {
			if x.Give = b; n.make(x, maxNamed) {
				price, found = size, true
			}
		})
	}
	seen := map[int16]bool{}
	for _, c := range append(slices.Concat(pile.Top, pile.Bottom), m.On) {
		if c == engine.NoCard || seen[s.Cards[c].Def] {
			continue
		}
		seen[s.Cards[c].Def] = true
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
	stock := n.purse(m.Who)
	any := engine.Bag{3, 3, 3, 3, 3, 3}
	bags(stock, 1, mostPaid, func(b engine.Bag) {
		x := m
		if x.Give = b; n.make(x, maxNamed) {
			found = true
		}
	})
	for size := 1; size <= mostPaid && (size <= 4 || !found); size++ {
		bags(any, size, size, func(b engine.Bag) {
			x := m
			if x.Get = b; n.make(x, maxNamed) {
				found = true
			}
		})
	}
	if found {
		return true
	}
	bags(stock, 1, 3, func(give engine.Bag) {
		bags(any, 1, 2, func(get engine.Bag) {
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
	own, theirs := g.purse(m.Who), g.purse(m.Who.Other())
	bags(own, 1, 2, func(give engine.Bag) {
		bags(theirs, 1, 2, func(get engine.Bag) {
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

// bags calls do for every bag of least to most resources out of b.
func bags(b engine.Bag, least, most int, do func(engine.Bag)) {
	var bag engine.Bag
	var fill func(kind, left int)
	fill = func(kind, left int) {
		if kind == len(b) {
			if left == 0 {
				do(bag)
			}
			return
		}
		for n := 0; n <= min(left, int(b[kind])); n++ {
			bag[kind] = int8(n)
			fill(kind+1, left-n)
		}
		bag[kind] = 0
	}
	for size := least; size <= most && size <= b.Total(); size++ {
		fill(0, size)
	}
}

// cards tries the cards that a move may name: a card of the stack that it names, or a card in play.
func (n *namer) cards(m engine.Move, each func(engine.Move)) {
	s := n.line.State()
	seen := map[int16]bool{}
	side := n.sideOf(m.Who)
	if m.Card == engine.NoCard || m.Verb == engine.Choose {
		for i := range side.Stacks {
			if m.N > 0 && int(m.N) != i+1 {
				continue
			}
			for _, list := range [2][]engine.CardNo{side.Stacks[i].Top, side.Stacks[i].Bottom} {
				for _, c := range list {
					if def := s.Cards[c].Def; !seen[def] || m.N == 0 {
						seen[def] = true
						x := m
						x.Card = c
						each(x)
					}
				}
			}
		}
	}
	if m.Verb == engine.Exchange && m.On != engine.NoCard { // the card that was just put there
		x := m
		x.Card = m.On
		each(x)
	}
	for i := range s.Cards {
		if !s.Cards[i].Laid {
			continue
		}
		x := m
		x.On = engine.CardNo(i)
		each(x)
		if m.Card == engine.NoCard {
			x := m
			x.Card = engine.CardNo(i)
			each(x)
		}
	}
}

// places tries every site, road and landscape of both principalities.
func (n *namer) places(m engine.Move, each func(engine.Move)) {
	s := n.line.State()
	at := func(p engine.Player, spot engine.Spot) {
		x := m
		x.Side = p
		spot.Card = m.At.Card
		if m.Verb == engine.Build {
			x.At = spot
		} else {
			x.To = spot
		}
		each(x)
	}
	for _, p := range [2]engine.Player{engine.North, engine.South} {
		for _, pl := range s.Sides[p].Places {
			for _, row := range [4]int8{1, 2, -1, -2} {
				at(p, engine.Spot{Kind: engine.OnSite, Col: pl.Col, Row: row})
			}
		}
		for _, r := range s.Sides[p].Roads {
			at(p, engine.Spot{Kind: engine.OnRoad, Col: r})
		}
		for _, l := range s.Sides[p].Lands {
			if l.Row != 0 {
				at(p, engine.Spot{Kind: engine.AtLandscape, Col: l.Col, Row: l.Row})
			}
		}
	}
}

// landscapes tries landscapes of the players and of the stack.
func (n *namer) landscapes(m engine.Move, each func(engine.Move)) {
	s := n.line.State()
	kinds := map[engine.Landscape]bool{}
	var stack []engine.Landscape
	for _, l := range s.Landscapes.Top {
		l = engine.Landscape{Kind: l.Kind, Number: l.Number}
		if !kinds[l] {
			kinds[l] = true
			stack = append(stack, l)
		}
	}
	for i, above := range stack {
		x := m
		x.Lands[0] = above
		each(x)
		x.Lands[0].Row = 1
		for j, below := range stack {
			if i == j && count(s.Landscapes.Top, above) < 2 {
				continue
			}
			below.Row = -1
			x.Lands[1] = below
			each(x)
		}
	}
	if m.Who < 0 {
		return
	}
	own, theirs := len(s.Sides[m.Who].Lands), len(s.Sides[m.Who.Other()].Lands)
	for i := range own {
		x := m
		x.Own = engine.LandSet(0).With(i)
		each(x)
		for j := range i {
			x.Own = engine.LandSet(0).With(i).With(j)
			each(x)
		}
		x.Own = engine.LandSet(0).With(i)
		for j := range theirs {
			x.Theirs = engine.LandSet(0).With(j)
			each(x)
		}
	}
	for j := range theirs {
		x := m
		x.Theirs = engine.LandSet(0).With(j)
		each(x)
	}
}

func count(lands []engine.Landscape, l engine.Landscape) int {
	n := 0
	for _, x := range lands {
		if x.Kind == l.Kind && x.Number == l.Number {
			n++
		}
	}
	return n
}
