// Package naming lists the ways in which a move can name what it leaves open (engine.Wrong.Names): cards, places,
// landscapes, resources and wizards. It plays nothing; whoever uses it tries what it lists, in this order.
package naming

import (
	"slices"

	"catanica/rulings/engine"
)

// Namer names things in a position, which it only reads.
type Namer struct {
	Table *engine.Table
	State *engine.State
}

// Like is what makes copies of a card alike in a pile: of a stolen copy and one of one's own it matters which goes
// where, because the stolen one returns to its owner after the game.
type Like struct {
	def   int16
	owner engine.Player
}

// LikeOf returns what card c has in common with its like.
func LikeOf(s *engine.State, c engine.CardNo) Like { return Like{s.Cards[c].Def, s.Cards[c].Owner} }

// Cards tries the cards that a move may name: a card of the stack that it names, or a card in play.
func (n Namer) Cards(m engine.Move, each func(engine.Move)) {
	s := n.State
	seen := map[Like]bool{}
	side := n.Side(m.Who)
	if m.Card == engine.NoCard || m.Verb == engine.Choose {
		for i := range side.Stacks {
			if m.N > 0 && int(m.N) != i+1 {
				continue
			}
			for _, list := range [2][]engine.CardNo{side.Stacks[i].Top, side.Stacks[i].Bottom} {
				for _, c := range list {
					if like := LikeOf(s, c); !seen[like] || m.N == 0 {
						seen[like] = true
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

// Places tries every site, road and landscape of both principalities.
func (n Namer) Places(m engine.Move, each func(engine.Move)) {
	s := n.State
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

// Landscapes tries landscapes of the players and of the stack.
func (n Namer) Landscapes(m engine.Move, each func(engine.Move)) {
	s := n.State
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

// Payers returns the ways in which the mover's wizards can share the magic power that a move costs; none if it costs
// none.
func (n Namer) Payers(m engine.Move, mayPay func(wizard engine.CardNo) bool) []engine.Move {
	s := n.State
	wizards := engine.Wizards(n.Table, s, m.Who)
	if !slices.ContainsFunc(wizards, func(w engine.CardNo) bool { return mayPay(w) }) {
		return nil
	}
	ways := []engine.Move{m}
	for i, w := range wizards {
		for _, x := range ways {
			for n := int8(1); n <= min(3, s.Cards[w].Power); n++ {
				y := x
				y.Powers = y.Powers.With(i, n)
				ways = append(ways, y)
			}
		}
	}
	return ways[1:]
}

// Side returns the side with the piles that p uses.
func (n Namer) Side(p engine.Player) *engine.Side {
	if n.Table.Common() || p < 0 {
		return &n.State.Sides[engine.North]
	}
	return &n.State.Sides[p]
}
