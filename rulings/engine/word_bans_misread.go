package engine

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
