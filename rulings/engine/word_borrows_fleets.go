package engine

import "catanica/catalog"

// borrows-fleets. Its player trades with the bank through the opponent's trade fleets as well (Ruling 123.AV.a).

// wordBorrowsFleets returns the effect word `borrows-fleets`.
func wordBorrowsFleets() Word {
	return Word{
		Name: "borrows-fleets", In: InForce,
		Doc:     "uses the opponent's trade fleets as well",
		Example: "Hansebund",
	}
}

// borrowedFleets calls yield for each trade fleet of the opponent's that p uses.
func (g *treasury) borrowedFleets(p Player, yield func(c CardNo, n *node)) {
	if league, _ := g.function(p, "borrows-fleets"); league == NoCard {
		return
	}
	g.eachFunction(p.Other(), "trades", func(c CardNo, n *node) {
		if g.isType(c, catalog.TradeFleet) {
			yield(c, n)
		}
	})
}
