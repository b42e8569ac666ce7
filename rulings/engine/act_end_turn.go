package engine

// actEndTurn returns the verb `end-turn`.
func actEndTurn() action {
	return action{
		verb: EndTurn, phases: []Phase{EndPhase}, do: endTurn,
		bare: func(l *list) { l.unless(mayEndTurn(l.g, l.who), l.move(EndTurn)) },
	}
}

// mayEndTurn returns why p may not end the turn yet, or nil. The hand must have exactly the allowed number of cards; it
// may have fewer only if no card can be drawn (Ruling 103.H.a).
func mayEndTurn(g *game, p Player) error {
	if err := g.needHand(p); err != nil {
		return err
	}
	n, limit := g.hand(p).Len(), g.handLimit(p)
	if n > limit && g.by("103.H.a/pflicht") {
		return g.refuse("103.H.d 103.H.a", "Mit mehr Handkarten als erlaubt darfst du den Zug nicht beenden.",
			"You cannot end your turn with more cards than your hand limit allows.")
	}
	if n < limit && g.canDraw(p) && g.by("103.H.a/pflicht") {
		return g.refuse("103.H.a 103.H.b", "Du musst deine Hand erst bis zur erlaubten Zahl auffüllen.",
			"You must first fill your hand to the limit.")
	}
	if g.misread("103.H.a/leer") && n < limit {
		return misreadHandMustBeFull(g)
	}
	return nil
}

// endTurn ends the turn and passes the dice to the opponent.
func endTurn(g *game, m Move) error {
	if err := mayEndTurn(g, m.Who); err != nil {
		return err
	}
	g.emit("turn-ended", m.Who, "103.H.e")
	g.fade(m.Who)
	g.s.Active = m.Who.Other()
	g.s.Phase, g.s.End, g.s.Raised = BeforeRoll, EndFresh, false
	g.s.Dice, g.s.Set = Dice{}, Dice{}
	g.s.OneForOne, g.s.Acted = 0, [2]int8{}
	if g.s.Turn > 0 {
		g.s.Turn++
	}
	if g.misread("119.L.a") {
		misreadCoverAtEnd(g)
	}
	forgetTurn(g)
	return nil
}

// forgetTurn clears the per-turn state of the cards. A veto can be cast anew in each player's turn (Ruling 126.I.b).
func forgetTurn(g *game) {
	for i := range g.s.Cards {
		k := g.s.Cards[i]
		if k.Used == 0 && k.Earlier == 0 && k.Fresh == 0 && k.Drawn == 0 && k.Named == 0 {
			continue
		}
		k.Used, k.Earlier, k.Fresh, k.Drawn, k.Named = 0, 0, 0, 0, 0
		if g.misread("126.I.b", "103.I.a") {
			k.Used = misreadVetoStaysUsed(g, CardNo(i))
		}
		if k != g.s.Cards[i] {
			*g.edit(CardNo(i)) = k
		}
	}
}
