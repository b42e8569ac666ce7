package engine

// misreadBribedEarlier reads 117.C.a wrongly: who has changed sides has been in play since he was first laid out.
func misreadBribedEarlier(g *game, c CardNo, since int16) { g.edit(c).Since = since }
