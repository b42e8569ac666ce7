package engine

// misreadTradedWithBank reads 102.B.Banktausch wrongly: every exchange of resources with the bank is a bank trade.
func misreadTradedWithBank(g *game, p Player, give Bag) {
	for k, n := range give {
		g.bankTraded(p, Kind(k), int(n))
	}
}
