package engine

import (
	"cmp"
	"slices"
)

// place returns p's place in column col.
func (g *board) place(p Player, col Col) (Place, bool) {
	for _, pl := range g.s.Sides[p].Places {
		if pl.Col == col {
			return pl, true
		}
	}
	return Place{}, false
}

// sites returns how many building sites a place has on each side of the axis: one for a settlement, two for a city or a
// citadel (Ruling 128.C.b).
func sites(k PlaceKind) int8 {
	if k == SettlementPlace {
		return 1
	}
	return 2
}

// touches reports whether landscape l is beside the site of card c. Both sites above a city are equally close to the
// landscapes above the axis, and both below it to those below (Ruling 121.D.a). sure is false if the position does not
// state where the card or the landscape lies.
func (g *board) touches(c CardNo, l Landscape) (yes, sure bool) {
	at := g.s.Cards[c].At
	switch {
	case at.Kind != AtLandscape && at.Kind != OnSite:
		return false, true
	case l.Row == 0 || at.Row == 0:
		return false, false
	case g.misreadOf(c, "121.D.a") && misreadOuterSite(at):
		return false, true
	case at.Kind == AtLandscape:
		return l.Col == at.Col && sameSide(l.Row, at.Row), true
	}
	return (l.Col == at.Col-1 || l.Col == at.Col+1) && sameSide(l.Row, at.Row), true
}

// placesUnstated makes the move undecided because it depends on where p's cards and landscapes lie.
func (g *board) placesUnstated(p Player) {
	g.stop(g.unstated("places of "+p.String(),
		"Es kommt darauf an, wo die Landschaften und Ausbauten von %s liegen: Nenne ihre Plätze.",
		"It depends on where %s's landscapes and expansions are: give their places.", p))
}

func sameSide(a, b int8) bool { return (a > 0) == (b > 0) }

// freeSite reports whether the site is free, or any site of the place if at.Row is 0, and returns the spot on which the
// card will lie.
func (g *board) freeSite(p Player, at Spot) (Spot, bool) {
	pl, ok := g.place(p, at.Col)
	if !ok {
		return at, false
	}
	n := sites(pl.Kind)
	if at.Row != 0 && (at.Row > n || at.Row < -n) {
		return at, false
	}
	taken, this := int8(0), false
	for _, c := range g.s.Sides[p].Laid {
		if k := g.s.Cards[c].At; k.Kind == OnSite && k.Col == at.Col {
			taken++
			this = this || k.Row == at.Row && at.Row != 0
		}
	}
	return at, taken < 2*n && !this
}

// freeRows returns the free sites of a place, those above the axis first.
func (g *board) freeRows(p Player, pl Place) []Spot { return g.appendFreeRows(nil, p, pl) }

// appendFreeRows appends the free sites of a place to out.
func (g *board) appendFreeRows(out []Spot, p Player, pl Place) []Spot {
	for _, row := range [4]int8{1, 2, -1, -2} {
		if at, ok := g.freeSite(p, Spot{Kind: OnSite, Col: pl.Col, Row: row}); ok {
			out = append(out, at)
		}
	}
	return out
}

// roadFree reports whether p has a road in column col without an expansion on it.
func (g *board) roadFree(p Player, col Col) bool {
	if !slices.Contains(g.s.Sides[p].Roads, col) {
		return false
	}
	return !slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		return g.s.Cards[c].At.Kind == OnRoad && g.s.Cards[c].At.Col == col
	})
}

// landAt returns the index of the landscape in the gap col, above or below the axis as row says.
func (g *board) landAt(p Player, col Col, row int8) (int, bool) {
	for i, l := range g.s.Sides[p].Lands {
		if row != 0 && l.Row != 0 && l.Col == col && sameSide(l.Row, row) {
			return i, true
		}
	}
	return 0, false
}

// atLandscapeFree reports whether no card lies at the landscape, which has room for one (Ruling 128.C.b).
func (g *board) atLandscapeFree(p Player, col Col, row int8) bool {
	if g.misread("128.C.b") {
		return misreadLandscapeFree
	}
	return !slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		k := &g.s.Cards[c]
		return k.At.Kind == AtLandscape && k.At.Col == col && sameSide(k.At.Row, row)
	})
}

func (s *Side) sortPlaces() {
	slices.SortFunc(s.Places, func(a, b Place) int { return cmp.Compare(a.Col, b.Col) })
}
