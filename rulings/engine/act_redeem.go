package engine

// actRedeem returns the verb `redeem`, which is possible at any time in one's own turn (Ruling 113.U.c).
func actRedeem() action {
	return action{
		verb: Redeem, phases: []Phase{BeforeRoll, MainPhase, EndPhase}, do: (*game).redeem,
		ofLaid: func(l *list, c CardNo) {
			if l.g.wordsOut()&(setOf("bans")|setOf("pawns")) == 0 {
				return
			}
			if l.g.isBanOn(l.who, c) || l.g.pawnOn(c) != NoCard {
				m := l.move(Redeem)
				m.Card = c
				l.try(m)
			}
		},
	}
}
