package engine

// misreadTestNeedsStake reads 103.R.b wrongly: a player who could lose nothing may not play the card.
func misreadTestNeedsStake(g *game, p Player, c CardNo, n *node) error {
	for _, i := range n.lost {
		w := &g.t.Book.nodes[i]
		if w.proc == g.proc(procLose) && g.stock(p).Total() == 0 ||
			w.proc == g.proc(procReturn) && len(g.among(g.returning(p, c, w))) == 0 {
			return g.refuse("103.R.b", "Man müsste selbst etwas zu verlieren haben.",
				"One would need something to lose oneself.")
		}
	}
	return canWinTest(g, p, c, n)
}

// misreadTestAnswered reads 126.I.c and 102.B.Ausspielen wrongly: one protection card may follow another.
func misreadTestAnswered(f *Frame) bool { return keeps[tested](f).Answers > 8 }
