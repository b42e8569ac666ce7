package engine

import (
	"cmp"
	"slices"
)

// stock returns the resources on p's landscapes.
func (g *board) stock(p Player) Bag {
	var b Bag
	for _, l := range g.s.Sides[p].Lands {
		b[l.Kind] += l.Stock
	}
	return b
}

// Stock returns the resources on p's landscapes.
func Stock(s *State, p Player) Bag { return look(nil, s).stock(p) }

// room returns how many more of each resource p can store: up to three on each landscape, and gold on cards that hold
// it.
func (g *treasury) room(p Player) Bag {
	var b Bag
	for _, l := range g.s.Sides[p].Lands {
		b[l.Kind] += 3 - l.Stock
	}
	b[Gold] += g.mineRoom(p)
	return b
}

// storable returns the part of b for which p has room. If the position states no landscape of a kind, there may be room
// for that kind.
func (g *treasury) storable(p Player, b Bag) Bag {
	room := g.room(p)
	for k := range b {
		if g.hasLand(p, Kind(k)) {
			b[k] = min(b[k], room[k])
		}
	}
	return b
}

// holds reports whether p's landscapes hold b.
func (g *treasury) holds(p Player, b Bag) bool { return !b.beyond(g.stock(p)) }

// spend takes the resources from p's landscapes: from the fullest of a kind, the first among equals. The caller has
// made sure that there are enough.
func (g *ledger) spend(p Player, b Bag) {
	g.changeStock(p, b, -1, func(x, y Landscape) int { return -cmp.Compare(x.Stock, y.Stock) })
}

// gain puts resources on p's landscapes: on the emptiest of a kind, the first among equals. It returns the resources
// for which there was room; the rest is lost. If no landscapes are stated, they take everything and stay unstated.
func (g *ledger) gain(p Player, b Bag) Bag {
	b = g.storable(p, b)
	if g.misread("119.J.a", "122.B.b") {
		g.misreadGoldIntoMines(p, b[Gold])
	}
	g.changeStock(p, b, 1, func(x, y Landscape) int { return cmp.Compare(x.Stock, y.Stock) })
	return b
}

// bring lets p gain the resources and reports them; those for which there is no room are reported as lost (103.F.b).
func (g *ledger) bring(p Player, b Bag, card CardNo, cites ...string) {
	got := g.gain(p, b)
	if got.Total() > 0 {
		e := g.emit("gained", p, cites...)
		e.Card, e.Get = card, got
	}
	g.noRoom(p, b.minus(got), card, cites...)
}

// noRoom reports resources for which p has no room on the landscapes.
func (g *ledger) noRoom(p Player, lost Bag, card CardNo, cites ...string) {
	if lost.Total() > 0 && len(g.s.Sides[p].Lands) > 0 {
		e := g.emit("no-room", p, append(slices.Clip(cites), "glossar.verbuchen")...)
		e.Card, e.Get = card, lost
	}
}

// changeStock adds step, 1 or -1, for each resource of b to the landscape of its kind that sorts first by order.
func (g *ledger) changeStock(p Player, b Bag, step int8, order func(x, y Landscape) int) {
	lands := g.editLands(p)
	for k := range b {
		for range b[k] {
			best := -1
			for i, l := range lands {
				if l.Kind != Kind(k) || l.Stock+step < 0 || l.Stock+step > 3 {
					continue
				}
				if best < 0 || order(l, lands[best]) < 0 {
					best = i
				}
			}
			if best >= 0 {
				lands[best].Stock += step
			}
		}
	}
}
