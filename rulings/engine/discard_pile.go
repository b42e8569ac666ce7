package engine

// A card leaves a discard pile through one gate, whatever fetches it: fetchFrom. TestDiscardPilesHaveOneGate holds it.

// mayFetchFrom returns why p can take nothing from the discard pile of the player of, or nil. A ban shuts out the player
// against whom it lies, from his own pile or from the common one; it does not stop the player who laid it (Ruling
// 112.P.a).
func (g *board) mayFetchFrom(p, of Player) error {
	if g.pilesOf(p) == g.pilesOf(of) && g.shut(p, 0) && g.by("112.P.a") {
		return g.refuse("112.P.a 103.K.c", "Auf dem Ablagestapel liegt ein Kirchenbann: Du kannst keine Karte herausnehmen.",
			"There is a Church Ban on the discard pile: you cannot take a card from it.")
	}
	return nil
}

// fetchFrom takes card c out of the discard pile of the player of into p's hand. The order of the others stays (103.K.c).
func (g *game) fetchFrom(p, of Player, c CardNo) error {
	if err := g.mayFetchFrom(p, of); err != nil {
		return err
	}
	g.editDiscard(of).remove(c)
	g.draws(p, c)
	return nil
}
