package engine

// Every card that leaves a discard pile does so through fetchFrom. TestDiscardPilesHaveOneGate checks that.

// mayFetchFrom returns why p cannot take anything with card `with` from the discard pile of the player of, or nil. A
// ban keeps the player against whom it was played from his own pile or from the common one; it does not stop the player
// who played it (Ruling 112.P.a).
func (g *board) mayFetchFrom(p, of Player, with CardNo) error {
	own := g.pilesOf(p) == g.pilesOf(of)
	if g.misreadOf(with, "112.P.a") {
		return g.misreadBanOnFetch(p, of)
	}
	if own && g.shut(p, 0) && g.by("103.K.c/kirchenbann") {
		return g.refuse("112.P.a 103.K.c",
			"Auf dem Ablagestapel liegt ein Kirchenbann: Du kannst keine Karte herausnehmen.",
			"There is a Church Ban on the discard pile: you cannot take a card from it.")
	}
	return nil
}

// fetchFrom moves card c with card `with` from the discard pile of the player of to p's hand. The order of the other
// cards does not change (Ruling 103.K.c).
func (g *game) fetchFrom(p, of Player, c, with CardNo) error {
	if err := g.mayFetchFrom(p, of, with); err != nil {
		return err
	}
	g.editDiscard(of).remove(c)
	g.draws(p, c)
	return nil
}
