package engine

import (
	"slices"

	"catanica/catalog"
)

// A metropolis has its two landscapes as sites in addition to those of its city (Ruling 128.C.a).

// besideMetropolis reports whether a landscape belongs to a metropolis, whose units may lie beyond it (Ruling 128.C.a).
func (g *board) besideMetropolis(p Player, at Spot) bool {
	return slices.ContainsFunc(g.s.Sides[p].Places, func(pl Place) bool {
		return pl.Kind == MetropolisPlace && (pl.Col == at.Col-1 || pl.Col == at.Col+1)
	})
}

// onMetropolisSite reports whether d is a unit that may lie at the landscape of a metropolis, above or below the axis
// (Ruling 128.C.c).
func (g *board) onMetropolisSite(p Player, d *def, at Spot) bool {
	bothSides := true
	if g.misread("128.C.c") {
		bothSides = misreadAboveOnly(at)
	}
	return bothSides && at.Kind == AtLandscape && d.is(catalog.Unit) && d.class != "road" && !d.is(catalog.Wizard) &&
		!g.dragonOut(d) && g.besideMetropolis(p, at)
}

// dragonOut reports whether d is a dragon in an edition since 2003: dragons may no longer lie on the sites of a
// metropolis (Ruling 115.A.a).
func (g *board) dragonOut(d *def) bool {
	out := g.t.since("2003")
	if g.misread("115.A.a") {
		out = misreadOpposite(out)
	}
	return out && d.is(catalog.Dragon)
}

// sameCity reports whether two cards lie in the same city. If landscapes is set, the landscapes of a metropolis belong
// to it (Rulings 116.D.a, 128.C.a).
func (g *board) sameCity(a, b CardNo, landscapes bool) bool {
	x, y := g.s.Cards[a], g.s.Cards[b]
	if x.Side != y.Side {
		return false
	}
	return slices.ContainsFunc(g.s.Sides[x.Side].Places, func(pl Place) bool {
		return g.inCity(x.At, pl, landscapes) && g.inCity(y.At, pl, landscapes)
	})
}

// inCity reports whether the spot belongs to the city. A card on a road does not (Ruling 124.A.a).
func (g *board) inCity(at Spot, pl Place, landscapes bool) bool {
	beside := at.Col == pl.Col-1 || at.Col == pl.Col+1
	switch at.Kind {
	case OnSite:
		return at.Col == pl.Col
	case AtLandscape:
		return landscapes && pl.Kind == MetropolisPlace && beside && g.by("128.C.a")
	}
	if g.misread("124.A.a") {
		return misreadRoadsInCity(at, beside)
	}
	return false
}
