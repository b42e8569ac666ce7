package engine

// misreadBonusOnAnyRoll reads 103.I.e, 103.P.c and 101.D.d wrongly: the bonus comes on the opponent's roll as well.
func misreadBonusOnAnyRoll() bool { return true }

// misreadBonusEarly reads 122.C.d wrongly: a bonus that depends on goods comes at the beginning of the turn, before the
// dice.
func misreadBonusEarly(g *game, p Player) {
	g.eachFunction(p, "yield-bonus", func(c CardNo, n *node) {
		if s := n.arg.Get("stored").Int(); s > 0 && int(g.s.Cards[c].Stored) >= s {
			g.beginGain(p, c, n.no, max(1, n.arg.Get("n").Int()))
		}
	})
}

// misreadBonusDue reads 122.C.d wrongly: a bonus that depends on goods has come before the dice.
func misreadBonusDue(n *node) bool { return n.arg.Get("stored").Int() == 0 }
