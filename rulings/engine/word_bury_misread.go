package engine

// misreadBuryStacks reads 119.P.a wrongly: the stack is chosen for each card separately.
func misreadBuryStacks(g *game, f *Frame, m Move) (next, error) {
	k := keeps[buried](f)
	at := 0
	if !k.Cards[0].IsCard() {
		at = 1
	}
	c := k.Cards[at].Card()
	k.Cards[at] = 0
	if err := buryCard(g, f, m, c); err != nil {
		return wait, err
	}
	if g.misread("119.P.b") {
		misreadBuryFillsUp(g, f, m)
	}
	if at == 0 && k.N > 1 {
		return buryStack, nil
	}
	return done, nil
}

// misreadBuryFillsUp reads 119.P.b wrongly: the opponent fills up at once, from the stack that m names.
func misreadBuryFillsUp(g *game, f *Frame, m Move) {
	for p := f.By.Other(); g.hand(p).Len() < g.handLimit(p); {
		c, err := g.drawTop(p, m.N, 0)
		if err != nil {
			return
		}
		g.toHand(p, c)
	}
}
