package engine

// trades-beside: {at: 2}. A better rate at the bank for whatever lies on the landscapes beside the card (116.C.a); what is
// given for one resource comes from one and the same landscape (116.C.b).

// tradesBeside is how many trades the landscapes beside card c allow with a resource.
func (g *game) tradesBeside(p Player, c CardNo, k Kind, at int) int {
	n, all := 0, 0
	for _, l := range g.s.Sides[p].Lands {
		if l.Kind != k {
			continue
		}
		beside, sure := g.touches(c, l)
		if !sure && l.Stock > 0 {
			g.placesUnstated(p)
		}
		if beside {
			n += int(l.Stock) / at
			all += int(l.Stock)
		}
	}
	if !g.t.on("116.C.b") {
		return all / at // the tempting reading: like landscapes are one store
	}
	return n
}

// largeFleet is p's card that gives a better rate for the resource than the one known, or NoCard.
func (g *game) largeFleet(p Player, k Kind, rate int) (by CardNo, at int) {
	by, at = NoCard, rate
	g.eachFunction(p, "trades-beside", func(c CardNo, n *node) {
		x := n.arg.Get("at").Int()
		if g.t.on("116.C.c") { // switched off, the tempting reading: the lighthouse is for fleets of one resource
			x = g.litRate(p, p, c, x)
		}
		if x > 0 && x < at && g.tradesBeside(p, c, k, x) > 0 {
			by, at = c, x
		}
	})
	return by, at
}

// mayTradeBeside tells why the large fleet does not trade as the move says, or nil.
func (g *game) mayTradeBeside(m Move, by CardNo, give, get Kind, rate int) error {
	switch {
	case m.Get.Total() > g.tradesBeside(m.Who, by, give, rate):
		return g.refuse("116.C.b", "Was für einen Rohstoff gegeben wird, stammt von einer einzigen Landschaft neben der Flotte.",
			"What is given for a resource comes from a single landscape beside the fleet.")
	case !g.t.on("116.C.a") && !g.liesBeside(m.Who, by, get):
		return g.refuse("116.C.a", "Getauscht wird nur zwischen den Landschaften links und rechts.", "It trades only between the landscapes on its left and right.") // the tempting reading
	}
	return nil
}

func (g *game) liesBeside(p Player, c CardNo, k Kind) bool {
	for _, l := range g.s.Sides[p].Lands {
		if beside, _ := g.touches(c, l); beside && l.Kind == k {
			return true
		}
	}
	return false
}

// spendBeside takes what the trades cost from the landscapes beside the fleet.
func (g *game) spendBeside(p Player, c CardNo, k Kind, rate, trades int) {
	need := int8(rate * trades)
	for _, whole := range [2]bool{true, false} {
		lands := g.editLands(p)
		for i := range lands {
			l := &lands[i]
			if beside, _ := g.touches(c, *l); !beside || l.Kind != k {
				continue
			}
			n := min(need, l.Stock)
			if whole {
				n -= n % int8(rate)
			}
			l.Stock -= n
			need -= n
		}
	}
}
