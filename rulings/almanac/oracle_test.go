package almanac

import (
	"slices"
	"testing"

	"catanica/rulings/bag"
)

// oracle follows a game with a model of its own: pieces by the names of their places, cards counted from the events. It
// shares no code with the rules.
type oracle struct {
	t     *testing.T
	table *Table
	at    map[int]piece  // by intersection
	on    map[int]Player // roads by path
	hands [MaxPlayers][5]int
	spent int // development cards that left the game: all but knights
	army  Player
}

type piece struct {
	of   Player
	city bool
}

func newOracle(t *testing.T, table *Table, s State) *oracle {
	return &oracle{t: t, table: table, at: map[int]piece{}, on: map[int]Player{}, army: Nobody}
}

func (o *oracle) check(m Move, s State, events []Event) {
	o.t.Helper()
	for _, e := range events {
		o.follow(e)
		if len(e.Cites) == 0 {
			o.t.Errorf("event %s cites nothing", e.Type)
		}
	}
	o.pieces(s)
	o.cards(s)
	o.points(s)
	if s.Turn > 0 && !(s.Phase == Over) && o.count(s, s.Active) >= o.table.Goal {
		o.t.Errorf("%s has %d points in a turn of their own and the game goes on", s.Active, o.count(s, s.Active))
	}
}

// follow changes the model by an event.
func (o *oracle) follow(e Event) {
	give := func(p Player, b Bag, sign int) {
		for k, n := range b {
			o.hands[p][k] += sign * int(n)
		}
	}
	switch e.Type {
	case "founded", "settlement":
		if _, taken := o.at[e.Place]; taken {
			o.t.Errorf("two buildings on %s", o.table.Island.Intersections[e.Place].Name)
		}
		for _, near := range o.table.Island.Intersections[e.Place].Next {
			if _, taken := o.at[near]; taken {
				o.t.Errorf("%s is too near", o.table.Island.Intersections[e.Place].Name)
			}
		}
		o.at[e.Place] = piece{of: e.Who}
	case "city":
		if had := o.at[e.Place]; had.of != e.Who || had.city {
			o.t.Errorf("a city out of %+v", had)
		}
		o.at[e.Place] = piece{of: e.Who, city: true}
	case "road":
		if _, taken := o.on[e.Place]; taken {
			o.t.Errorf("two roads on %s", o.table.Island.Paths[e.Place].Name)
		}
		o.on[e.Place] = e.Who
	case "first-yields", "yielded", "invented":
		give(e.Who, e.Get, 1)
	case "paid", "discarded":
		give(e.Who, e.Get, -1)
	case "traded":
		give(e.Who, e.Get, 1)
		give(e.Other, e.Get, -1)
	case "exchanged": // the price is counted from the position: see cards
		give(e.Who, e.Get, 1)
	case "robbed":
		give(e.Who, bag.Of(e.Kind, 1), 1)
		give(e.Other, bag.Of(e.Kind, 1), -1)
	case "monopoly":
		give(e.Who, bag.Of(e.Kind, e.N), 1)
		give(e.Other, bag.Of(e.Kind, e.N), -1)
	case "played":
		if e.Card != Knight {
			o.spent++
		}
	case "army":
		o.army = e.Who
	}
}

// pieces compares the pieces on the island.
func (o *oracle) pieces(s State) {
	buildings, roads := 0, 0
	for p := range o.table.Players {
		settlements, cities, own := 0, 0, 0
		for _, b := range o.at {
			if b.of == Player(p) && b.city {
				cities++
			} else if b.of == Player(p) {
				settlements++
			}
		}
		for _, of := range o.on {
			if of == Player(p) {
				own++
			}
		}
		if s.Settlements[p].Len() != settlements || s.Cities[p].Len() != cities || s.Roads[p].Len() != own {
			o.t.Errorf("%s has %d settlements, %d cities, %d roads, not %d, %d, %d", Player(p), s.Settlements[p].Len(),
				s.Cities[p].Len(), s.Roads[p].Len(), settlements, cities, own)
		}
		if settlements > 5 || cities > 4 || own > 15 {
			o.t.Errorf("%s has too many pieces: %d, %d, %d", Player(p), settlements, cities, own)
		}
		buildings, roads = buildings+settlements+cities, roads+own
	}
	if s.Built.Len() != buildings || s.Taken.Len() != roads {
		o.t.Errorf("%d buildings and %d roads, not %d and %d", s.Built.Len(), s.Taken.Len(), buildings, roads)
	}
}

