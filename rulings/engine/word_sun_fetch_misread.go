package engine

// misreadPalaceTakesTop reads 103.K.c wrongly: the Palace fetches the top card of the discard pile only.
func misreadPalaceTakesTop(g *game) error {
	return g.refuse("103.K.c", "Nur die oberste Karte darfst du nehmen.", "You may take only the top card.")
}

// misreadPalaceAgain reads 103.P.c wrongly: on the sun the Palace fetches as many cards as its player likes.
func misreadPalaceAgain(g *game, p Player, palace CardNo, no int16) {
	g.begin(procPalace, p, palace, no)
}
