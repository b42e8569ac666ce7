package engine

import (
	"slices"

	"catanica/catalog"
)

// Points returns p's victory points: those that are certain, and how many more there could be because nobody states the
// points of a card or the holder of a token.
func Points(t *Table, s *State, p Player) (sure, open int) {
	return look(t, s).points(p)
}

// mostPoints is the most victory points that any card in the sources is worth (the Triumphal Arch). A card whose
// victory points nobody states is taken to be worth no more.
const mostPoints = 3

// points adds up places, working cards and tokens.
func (g *score) points(p Player) (sure, open int) {
	sure, open = g.keptPoints(p)
	for _, kind := range tokenKinds {
		switch holder, sureOf := g.token(kind); {
		case !sureOf:
			open++
		case holder == p:
			sure++
		}
	}
	return sure, open
}

// pointsOf returns how many points of a kind p certainly has, and how many more he may have because nobody states them.
func (g *score) pointsOf(p Player, kind string) (surely, perhaps int) {
	if kind == "victory" {
		return g.points(p)
	}
	least, most := g.between(p, kind)
	return least, most - least
}

// cardPoints adds up places and working cards, and what the position states beyond them.
func (g *score) cardPoints(p Player) (sure, open int) {
	sure = g.unlisted(p, "victory")
	for _, place := range g.s.Sides[p].Places {
		sure += g.placePoints(p, place) + g.metropolisPoints(place)
	}
	g.laidBy(p, func(c CardNo) {
		if g.working(c) {
			n, known := g.victoryPoints(p, c)
			sure += n
			if !known {
				open += g.def(c).victory.openPoints()
			}
		}
	})
	return sure + g.joinedPoints(p), open
}

// openPoints returns how many victory points the card may be worth beyond those that are certain.
func (f *points) openPoints() int {
	if f.most > 0 {
		return f.most - f.least
	}
	return mostPoints - f.least
}

// victoryPoints returns the victory points of p's working card c; if known is false, the fewest that it can be worth. A
// metropolis counts with its place.
func (g *score) victoryPoints(p Player, c CardNo) (n int, known bool) {
	d := g.def(c)
	if d.is(catalog.Metropolis) {
		return 0, true
	}
	switch d.victory.is {
	case catalog.Known:
		return g.value(p, c, &d.victory)
	case catalog.Unknown:
		return d.victory.least, !d.is(catalog.Building) && d.card != nil
	}
	return 0, true
}

// placePoints returns the victory points of a place: a settlement is worth 1, a city 2, a citadel 1, or 2 beside a
// wizard (Ruling 128.G.a, zud.magie.zitadelle).
func (g *score) placePoints(p Player, place Place) int {
	switch place.Kind {
	case CityPlace, MetropolisPlace:
		return 2
	case CitadelPlace:
		if g.misread("128.G.a") {
			return misreadCitadelPoints
		}
		if g.wizardAt(p, place) {
			return 2
		}
	}
	return 1
}

// metropolisPoints returns the victory points of a metropolis beyond those of its city: none, unless they are assumed.
func (g *score) metropolisPoints(place Place) int {
	if place.Kind != MetropolisPlace {
		return 0
	}
	return g.t.defs[g.t.Book.central[catalog.Metropolis]].victory.N
}

// wizardAt reports whether a wizard lies at a landscape beside the place.
func (g *score) wizardAt(p Player, place Place) bool {
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		at := g.s.Cards[c].At
		return g.isType(c, catalog.Wizard) && at.Kind == AtLandscape && (at.Col == place.Col-1 || at.Col == place.Col+1)
	})
}
