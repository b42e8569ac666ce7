package engine

import "catanica/catalog"

// give-power: {n: 1}. Every wizard of both players gets magic power, as far as he can hold it (three). It can be
// used at once (127.A.a).

func runGivePower(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	n := g.node(f)
	for _, p := range g.inTurn() {
		g.laidBy(p, func(c CardNo) {
			k := g.card(c)
			add := min(int8(max(1, n.arg.Get("n").Int())), 3-k.Power)
			if !g.isType(c, catalog.Wizard) || add <= 0 {
				return
			}
			g.edit(c).Power += add
			e := g.emit("fed", p, n.cites...)
			e.Card, e.N = c, int(add)
		})
	}
	return again
}
