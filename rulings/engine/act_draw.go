package engine

// actDraw is the verb `draw`.
func actDraw() action {
	return action{
		verb: Draw, phases: []Phase{EndPhase}, do: drawCard,
		ofStack: func(l *list, n int8) {
			if l.mayFill() {
				l.add(Draw, func(m *Move) { m.N = n })
			}
		},
	}
}

// drawCard takes the top card of a stack (Ruling 103.H.b). No card is drawn from a barred stack (103.H.a).
func drawCard(g *game, m Move) error {
	if err := g.mayFill(m.Who); err != nil {
		return err
	}
	if err := g.badStack(m.Who, m.N); err != nil {
		return err
	}
	if g.shut(m.Who, m.N) && g.by("103.H.a") {
		return g.barredStack()
	}
	c, err := g.drawTop(m.Who, m.N, m.Reveals)
	if err != nil {
		return err
	}
	g.draws(m.Who, c)
	g.edit(c).Drawn = m.N
	e := g.emit("drew", m.Who, "103.H.b")
	e.Card, e.N = c, int(m.N)
	return nil
}
