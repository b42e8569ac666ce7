package engine

// misreadTradesBeside reads 116.C.b wrongly: landscapes of a kind are one store.
func misreadTradesBeside(stocks []int8, at int) int {
	n := 0
	for _, stock := range stocks {
		n += int(stock)
	}
	return n / at
}

// misreadSpendBeside takes the rest of a price that no single landscape pays.
func (g *ledger) misreadSpendBeside(p Player, c CardNo, k Kind, need int8) {
	lands := g.editLands(p)
	for i := range lands {
		if beside, _ := g.touches(c, lands[i]); beside && lands[i].Kind == k {
			n := min(need, lands[i].Stock)
			lands[i].Stock -= n
			need -= n
		}
	}
}

// misreadTradesBetween reads 116.C.a wrongly: the fleet trades between the landscapes on its left and right only.
func (g *treasury) misreadTradesBetween(p Player, fleet CardNo, get Kind) error {
	if g.liesBeside(p, fleet, get) {
		return nil
	}
	return g.refuse("116.C.a", "Getauscht wird nur zwischen den Landschaften links und rechts.",
		"It trades only between the landscapes on its left and right.")
}
