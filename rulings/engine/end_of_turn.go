package engine

// At the end of a turn the hand is filled up to its limit, or reduced to it; a player whose hand has exactly the
// allowed number of cards may exchange one (Ruling 103.H). State.End records which of these steps has been reached.

// endStep returns the step that p's hand requires at the end of the turn (Rulings 103.H.b–d).
func (g *conditions) endStep(p Player) EndStep {
	switch n, limit := g.hand(p).Len(), g.handLimit(p); {
	case n < limit:
		return EndDrawing
	case n > limit:
		return EndReducing
	}
	return EndSettled
}

// needHand asks for the whole hand of a player, unless the position states it.
func (g *conditions) needHand(p Player) error {
	if !g.hand(p).Open {
		return nil
	}
	return g.unstated("hand of "+p.String(),
		"Wie viele Karten auf der Hand sind, steht nicht fest: Nenne die ganze Hand.",
		"The position does not say how many cards are in the hand: list the whole hand.")
}

// mayFill returns why p may not fill up the hand, or nil (Ruling 103.H.b).
func (g *conditions) mayFill(p Player) error {
	if err := g.needHand(p); err != nil {
		return err
	}
	switch {
	case g.s.End == EndReducing:
		return g.refuse("103.H.d", "Du hast mehr Karten als erlaubt: Lege erst die überzähligen ab.",
			"You hold more cards than your hand limit allows: put the extra cards under the stacks first.")
	case g.s.End != EndDrawing && g.by("103.H.c/genau-voll"):
		return g.refuse("103.H.c",
			"Du hast genau die erlaubte Zahl an Handkarten; jetzt darfst du nur noch eine Karte tauschen.",
			"You hold exactly as many cards as allowed; now you may exchange one card and no more.")
	case g.s.End == EndDrawing && g.hand(p).Len() >= g.handLimit(p) && g.by("103.H.b/auffuellen"):
		return g.refuse("103.H.b", "Du hast schon so viele Handkarten, wie erlaubt sind.",
			"You have reached your hand limit.")
	}
	return nil
}

// mayPutBack returns why no card may be put back, whichever it is, or nil (Ruling 103.H.d).
func (g *conditions) mayPutBack() error {
	if err := g.needHand(g.s.Active); err != nil {
		return err
	}
	if g.s.End != EndReducing {
		return g.refuse("103.H.a", "Du hast nicht zu viele Karten auf der Hand.", "You do not hold too many cards.")
	}
	return nil
}

// mayExchange returns why no card may be exchanged, whichever it is, or nil (Rulings 103.H.c, 103.H.d).
func (g *conditions) mayExchange() error {
	if err := g.needHand(g.s.Active); err != nil {
		return err
	}
	switch {
	case g.s.End == EndDone && g.by("103.H.c/einmal"):
		return g.refuse("103.H.c", "Du darfst höchstens eine Karte tauschen.", "You may exchange at most one card.")
	case g.s.End == EndReducing && g.by("103.H.d/ablegen"):
		return g.refuse("103.H.d", "Du hast mehr Karten als erlaubt: Lege erst die überzähligen ab.",
			"You hold more cards than your hand limit allows: put the extra cards under the stacks first.")
	case g.s.End == EndDrawing && g.by("103.H.c/genau-voll"):
		return g.refuse("103.H.c 103.H.b",
			"Du musstest auffüllen und darfst deshalb keine Karte mehr tauschen. Das darf nur, wer von Anfang an "+
				"genau die erlaubte Zahl hielt.",
			"You had to refill your hand, so you cannot exchange a card any more. "+
				"You can do that only if you hold exactly as many cards as allowed from the start.")
	}
	return nil
}

// settleEnd checks whether a hand that was too large now has exactly the allowed number of cards; if so, one card may
// be exchanged as well (Ruling 103.H.d).
func (g *conditions) settleEnd(p Player) {
	if g.hand(p).Len() != g.handLimit(p) || g.s.End != EndReducing {
		return
	}
	g.s.End = EndSettled
	if g.misread("103.H.d/tausch") {
		g.s.End = misreadReducedIsDone()
	}
}

// canDraw reports whether p could draw a card from any stack.
func (g *conditions) canDraw(p Player) bool {
	for i := range g.pilesOf(p).Stacks {
		if g.canDrawFrom(p, int8(i+1)) {
			return true
		}
	}
	return false
}

// canDrawFrom reports whether p could draw a card from the n-th stack: there is a card in it, no ban on it (Ruling
// 103.H.a), and it is not in the opponent's row (Ruling 106.B.a).
func (g *board) canDrawFrom(p Player, n int8) bool {
	return !g.pilesOf(p).Stacks[n-1].empty() && !g.shut(p, n) && g.otherRow(p, n) == nil
}

// barredStack refuses a stack that has a ban on it (Ruling 112.P.a).
func (g *board) barredStack() error {
	return g.refuse("103.H.a 112.P.a", "Dieser Stapel ist gebannt.", "That stack is banned.")
}
