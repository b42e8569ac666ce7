package engine

// misreadTakeableBeyondRoom reads 103.E.e wrongly: resources that the taker cannot store are still given away.
func (g *treasury) misreadTakeableBeyondRoom(victim Player) Bag { return g.reach(victim) }

// misreadTakeableOutsideCamps reads 121.A.a wrongly: what lies beside a camp is safe from the opponent too.
func (g *treasury) misreadTakeableOutsideCamps(taker, victim Player) Bag {
	return g.storable(taker, g.misreadOutsideCamps(victim))
}

// misreadSeizureSparesCamps reads 121.A.a wrongly: what lies beside a camp is safe from the opponent too.
func misreadSeizureSparesCamps(g *game, s seizure, get Bag) error {
	if get.beyond(g.takeable(s.taker, s.victim)) {
		return g.refuse("121.A.a", "Was neben dem Lager liegt, ist sicher.", "What lies beside the camp is safe.")
	}
	return seizureFits(g, s, get)
}

// misreadOutsideCamps returns the resources on p's landscapes that no camp hides.
func (g *treasury) misreadOutsideCamps(p Player) Bag {
	have := g.stock(p)
	g.eachFunction(p, "hides", func(c CardNo, _ *node) {
		for _, l := range g.s.Sides[p].Lands {
			if beside, _ := g.touches(c, l); beside {
				have[l.Kind] -= l.Stock
			}
		}
	})
	return have
}
