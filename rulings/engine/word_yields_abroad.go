package engine

// yields-abroad. A building in the opponent's principality brings its player a resource of the kind that a landscape
// beside it yields now: from the bank, for an own landscape of that kind (Ruling 120.E.c). A doubler there changes
// nothing (120.E.d).

// wordYieldsAbroad returns the effect word `yields-abroad`.
func wordYieldsAbroad() Word {
	return Word{
		Name: "yields-abroad", In: InForce,
		Doc:     "brings what a landscape beside it yields its host",
		Example: "Handelsniederlassung",
	}
}

// yieldsAbroad books the yield of p's buildings in the opponent's principality.
func yieldsAbroad(g *game, p Player) {
	g.eachFunction(p, "yields-abroad", func(c CardNo, n *node) {
		if g.misreadOf(c, "103.F.b") && p != g.s.Active {
			return
		}
		host := g.s.Cards[c].Side
		for _, l := range g.s.Sides[host].Lands {
			beside, sure := g.touches(c, l)
			if l.Number != g.s.Dice.Yield || sure && !beside {
				continue
			}
			if !sure {
				g.placesUnstated(host)
				return
			}
			yieldAbroad(g, p, c, n, l)
		}
	})
}

// yieldAbroad books the yield of one landscape beside the building (Rulings 120.E.c, 120.E.d).
func yieldAbroad(g *game, p Player, c CardNo, n *node, l Landscape) {
	b := Bag{}.with(l.Kind, 1)
	if g.misread("120.E.d") {
		b = misreadAbroadDoubled(g, c, l)
	}
	if g.misread("120.E.c") {
		misreadHostPays(g, c, b)
	}
	g.bring(p, b, c, append([]string{"103.F.b"}, n.cites...)...)
}
