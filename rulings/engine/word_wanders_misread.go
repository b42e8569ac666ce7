package engine

// misreadBlessesAll reads 118.C.f wrongly: only the landscapes whose number has come up get a resource.
func misreadBlessesAll() bool { return false }

// misreadWandererMoves reads 118.C.d wrongly: without gold the unit changes sides free of charge; without a free site
// it stays but is still paid for.
func misreadWandererMoves(g *game, p Player, c CardNo, n *node) {
	if len(wanderSpots(g, p.Other())) > 0 {
		beginWander(g, p, c, n)
		return
	}
	g.spend(p.Other(), Bag{Gold: 1})
	wandererStays(g, p, c, n)
}

// misreadGoldForWanderer reads 118.C.c wrongly: the gold that the same roll brings counts.
func misreadGoldForWanderer(g *game, p Player) int {
	n := int(g.purse(p)[Gold])
	for _, l := range g.s.Sides[p].Lands {
		if l.Kind == Gold && l.Number == g.s.Dice.Yield {
			n++
		}
	}
	return n
}

// misreadWanderPicker reads 118.C.e wrongly: the player who gets the unit picks its site.
func misreadWanderPicker(f *Frame) Player { return f.By.Other() }

// misreadWandererPaid reads 118.C.b wrongly: the player who gives the unit away is paid.
func misreadWandererPaid(g *game, f *Frame) { g.gain(f.By, Bag{Gold: 1}) }
