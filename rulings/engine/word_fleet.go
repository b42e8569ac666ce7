package engine

// fill-by-fleet: {n: 3}. Whoever has the trade fleet of a resource fills his stock of it up to n in all (119.J.a).
func runFill(g *game, f *Frame) status {
	n := g.node(f)
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	for _, p := range g.inTurn() {
		var got Bag
		g.eachFunction(p, "trades", func(c CardNo, t *node) {
			k, ok := ParseKind(t.arg.Get("of").Str)
			if ok && g.counts(c, "trade-fleet") {
				got[k] = int8(max(0, n.arg.Get("n").Int()-int(g.stock(p)[k])))
				if k == Gold {
					got[k] += g.mineRoom(p)
				}
			}
		})
		if got = g.gain(p, got); got.Total() > 0 {
			e := g.emit("gained", p, n.cites...)
			e.Card, e.Get = f.Card, got
		}
	}
	return again
}
