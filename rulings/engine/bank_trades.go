package engine

// bankTraded applies the consequences of p giving resources of a kind to the bank in the given number of trades: it
// pays the opponent's guild and loads p's residences.
func (g *ledger) bankTraded(p Player, kind Kind, trades int) {
	if trades > 0 {
		g.payGuild(p, kind, trades)
		g.loadGoods(p, kind, trades)
	}
}
