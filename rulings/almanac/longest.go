package almanac

import "catanica/rulings/island"

// longestRoad returns the length of a player's longest road: the largest number of their roads that can be walked
// without using one twice. The buildings of others interrupt it; the walk may end there, but not pass.
//
// almanach.laengste-handelsstrasse
func (t *Table) longestRoad(s *State, p Player) uint8 {
	w := walk{island: t.Island, free: s.Roads[p], most: s.Roads[p].Len()}
	w.stops = s.foreign(p)
	if t.misread(rLongestRoad) {
		w.stops = island.Set{}
	}
	for ends := s.Reach[p]; !ends.Empty() && w.best < w.most; {
		w.from(ends.Take(), 0)
	}
	return uint8(w.best)
}

// walk searches for the longest walk over roads.
type walk struct {
	island *island.Island
	free   island.Set // roads that have not been used
	stops  island.Set // intersections that cannot be passed
	best   int
	most   int
}

// from walks on from an intersection that was reached by n roads.
func (w *walk) from(at, n int) {
	w.best = max(w.best, n)
	if n > 0 && w.stops.Has(at) {
		return
	}
	for next := w.island.Roads[at].And(w.free); !next.Empty(); {
		road := next.Take()
		ends := w.island.Paths[road].Ends
		w.free.Remove(road)
		w.from(ends[0]+ends[1]-at, n+1)
		w.free.Add(road)
	}
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
				g.tell(Event{Type: "interrupted", Who: other, Other: p, Place: at, N: int(g.Length[other])}, rLongestRoad)
				cut = cut || other == g.Longest
			}
		}
	}
	if cut {
		g.award(true)
	}
}

// award gives the Longest Road to the player who has it now. cut says that the holder's road has just been interrupted.
//
// almanach.laengste-handelsstrasse: on a tie after an interruption the card is put aside; otherwise the holder keeps it
// until somebody has a longer road.
func (g *game) award(cut bool) {
	best, leader, tied := g.roadMinimum()-1, Nobody, false
	for p := range g.Players {
		switch n := g.Length[p]; {
		case n > best:
			best, leader, tied = n, Player(p), false
		case n == best && leader != Nobody:
			tied = true
		}
	}
	holder, was := leader, g.Longest
	var reads []string
	if was != Nobody && leader != Nobody && g.Length[was] == best && (!cut || g.Readings.RoadTie == "holder") {
		holder = was
	} else if tied {
		holder = Nobody
	}
	if cut && tied {
		reads = []string{readRoadTie}
	}
	if holder == was {
		if cut && tied && was != Nobody && !g.quiet {
			g.tell(Event{Type: "longest-kept", Who: was, N: int(best), Place: -1}, rLongestRoad)
			g.events[len(g.events)-1].Reads = []string{readRoadTie}
		}
		return
	}
	g.Longest = holder
	e := Event{Type: "longest", Who: holder, Other: was, N: int(best), Place: -1}
	if holder == Nobody {
		e = Event{Type: "longest-aside", Who: was, Other: Nobody, Place: -1}
	} else if best < 7 { // the almanac's example has seven roads
		reads = append(reads, readRoadLength)
	}
	if !g.quiet {
		g.tell(e, rLongestRoad)
		g.events[len(g.events)-1].Reads = reads
	}
}
