package vienna

import "catanica/rulings/graph"

// chain returns the length of a player's longest chain of roads.
//
// wien.mautstrasse: settlements of others interrupt it, landmarks do not; branches do not count. Whether an empty
// location space interrupts it is the reading vienna-empty-location.
func (t *Table) chain(s *State, p Player) uint8 {
	return t.chainIf(s, p, t.Readings.EmptyPlace == "interrupts")
}

// chainIf returns the length of the chain if empty location spaces interrupt it, or if they do not.
func (t *Table) chainIf(s *State, p Player, interrupts bool) uint8 {
	stops := s.Built.Without(s.Settlements[p])
	if interrupts {
		stops = stops.Or(t.Board.Of[Location].Without(s.Built))
	}
	if t.misread(rTollRoad) {
		stops = stops.Or(s.Stands)
	}
	return uint8(t.Board.Longest(s.Roads[p], s.Reach[p], stops))
}

// measure brings the length of a player's chain up to date. It names the reading vienna-empty-location where the other
// answer gives another chain that could be the Longest Toll Road.
func (g *game) measure(p Player) {
	g.Length[p] = g.chain(g.State, p)
	if g.Quiet {
		return
	}
	other := g.chainIf(g.State, p, g.Readings.EmptyPlace != "interrupts")
	if other != g.Length[p] && max(other, g.Length[p]) >= longest {
		g.AlsoRead(readEmptyPlace)
	}
}

// met measures the chains that meet at a place where something was built.
func (g *game) met(by Player, at int) {
	cut, joined := false, false
	for p := range Player(g.Players) {
		if !g.Reach[p].Has(at) {
			continue
		}
		old := g.Length[p]
		g.measure(p)
		joined = joined || g.Length[p] > old
		if g.Length[p] < old {
			cut = cut || p == g.Toll
			e := happened("interrupted", p)
			e.Other, e.Place, e.N = by, at, int(g.Length[p])
			g.Tell(e, rTollRoad)
		}
	}
	if cut || joined {
		g.award(by, cut)
	}
}

// award gives the Longest Toll Road to the player who has it now. cut says that its holder has just been interrupted by
// the player by.
//
// wien.mautstrasse: the holder keeps it until somebody builds a longer chain. What happens when the holder's chain is
// cut is the reading vienna-toll-road-cut.
func (g *game) award(by Player, cut bool) {
	holder := g.Toll
	if holder != Nobody && (!cut || g.Readings.Cut == "holder") {
		if by != Nobody && g.Length[by] >= longest && g.Length[by] > g.Length[holder] {
			g.giveToll(by, "")
		} else if cut {
			g.keepToll()
		}
		return
	}
	var leaders graph.Set
	best := uint8(longest)
	for p := range g.Players {
		if g.Length[p] > best {
			best, leaders = g.Length[p], graph.Set{}
		}
		if g.Length[p] == best {
			leaders.Add(p)
		}
	}
	reads := ""
	if cut {
		reads = readCut
	}
	switch {
	case holder != Nobody && leaders.Has(int(holder)):
		g.keepToll()
	case leaders.Len() == 1:
		g.giveToll(Player(leaders.Take()), reads)
	case holder != Nobody:
		g.Toll = Nobody
		g.TellRead(happened("toll-aside", holder), readCut, rTollRoad)
	}
}

func (g *game) giveToll(p Player, reads string) {
	e := happened("toll", p)
	e.Other, e.N = g.Toll, int(g.Length[p])
	if g.Toll = p; reads != "" {
		g.TellRead(e, reads, rTollRoad)
		return
	}
	g.Tell(e, rTollRoad)
}

func (g *game) keepToll() {
	e := happened("toll-kept", g.Toll)
	e.N = int(g.Length[g.Toll])
	g.TellRead(e, readCut, rTollRoad)
}
