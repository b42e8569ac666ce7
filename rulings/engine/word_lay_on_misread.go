package engine

// misreadLayOnFree reads 112.M.a wrongly: no second card may lie on a building.
func misreadLayOnFree(g *game, target CardNo) error {
	if len(g.lyingOn(target)) > 0 {
		return g.refuse("112.M.a", "Dort liegt schon eine Karte.", "A card lies there already.")
	}
	return nil
}

// misreadNotOnThis reads 112.E.a wrongly: the card cannot lie on this building, which it names.
func misreadNotOnThis(g *game, n *node) error {
	return g.refuseBy(n.cites, "Auf diese Karte darfst du sie nicht legen.", "You cannot place it on that card.")
}
