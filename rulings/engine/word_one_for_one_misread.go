package engine

// misreadBeyondFleet reads 113.M.b wrongly: only what lies beside the large fleet is traded one for one.
func (g *treasury) misreadBeyondFleet(p Player, k Kind, n int) error {
	if c, _ := g.function(p, "trades-beside"); c != NoCard && g.tradesBeside(p, c, k, 1) < n {
		return g.refuse("113.M.b", "So viel liegt nicht neben der Flotte.", "That much does not lie beside the fleet.")
	}
	return nil
}
