package engine

// actPutBack returns the verb `put-back`.
func actPutBack() action {
	return action{
		verb: PutBack, phases: []Phase{EndPhase}, do: putBack,
		ofStack: func(l *list, n int8) {
			if l.g.mayPutBack() != nil {
				return
			}
			for _, c := range l.g.hand(l.who).Top {
				m := l.move(PutBack)
				m.Card, m.N = c, n
				l.unless(l.g.mayPutUnder(l.who, c, n), m)
			}
		},
	}
}

// putBack puts a surplus card under any of the player's own draw stacks (Ruling 103.H.d).
func putBack(g *game, m Move) error {
	if err := g.mayPutBack(); err != nil {
		return err
	}
	if !g.inHand(m.Who, m.Card) {
		return g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	g.takeFromHand(m.Who, m.Card)
	if err := g.putUnder(m.Who, m.Card, m.N, "103.H.d"); err != nil {
		return err
	}
	g.settleEnd(m.Who)
	return nil
}
