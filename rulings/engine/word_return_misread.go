package engine

// misreadBlockedIsGone reads 112.G.a wrongly: a blocked card counts as removed, so that nothing can hit it.
func (g *targeting) misreadBlockedIsGone(r returning, c CardNo) error {
	if g.blocked(c) {
		return g.refuse("112.G.a", "Verhext gilt als entfernt.", "Bewitched counts as removed.")
	}
	return g.returnGuarded(r, c)
}

// misreadReturnLooks reads 112.G.c wrongly: a failed attack costs its player a card, even one that is immune.
func misreadReturnLooks(g *game, f *Frame, r returning) next {
	if r.lost && len(g.among(r)) > 0 {
		return returnPrice
	}
	return returnMisses(g, f, r)
}

func misreadReturnAsksPrice(g *game, f *Frame) Decision {
	r := g.returning(f.By, f.Card, g.node(f))
	return Decision{Who: r.picker, Kind: AskCard, Card: f.Card, Options: cardMoves(r.picker, g.among(r)),
		Text: say("Welche Karte geht zurück auf die Hand?", "Which card goes back to the hand?")}
}

func misreadReturnTakesPrice(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard {
		return wait, g.wrong("Sag, welche Karte gemeint ist.", "Say which card is meant.")
	}
	g.takeAway(g.returning(f.By, f.Card, g.node(f)), m.Card)
	return done, nil
}

// misreadBranchGoes reads 120.E.b wrongly: a branch that is driven off always goes to the discard pile.
func misreadBranchGoes(g *game, by Player, c CardNo) { g.toDiscard(by, c) }
