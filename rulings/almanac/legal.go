package almanac

import (
	"catanica/rulings/bag"
	"catanica/rulings/graph"
	"catanica/rulings/island"
)

// roadSpots returns the paths on which a player may build a road.
func (t *Table) roadSpots(s *State, p Player) island.Set {
	own := s.buildings(p)
	from := s.Reach[p]
	if !t.misread(rRoad) {
		from = from.Without(s.Built)
	}
	var spots island.Set
	for from = from.Or(own); !from.Empty(); {
		spots = spots.Or(t.Island.At[from.Take()])
	}
	if t.misread(rPaths) {
		spots = spots.Without(s.Roads[p])
	} else {
		spots = spots.Without(s.Taken)
	}
	if t.misread(rCoast) {
		spots = spots.Without(t.Island.Coastal)
	}
	return spots
}

// settlementSpots removes from intersections those on which the player's settlement may not stand.
func (t *Table) settlementSpots(s *State, p Player, among island.Set) island.Set {
	near := s.Built
	if t.misread(rSettlement) {
		near = s.buildings(p)
	}
	among = among.Without(s.Built)
	for rest := among; !rest.Empty(); {
		if at := rest.Take(); !t.Island.Near[at].And(near).Empty() {
			among.Remove(at)
		}
	}
	return among
}

// Legal appends to moves those that Apply accepts for the player who decides, in a fixed order. A move that leaves
// something open that nobody can list is listed without it: the dice of a roll, the card that comes off the stack, the
// card that is robbed, the cards to discard, the two cards of Invention, what players trade with each other (which is
// not listed at all, because it takes two).
func Legal(t *Table, s *State, moves []Move) []Move {
	p := s.Decides
	one := func(verb Verb) {
		moves = append(moves, Do(p, verb))
	}
	put := func(what Purchase, spots island.Set) {
		for !spots.Empty() {
			moves = append(moves, Build(p, what, spots.Take()))
		}
	}
	switch {
	case s.Phase == Over:
		return moves
	case s.Phase == FoundingSettlement:
		put(Settlement, t.settlementSpots(s, p, graph.All(len(t.Island.Intersections))))
		return moves
	case s.Phase == FoundingRoad:
		spots := t.Island.At[s.Last].Without(s.Taken)
		if t.misread(rCoast) {
			spots = spots.Without(t.Island.Coastal)
		}
		put(Road, spots)
		return moves
	case s.Phase == Discarding:
		one(Discards)
		return moves
	case s.Phase == MovingRobber:
		for hex, terrain := range t.Terrain {
			if hex != int(s.Robber) && (terrain != Desert || t.Readings.RobberDesert != "no") {
				m := Do(p, MovesRobber)
				m.Place = int16(hex)
				moves = append(moves, m)
			}
		}
		return moves
	case s.Phase == Robbing:
		g := game{Table: t, State: s}
		for victims := g.victims(p, int(s.Robber)); !victims.Empty(); {
			m := Do(p, Robs)
			m.Other = Player(victims.Take())
			moves = append(moves, m)
		}
		one(Passes)
		return moves
	case s.Free > 0:
		put(Road, t.roadSpots(s, p))
		one(Passes)
		return moves
	case s.Phase == BeforeRoll:
		moves = legalCards(t, s, p, moves)
		one(Rolls)
		return moves
	}
	if s.Phase == SpecialBuilding {
		moves = t.purchases(s, p, moves)
		one(Passes)
		return moves
	}
	moves = t.purchases(s, p, moves)
	moves = legalCards(t, s, p, moves)
	if s.Phase == Trading || t.Combined {
		moves = t.exchanges(s, p, moves)
	}
	if s.Phase == Trading {
		one(EndsTrading)
	}
	one(EndsTurn)
	return moves
}

// purchases appends what a player can build and buy.
func (t *Table) purchases(s *State, p Player, moves []Move) []Move {
	hand := s.Hands[p]
	put := func(what Purchase, spots island.Set) {
		for !spots.Empty() {
			moves = append(moves, Build(p, what, spots.Take()))
		}
	}
	left := func(have, pieces int) bool { return have < pieces || t.misread(rBuilding) }
	if hand.Covers(t.Costs[Road]) && left(s.Roads[p].Len(), t.Pieces.Roads) {
		put(Road, t.roadSpots(s, p))
	}
	if hand.Covers(t.Costs[Settlement]) && left(s.Settlements[p].Len(), t.Pieces.Settlements) {
		put(Settlement, t.settlementSpots(s, p, s.Reach[p]))
	}
	if hand.Covers(t.Costs[City]) && left(s.Cities[p].Len(), t.Pieces.Cities) {
		put(City, s.Settlements[p])
	}
	if hand.Covers(t.Costs[Development]) && s.Deck != [5]uint8{} {
		moves = append(moves, Do(p, Buys))
	}
	return moves
}

// legalCards appends the development cards that a player can play. A monopoly is listed for each resource.
func legalCards(t *Table, s *State, p Player, moves []Move) []Move {
	if s.Played && !t.misread(rDevelopment) {
		return moves
	}
	for card := Knight; card <= Monopoly; card++ {
		n := s.Cards[p][card]
		if n == 0 || n == s.Bought[card] && !t.misread(rDevelopment) {
			continue
		}
		m := Do(p, PlaysKnight+Verb(card))
		switch card {
		case RoadBuilding:
			if g := (game{Table: t, State: s}); !g.roadFits(p) {
				continue
			}
		case Invention:
			if s.Supply.Total() < 2 {
				continue
			}
		case Monopoly:
			for r := Lumber; r < NoResource; r++ {
				m.Kind = r
				moves = append(moves, m)
			}
			continue
		}
		moves = append(moves, m)
	}
	return moves
}

// exchanges appends the exchanges with the supply that take one card.
func (t *Table) exchanges(s *State, p Player, moves []Move) []Move {
	for give := Lumber; give < NoResource; give++ {
		if s.Hands[p][give] < 2 {
			continue
		}
		rate := t.Rate(s, p, give)
		if int(s.Hands[p][give]) < rate {
			continue
		}
		for get := Lumber; get < NoResource; get++ {
			if get != give && s.Supply[get] > 0 {
				m := Do(p, TradesWithSupply)
				m.Give, m.Get = bag.Of(give, rate), bag.Of(get, 1)
				moves = append(moves, m)
			}
		}
	}
	return moves
}
