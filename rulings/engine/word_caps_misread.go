package engine

// misreadCapsOwnToo reads 117.E.a wrongly: a card also caps the units of its own player.
func (g *score) misreadCapsOwnToo(inPlay wordSet, p Player, caps []booster) []booster {
	return append(caps, g.boosters(inPlay, p, "caps")...)
}
