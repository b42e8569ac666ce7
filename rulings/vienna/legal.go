package vienna

import (
	"catanica/rulings/bag"
	"catanica/rulings/graph"
)

// Legal appends to moves those that Apply accepts for the player who decides, in a fixed order. What nobody can list is
// left open: the dice of a roll, cards that come off the stack or out of a hand, cards to discard or to choose. Trades
// between players are not listed at all, because they take two.
func Legal(t *Table, s *State, moves []Move) []Move {
	l := lister{t, s, s.Decides, moves}
	switch {
	case s.Phase == Over:
	case s.Free > 0:
		l.build(Road, t.roadSpots(s, l.p))
		if s.Phase != Founding {
			l.one(Passes)
		}
	case s.Phase == Founding:
		l.build(Settlement, l.settlementSpots(graph.All(len(t.Board.Places))))
	case s.Phase == Discarding:
		l.one(Discards)
	case s.Phase == MovingRobber:
		l.robber()
	case s.Phase == Robbing:
		l.victims()
	case s.Phase == Rewarding:
		l.one(Takes)
		l.one(Passes)
	case s.Phase == BeforeRoll && !t.misread(rTurn):
		l.cards()
		l.one(Rolls)
	default:
		l.purchases()
		l.cards()
		l.exchanges()
		if s.Phase == BeforeRoll {
			l.one(Rolls)
		} else {
			l.one(EndsTurn)
		}
	}
	return l.moves
}

// lister lists the moves of a player.
type lister struct {
	*Table
	*State
	p     Player
	moves []Move
}

func (l *lister) one(verb Verb) { l.moves = append(l.moves, Do(l.p, verb)) }

func (l *lister) build(what Purchase, spots graph.Set) {
	for !spots.Empty() {
		l.moves = append(l.moves, Build(l.p, what, spots.Take()))
	}
}

// settlementSpots returns those of the places on which the player's settlement may stand.
func (l *lister) settlementSpots(among graph.Set) graph.Set {
	among = among.And(l.grounds()).Without(l.Built)
	if l.misread(rSettlements) {
		for rest := among; !rest.Empty(); {
			if at := rest.Take(); !l.Board.Near[at].And(l.Built).Empty() {
				among.Remove(at)
			}
		}
	}
	return among
}

// robber lists the fields to which the robber may go.
func (l *lister) robber() {
	g := game{Table: l.Table, State: l.State}
	number := g.needsNumber()
	for n, f := range l.Board.Fields {
		if n != int(l.Robber) && (!number || f.Chip > 0) {
			m := Do(l.p, MovesRobber)
			m.Place = int16(n)
			l.moves = append(l.moves, m)
		}
	}
}

func (l *lister) victims() {
	g := game{Table: l.Table, State: l.State}
	for victims := g.victims(l.p); !victims.Empty(); {
		m := Do(l.p, Robs)
		m.Other = Player(victims.Take())
		l.moves = append(l.moves, m)
	}
	if !l.Seven || !g.mustRob(l.p) {
		l.one(Passes)
	}
}

// purchases lists what the player can build and buy.
func (l *lister) purchases() {
	hand := l.Hands[l.p]
	if hand.Covers(l.Costs[Road]) && l.roadsLeft(l.State, l.p) {
		l.build(Road, l.roadSpots(l.State, l.p))
	}
	if hand.Covers(l.Costs[Settlement]) && l.settlementsLeft(l.State, l.p) {
		l.build(Settlement, l.settlementSpots(l.Reach[l.p]))
	}
	if hand.Covers(l.Costs[LandmarkFigure]) {
		for spots := l.Reach[l.p].And(l.Board.Of[Landmark]).Without(l.Stands); !spots.Empty(); {
			if at := spots.Take(); l.Board.Places[at].Reward.Kind != RewardUnknown {
				l.moves = append(l.moves, Build(l.p, LandmarkFigure, at))
			}
		}
	}
	if hand.Covers(l.Costs[Development]) && l.Left > 0 {
		l.one(Buys)
	}
}

// cards lists the development cards that the player can play. Staple Right is listed for each resource.
func (l *lister) cards() {
	if l.Played {
		return
	}
	for card := Militia; card <= Staple; card++ {
		n := l.Cards[l.p][card]
		switch {
		case n == 0, n == l.Bought[card] && !l.misread(rDevelopment), card == Court && l.Supply.Total() < 2:
		case card == Staple:
			for r := range NoResource {
				m := Do(l.p, PlaysStaple)
				m.Kind = r
				l.moves = append(l.moves, m)
			}
		default:
			l.one(PlaysMilitia + Verb(card))
		}
	}
}

// exchanges lists the exchanges with the supply that take one card.
func (l *lister) exchanges() {
	for give := range NoResource {
		if l.Hands[l.p][give] < 2 {
			continue
		}
		rate := l.Rate(l.State, l.p, give)
		if int(l.Hands[l.p][give]) < rate {
			continue
		}
		for get := range NoResource {
			if get != give && l.Supply[get] > 0 {
				m := Do(l.p, TradesWithSupply)
				m.Give, m.Get = bag.Of(give, rate), bag.Of(get, 1)
				l.moves = append(l.moves, m)
			}
		}
	}
}
