package engine

// misreadBribedEarlier reads 117.C.a wrongly: a unit that has changed sides has been in play since it was first laid
// out.
func misreadBribedEarlier(g *game, c CardNo, since int16) { g.edit(c).Since = since }
