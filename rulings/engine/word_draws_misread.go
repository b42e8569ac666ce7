package engine

// misreadDrawsAgainstEvent reads 123.BF.a wrongly: a player may draw, so that he holds more cards, and puts none under
// a stack before the end of the turn.
func misreadDrawsAgainstEvent(g *game, f *Frame, m Move, n *node) (ok bool, err error) {
	if g.carries(f, procReduce) {
		g.drop(len(g.s.Frames) - 1)
	}
	return true, useDraws(g, m, n)
}
