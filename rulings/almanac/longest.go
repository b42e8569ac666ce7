package almanac

import "catanica/rulings/island"

// longestRoad returns the length of a player's longest road: the largest number of their roads that can be walked
// without using one twice. The buildings of others interrupt it; the walk may end there, but not pass.
//
// almanach.laengste-handelsstrasse
func (t *Table) longestRoad(s *State, p Player) uint8 {
	stops := s.foreign(p)
	if t.misread(rLongestRoad) {
		stops = island.Set{}
	}
	return uint8(t.Island.Longest(s.Roads[p], s.Reach[p], stops))
}

// measure brings the length of a player's longest road up to date.
func (g *game) measure(p Player) { g.Length[p] = g.longestRoad(g.State, p) }

// interrupt measures the roads of the others that meet a new settlement.
func (g *game) interrupt(p Player, at int) {
	cut := false
	for n := range g.Players {
		if other := Player(n); other != p && g.Reach[other].Has(at) {
			old := g.Length[other]
			g.measure(other)
			if g.Length[other] < old {
				g.Tell(Event{Type: "interrupted", Who: other, Other: p, Place: at, N: int(g.Length[other])}, rLongestRoad)
				cut = cut || other == g.Longest
			}
		}
	}
	if cut {
		g.award(true, Nobody)
	}
}

// award gives the Longest Road to the player who has it now. cut says that the holder's road has just been interrupted,
// by is the player who has just built a road.
//
// almanach.laengste-handelsstrasse: on a tie after an interruption the card is put aside (almanac-road-tie); otherwise
// the holder keeps it until somebody has a longer road (almanac-road-level).
func (g *game) award(cut bool, by Player) {
	best, leader, tied := g.roadMinimum()-1, Nobody, false
	for p := range g.Players {
		switch n := g.Length[p]; {
		case n > best:
			best, leader, tied = n, Player(p), false
		case n == best && leader != Nobody:
			tied = true
		}
	}
	was := g.Longest
	question, keeps := readRoadLevel, g.Readings.RoadLevel != "aside"
	if cut {
		question, keeps = readRoadTie, g.Readings.RoadTie == "holder"
	}
	asked := tied && (cut || was != Nobody && by != Nobody && by != was && g.Length[by] == best)
	switch {
	case !tied:
		g.Longest = leader
	case was == Nobody || g.Length[was] < best || !keeps:
		g.Longest = Nobody
	}
	e := Event{Type: "longest", Who: g.Longest, Other: was, N: int(best), Place: -1}
	switch {
	case g.Longest != was && g.Longest == Nobody:
		e = Event{Type: "longest-aside", Who: was, Other: Nobody, Place: -1}
	case g.Longest == was && (!asked || was == Nobody):
		return
	case g.Longest == was:
		e = Event{Type: "longest-kept", Who: was, N: int(best), Place: -1}
	}
	if asked {
		e.Reads = []string{question}
	} else if g.Longest != Nobody && best < 7 { // the almanac's example has seven roads
		e.Reads = []string{readRoadLength}
	}
	g.Tell(e, rLongestRoad)
}
