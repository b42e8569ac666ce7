package engine

// fill-by-fleet: {n: 3}. Each player with the trade fleet of a resource fills his stock of it up to n (Ruling 119.J.a).

const procFill procName = "fill-by-fleet"

// wordFillByFleet returns the effect word `fill-by-fleet`.
func wordFillByFleet() Word {
	return Word{
		Name: "fill-by-fleet", In: OnEvent,
		Args:    []string{"n"},
		Form:    "`n: 3`",
		Doc:     "each player fills up the resources for which he has a trade fleet",
		Example: "Glückliche Handelsfahrt",
		Procedures: []Procedure{
			{Name: procFill, Steps: []Step{{Name: "fill", Do: fleetsFill}}},
		},
	}
}

func fleetsFill(g *game, f *Frame) next {
	n := g.node(f)
	upTo := n.arg.Get("n").Int()
	for _, p := range g.inTurn() {
		var got Bag
		g.eachFunction(p, "trades", func(c CardNo, t *node) {
			k, ok := ParseKind(t.arg.Get("of").Str)
			if !ok || !g.counts(c, "trade-fleet") {
				return
			}
			got[k] = int8(max(0, upTo-int(g.stock(p)[k])))
			if k == Gold {
				got[k] += g.mineRoom(p)
			}
		})
		if got = g.gain(p, got); got.Total() > 0 {
			e := g.emit("gained", p, n.cites...)
			e.Card, e.Get = f.Card, got
		}
	}
	return done
}
