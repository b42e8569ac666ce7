package engine

import "slices"

// gain-beside: {of: [befestigtes-lager]}. Every landscape beside such a card gets a resource, one for each of the
// cards, as far as there is room; of both players. A blocked card brings none (103.P.a).

func runGainBeside(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	of := g.node(f).arg.Get("of").Strs()
	for _, p := range g.inTurn() {
		var got Bag
		g.laidBy(p, func(c CardNo) {
			if slices.Contains(of, g.def(c).id) && g.working(c) {
				got = got.plus(g.blessBeside(p, c, true))
			}
		})
		if got.Total() > 0 {
			e := g.emit("gained", p, g.node(f).cites...)
			e.Card, e.Get = f.Card, got
		}
	}
	return again
}

// blessBeside gives each of p's landscapes beside card c a resource, if it has room. Not all: only those whose number
// came up, the reading that 118.C.f refuses.
func (g *game) blessBeside(p Player, c CardNo, all bool) Bag {
	var got Bag
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return got
	}
	lands := g.editLands(p)
	for i := range lands {
		l := &lands[i]
		beside, sure := g.touches(c, *l)
		if !sure && l.Stock < 3 {
			g.placesUnstated(p)
		}
		if beside && l.Stock < 3 && (all || l.Number == g.s.Dice.Yield) {
			l.Stock++
			got[l.Kind]++
		}
	}
	return got
}

func (b Bag) plus(c Bag) Bag {
	for k := range b {
		b[k] += c[k]
	}
	return b
}
