package engine

// misreadBrewAlwaysGains reads 105.J.b wrongly: what was fed in comes out again as a resource, without a die.
func misreadBrewAlwaysGains(g *game, m Move, n *node) { g.beginGain(m.Who, m.Card, n.no, 1) }
