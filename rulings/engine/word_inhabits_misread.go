package engine

// misreadEachCitadel reads 125.B.a wrongly: a wizard must live in each citadel.
func (g *conditions) misreadEachCitadel(p Player) error {
	for _, pl := range g.s.Sides[p].Places {
		if pl.Kind == CitadelPlace && !g.wizardAt(p, pl) {
			return g.refuse("zud.magie.zitadelle", "In jeder Zitadelle muss ein Zauberer wohnen.",
				"A wizard must live in each citadel.")
		}
	}
	return nil
}
