package engine

// misreadRefinesOnce reads 122.D.a wrongly: in every edition a manufactory either refines or collects in a turn, once.
func misreadRefinesOnce(g *game, c CardNo, n *node) error {
	if n.arg.Get("often").Str == "unlimited" && g.spent(c) > 0 {
		return g.refuse("122.D.a", "In einem Zug nur das eine oder das andere.", "One or the other in a turn.")
	}
	return nil
}
