package engine

// misreadDrawsAgainstEvent reads 123.BF.a wrongly: a player who has drawn holds more cards anyway, and puts none under
// a stack before the end of the turn.
func misreadDrawsAgainstEvent(g *game, f *Frame, m Move, n *node) (ok bool, err error) {
	if g.carries(f, procReduce) {
		g.drop(len(g.s.Frames) - 1)
	}
	return true, useDraws(g, m, n)
}
