package engine

// misreadUnbound reads 127.C.d wrongly: a bond ends with the wizard whom it joined.
func (g *board) misreadUnbound(w CardNo) bool {
	if !g.isBond(g.def(w)) {
		return false
	}
	ok, _ := g.bondJoins(g.card(w).By, g.card(w).At)
	return !ok
}
