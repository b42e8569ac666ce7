package engine

// misreadRedeem reads 113.U.c wrongly: a witch keeps the building from being redeemed.
func misreadRedeem(g *game, m Move, pawn CardNo, cite string) error {
	if bewitched(g, m.Card) {
		return g.refuse("113.U.c", "Erst muss die Hexe weg.", "The witch has to go first.")
	}
	return redeemFrom(g, m, pawn, cite)
}

// misreadRedeemLater reads 113.U.a wrongly: nothing is redeemed in the turn in which it was pawned.
func misreadRedeemLater(g *game, m Move, pawn CardNo, cite string) error {
	if g.s.Cards[pawn].Since == g.s.Turn {
		return g.refuse("113.U.a", "Nicht im selben Zug.", "Not in the same turn.")
	}
	return redeemFrom(g, m, pawn, cite)
}
