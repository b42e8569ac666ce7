package engine

import "catanica/catalog"

// Stars are kept on counters, up to three on each (kuw.volksstimmung).

// stars returns how many stars p has on all counters.
func (g *board) stars(p Player) int {
	n := 0
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Counter) {
			n += int(g.s.Cards[c].Stars)
		}
	})
	return n
}

// Stars returns how many stars p has.
func Stars(t *Table, s *State, p Player) int { return look(t, s).stars(p) }

// starRoom returns how many more stars p's counters can take.
func (g *treasury) starRoom(p Player) int {
	n := 0
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Counter) {
			n += 3 - int(g.s.Cards[c].Stars)
		}
	})
	return n
}

// addStars puts up to n stars on p's counters and returns how many there was room for; the rest is lost.
func (g *ledger) addStars(p Player, n int) (added int) {
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Counter) {
			k := g.edit(c)
			put := min(n-added, 3-int(k.Stars))
			k.Stars += int8(put)
			added += put
		}
	})
	return added
}

// takeStars takes n stars off p's counters. The caller has made sure that there are enough.
func (g *ledger) takeStars(p Player, n int) {
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Counter) {
			k := g.edit(c)
			take := min(n, int(k.Stars))
			k.Stars -= int8(take)
			n -= take
		}
	})
}
