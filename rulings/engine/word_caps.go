package engine

// caps: {what: [cannon, dragon], at: 2}. The opponent's units of those kinds count only so many strength points; the
// player's own count in full (117.E.a).

// caps are the influences of p's opponent's units of that kind on card c, which works for p. known is a strength that they
// settle where nobody states the card's own.
func (g *game) capped(p Player, c CardNo) (all []influence, known bool, at int) {
	cap := func(by CardNo, n *node) {
		if g.countsAny(c, n.arg.Get("what").Strs()) {
			at, known = n.arg.Get("at").Int(), true
			all = append(all, influence{g.card(by).Order, func(n int) int { return min(n, at) }})
		}
	}
	g.eachFunction(p.Other(), "caps", cap)
	if !g.t.on("117.E.a") {
		g.eachFunction(p, "caps", cap) // the tempting reading: she cannot bear the own ones either
	}
	return all, known, at
}
