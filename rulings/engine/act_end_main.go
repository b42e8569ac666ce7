package engine

// actEndMain returns the verb `end-main`.
func actEndMain() action {
	return action{
		verb: EndMain, phases: []Phase{MainPhase}, do: endMain,
		bare: func(l *list) { l.certain(l.move(EndMain)) },
	}
}

// endMain goes on to the end of the turn (Ruling 103.H.a).
func endMain(g *game, m Move) error {
	if err := g.needHand(m.Who); err != nil {
		return err
	}
	g.s.Phase, g.s.End = EndPhase, g.endStep(m.Who)
	g.emit("main-ended", m.Who, "103.H.a").N = g.handLimit(m.Who)
	return nil
}
