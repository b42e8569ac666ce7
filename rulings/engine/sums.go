package engine

import "catanica/catalog"

// Strength, commerce and tournament points: a card's own, as changed by other cards, and their sum.

// booster is a working function that changes the points of other cards.
type booster struct {
	by CardNo
	n  *node
}

// boosters are the functions that change the points of one player's cards.
type boosters struct{ knights, each, weakening, caps []booster }

// Sum returns p's strength, commerce or tournament points; sure is false if a card's points are not stated.
func Sum(t *Table, s *State, p Player, kind string) (n int, sure bool) {
	return look(t, s).sum(p, kind)
}

// sum adds up the points of p's working cards, and what the position states beyond them. If sure is false, n is the
// fewest that p can have.
func (g *score) sum(p Player, kind string) (n int, sure bool) {
	least, most := g.between(p, kind)
	return least, least == most
}

// untold reports whether a card in play changes points of that kind in a way that no source tells.
func (g *score) untold(kind string) bool {
	return g.wordsOut()&setOf("unplayed") != 0 &&
		(g.unplayed(North, kind) != NoCard || g.unplayed(South, kind) != NoCard)
}

// manyPoints are more strength or commerce points than unstated cards could bring.
const manyPoints = 1000

// between returns the fewest and the most points that p can have, whatever is not stated.
func (g *score) between(p Player, kind string) (least, most int) {
	if g.untold(kind) {
		return 0, manyPoints
	}
	n := g.unlisted(p, kind)
	least, most = n, n
	boost := g.boostersOf(p)
	g.laidBy(p, func(c CardNo) {
		if g.working(c) {
			a, b := g.brings(p, c, kind, &boost)
			least += a
			most += b
		}
	})
	return least, most
}

// worth returns the points of a single card of p's.
func (g *score) worth(p Player, c CardNo, kind string) (n int, sure bool) {
	boost := g.boostersOf(p)
	least, most := g.brings(p, c, kind, &boost)
	return least, least == most
}

// boostersOf collects the functions that change the points of p's cards, so that they are looked up only once.
func (g *score) boostersOf(p Player) boosters {
	out := g.wordsOut()
	return boosters{
		knights: g.boosters(out, p, "knights-gain"), each: g.boosters(out, p, "gains-each"),
		weakening: g.boosters(out, p.Other(), "weakens"), caps: g.gatherCaps(out, p),
	}
}

// boosters returns p's working functions with that word, if the words in play include it.
func (g *score) boosters(inPlay wordSet, p Player, name string) []booster {
	if inPlay&setOf(name) == 0 {
		return nil
	}
	var out []booster
	g.eachFunction(p, name, func(c CardNo, n *node) { out = append(out, booster{c, n}) })
	return out
}

// brings returns the fewest and the most points that card c can bring p under the boosters.
func (g *score) brings(p Player, c CardNo, kind string, boost *boosters) (least, most int) {
	least, sure := g.own(p, c, kind)
	most = least
	if !sure {
		most = manyPoints
	}
	if kind == "strength" {
		return g.strength(c, least, most, boost)
	}
	bonus := g.bonus(c, kind, boost)
	least, most = least+bonus, most+bonus
	if kind == "commerce" {
		return g.commerce(p, c, least, most)
	}
	return least, most
}

// own returns the points that card c brings p before other cards change them. If sure is false, n is the fewest that it
// can be: what is not stated can only add to them.
func (g *score) own(p Player, c CardNo, kind string) (n int, sure bool) {
	if counts, known := g.facing(c, kind); !counts {
		return 0, known
	}
	n, sure = g.value(p, c, g.def(c).points(kind))
	if t := g.target(c); t != NoCard && g.working(t) { // it shares all but the victory points (123.AI.a)
		more, known := g.value(p, c, g.def(t).points(kind))
		n, sure = n+more, sure && known
	}
	return n, sure
}

// bonus returns the points that buildings add to the card: a smithy to each knight's strength, a tournament ground to
// his tournament points, a harbor to each trade fleet's commerce points.
func (g *score) bonus(to CardNo, kind string, boost *boosters) int {
	add := 0
	if kind != "commerce" && len(boost.knights) > 0 && g.forged(to) {
		for _, b := range boost.knights {
			add += b.n.arg.Get(kind).Int()
		}
	}
	for _, b := range boost.each {
		if g.isAnyOf(to, b.n.arg.Get("of").Strs()) {
			add += b.n.arg.Get(kind).Int()
		}
	}
	return add
}

// value returns the current points of a card by itself; if sure is false, the fewest that it can have. Points may
// depend on a count: gold, stars, the last roll of the production die (Ruling 117.F.a), the store on the card, the
// grain beside it.
func (g *board) value(p Player, c CardNo, f *points) (n int, sure bool) {
	switch f.is {
	case catalog.None:
		return 0, true
	case catalog.Unknown:
		return f.least, !g.isType(c, catalog.Unit) && !g.isType(c, catalog.Building)
	}
	stored := int(g.s.Cards[c].Stored)
	switch f.Count {
	case "":
		return f.N, true
	case "gold":
		return int(g.purse(p)[Gold]) + g.kept(p, Gold), len(g.s.Sides[p].Lands) > 0
	case "stars":
		return g.stars(p), true
	case "die":
		return stored, stored > 0
	case "stored", "won":
		return stored, true
	}
	return g.grainBeside(p, c) // the count grain-beside
}

// grainBeside returns the amount of grain on p's landscapes beside card c; sure is false if the position does not state
// where they lie.
func (g *board) grainBeside(p Player, c CardNo) (n int, sure bool) {
	lands := g.s.Sides[p].Lands
	sure = len(lands) > 0
	for _, l := range lands {
		if l.Kind != Grain {
			continue
		}
		switch beside, known := g.touches(c, l); {
		case beside:
			n += int(l.Stock)
		case !known:
			sure = false
		}
	}
	return n, sure
}
