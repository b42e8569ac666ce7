package engine

// misreadTakeCitadel reads 105.J.a wrongly: citadels need no announcement, or belong to the player who made it. i is
// the index of the first one in the middle, or -1.
func misreadTakeCitadel(g *game, p Player, i int) error {
	if i >= 0 && g.s.Cards[g.s.Display.Top[i]].Owner != p {
		return g.refuse("105.J.a", "Nur wer angesagt hat, baut sie.", "Only the player who announced builds them.")
	}
	return nil
}
