package engine

// misreadBanOnFetch reads 112.P.a wrongly: a ban stops the player who placed it, and nobody else.
func (g *board) misreadBanOnFetch(p, of Player) error {
	if g.pilesOf(p) != g.pilesOf(of) && g.shut(of, 0) {
		return g.refuse("112.P.a", "Auf diesem Ablagestapel liegt ein Kirchenbann.",
			"There is a Church Ban on that discard pile.")
	}
	return nil
}

// misreadBarredPileIsFull reads 112.P.a wrongly: a card that cannot go to a barred discard pile goes under a stack.
func (g *ledger) misreadBarredPileIsFull(p Player, c CardNo) { g.underStack(p, c, 1) }

// misreadMayDiscard reads 112.P.a wrongly: under a ban no action card can be played, because it could not be put away.
func (g *board) misreadMayDiscard(p Player) error {
	if g.shut(p, 0) {
		return g.refuse("102.B.Ausspielen", "Auf den gebannten Stapel kann nichts abgelegt werden.",
			"Nothing can be put on the barred pile.")
	}
	return nil
}

// misreadBanStays reads 103.G.c wrongly: only the player who laid the ban can remove it.
func misreadBanStays(g *game) error {
	return g.refuse("103.G.c", "Der Bann bleibt liegen.", "The ban stays.")
}
