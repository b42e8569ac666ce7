package engine

// misreadFreshPower reads 127.A.a and 103.G.d wrongly, so that power can be used in the turn in which it was fed, or
// 127.A.c, so that a wizard who was fed can still use the power that he had before.
func (g *treasury) misreadFreshPower(k *Card) int {
	if g.misread("127.A.a", "103.G.d") {
		return int(k.Power)
	}
	return int(k.Power - k.Fresh)
}