// cards counts all cards: none comes into being, and none is lost.
func (o *oracle) cards(s State) {
	for k := range s.Supply {
		all := int(s.Supply[k])
		for p := range o.table.Players {
			all += int(s.Hands[p][k])
		}
		if all != 24 {
			o.t.Errorf("%d cards of %s", all, Resource(k))
		}
	}
	for p := range o.table.Players {
		for k, n := range s.Hands[p] {
			if o.hands[p][k] != int(n) && o.hands[p][k] < int(n) {
				o.t.Errorf("%s has %d %s, the events say %d", Player(p), n, Resource(k), o.hands[p][k])
			}
			o.hands[p][k] = int(n)
		}
	}
	want, all := 25, o.spent
	if o.table.Players > 4 {
		want = 34
	}
	for k := range s.Deck {
		all += int(s.Deck[k])
	}
	for p := range o.table.Players {
		all += int(s.Knights[p])
		for _, n := range s.Cards[p] {
			all += int(n)
		}
	}
	if all != want {
		o.t.Errorf("%d development cards, not %d", all, want)
	}
}

// count counts a player's points from the model.
func (o *oracle) count(s State, p Player) int {
	points := int(s.Cards[p][VictoryPoint])
	for _, b := range o.at {
		if b.of == p {
			points++
			if b.city {
				points++
			}
		}
	}
	if o.army == p {
		points += 2
	}
	if s.Longest == p {
		points += 2
	}
	return points
}

func (o *oracle) points(s State) {
	longest, holders := 0, []Player{}
	for p := range Player(o.table.Players) {
		if got, want := s.Points(p), o.count(s, p); got != want {
			o.t.Errorf("%s has %d points, not %d", p, got, want)
		}
		length := o.longest(p)
		if int(s.Length[p]) != length {
			o.t.Errorf("%s's longest road has %d roads, not %d", p, s.Length[p], length)
		}
		if length > longest {
			longest, holders = length, nil
		}
		if length == longest {
			holders = append(holders, p)
		}
		if s.Army != p && s.Knights[p] > 3 && (s.Army == Nobody || s.Knights[p] > s.Knights[s.Army]) {
			o.t.Errorf("%s has %d knights and not the Largest Army", p, s.Knights[p])
		}
	}
	switch {
	case s.Longest != Nobody && (longest < 5 || !slices.Contains(holders, s.Longest)):
		o.t.Errorf("%s holds the Longest Road with %d of %d roads", s.Longest, s.Length[s.Longest], longest)
	case s.Longest == Nobody && longest >= 5 && len(holders) == 1:
		o.t.Errorf("nobody holds the Longest Road, although %s has %d roads", holders[0], longest)
	}
}

// longest finds the longest road of a player by trying every order of their roads that is a walk.
func (o *oracle) longest(p Player) int {
	var roads [][2]int
	for path, of := range o.on {
		if of == p {
			roads = append(roads, o.table.Island.Paths[path].Ends)
		}
	}
	used := make([]bool, len(roads))
	best := 0
	var walk func(at, n int)
	walk = func(at, n int) {
		best = max(best, n)
		if b, built := o.at[at]; n > 0 && built && b.of != p {
			return
		}
		for i, r := range roads {
			for end := range r {
				if !used[i] && r[end] == at {
					used[i] = true
					walk(r[1-end], n+1)
					used[i] = false
				}
			}
		}
	}
	for _, r := range roads {
		walk(r[0], 0)
		walk(r[1], 0)
	}
	return best
}
