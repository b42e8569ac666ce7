package engine

// Prices in stars (kuw.volksstimmung).

// starsFor returns an error unless p has n stars.
func (g *treasury) starsFor(p Player, n int) error {
	if g.stars(p) < n {
		return g.refuse("kuw.volksstimmung", "Dafür reichen deine Sterne nicht.",
			"You do not have enough stars for that.")
	}
	return nil
}

// giveStars takes n stars from p for the effect of card c, and reports it.
func (g *ledger) giveStars(p Player, c CardNo, n int) {
	g.takeStars(p, n)
	e := g.emit("stars-spent", p, "kuw.volksstimmung", g.textOf(c))
	e.Card, e.N = c, n
}

// noStarRoom refuses a star for which the Public Feeling has no room.
func (g *treasury) noStarRoom() error {
	return g.refuse("kuw.volksstimmung", "Auf deiner Volksstimmung ist kein Platz mehr für einen Stern.",
		"There is no room for another star on your Public Feeling.")
}
