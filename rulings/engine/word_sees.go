package engine

// sees-draws: {}. A foreign building: its host shows each card that comes to his hand, drawn, or by an event or action
// (Ruling 120.D.a).

// draws gives p a card that he has drawn or fetched, and shows it to whoever may see it.
func (g *game) draws(p Player, c CardNo) {
	g.toHand(p, c)
	g.eachFunction(p.Other(), "sees-draws", func(embassy CardNo, n *node) {
		if g.card(embassy).Side != p || !g.t.on("120.D.a") && g.s.Phase != EndPhase { // switched off, the tempting reading: what is drawn at the end of the turn
			return
		}
		e := g.emit("shown", p, n.cites...)
		e.Card, e.On = c, embassy
	})
}
