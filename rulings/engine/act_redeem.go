package engine

// actRedeem returns the verb `redeem`, which is possible at any time in one's own turn (Ruling 113.U.c).
func actRedeem() action {
	return action{
		verb: Redeem, phases: []Phase{BeforeRoll, MainPhase, EndPhase}, do: (*game).redeem,
		bare: func(l *list) { // a ban works for the opponent who laid it
			if l.g.wordsOut()&setOf("bans") == 0 {
				return
			}
			for _, c := range l.g.s.Sides[l.who].Laid {
				if l.g.isBan(c) {
					redeemCandidate(l, c)
				}
			}
		},
		ofLaid: func(l *list, c CardNo) {
			if l.g.wordsOut()&setOf("pawns") != 0 && l.g.pawnOn(c) != NoCard {
				redeemCandidate(l, c)
			}
		},
	}
}

// redeemCandidate lists redeeming a pawned card, or buying off a ban.
func redeemCandidate(l *list, c CardNo) {
	m := l.move(Redeem)
	m.Card = c
	l.try(m)
}
