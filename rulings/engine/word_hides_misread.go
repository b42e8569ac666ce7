package engine

// misreadCountsMines reads 122.B.a wrongly: gold in mines counts like any other.
func misreadCountsMines(g *game, p Player, low, high int) (int, int) {
	mined := int(g.mined(p))
	return low + mined, high + mined
}
