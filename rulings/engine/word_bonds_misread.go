package engine

// misreadUnbound reads 127.C.d wrongly: a bond ends with the wizard whom it joined.
func misreadUnbound(g *game, w CardNo) bool {
	if !g.isBond(g.def(w)) {
		return false
	}
	ok, _ := bondJoins(g, g.card(w).By, g.card(w).At)
	return !ok
}
