package engine

// misreadAnswers reads 117.C.c wrongly: a protection card names the action, so it does not answer the knight who turns
// into it.
func (g *progress) misreadAnswers(c, attack CardNo) (*node, bool) {
	if g.turned(attack) {
		return &node{}, false
	}
	return g.answersTo(c, g.def(attack))
}

// misreadProtectsHimself reads 112.G.b wrongly: the player who is hit may answer, in his own turn too.
func (g *ledger) misreadProtectsHimself(f *Frame, m Move) error { return g.protect(f, m) }
