package engine

// actDraw returns the verb `draw`.
func actDraw() action {
	return action{
		verb: Draw, phases: []Phase{EndPhase}, do: drawCard,
		ofStack: func(l *list, n int8) {
			m := l.move(Draw)
			m.N = n
			l.unless(mayDraw(l.g, l.who, n), m)
		},
	}
}

// mayDraw returns why p may not draw a card from the n-th stack, or nil. No card is drawn from a barred stack (Ruling
// 103.H.a).
func mayDraw(g *game, p Player, n int8) error {
	if err := g.mayFill(p); err != nil {
		return err
	}
	if err := g.badStack(p, n); err != nil {
		return err
	}
	if g.shut(p, n) && g.by("103.H.a/kirchenbann") {
		return g.barredStack()
	}
	if g.pilesOf(p).Stacks[n-1].empty() {
		return g.emptyStack()
	}
	return nil
}

// drawCard takes the top card of a stack (Ruling 103.H.b).
func drawCard(g *game, m Move) error {
	if err := mayDraw(g, m.Who, m.N); err != nil {
		return err
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
