package engine

// bankTraded carries out what follows when p has given resources of a kind to the bank, in so many trades: the
// opponent's guild is paid and p's residences are loaded.
func (g *ledger) bankTraded(p Player, kind Kind, trades int) {
	if trades > 0 {
		g.payGuild(p, kind, trades)
		g.loadGoods(p, kind, trades)
	}
}
