package engine

// misreadTwoSitesOnly reads 123.AA.a wrongly: two sites of a city are reserved for settlement expansions.
func (g *conditions) misreadTwoSitesOnly(side Player, d *def, at Spot) (Spot, error) {
	cityExpansions := 0
	for _, c := range g.s.Sides[side].Laid {
		if k := g.s.Cards[c].At; k.Kind == OnSite && k.Col == at.Col && g.def(c).class == "city" {
			cityExpansions++
		}
	}
	if d.class == "city" && cityExpansions >= 2 {
		return at, g.refuse("123.AA.a", "Zwei Plätze gehören den Gebietsausbauten.",
			"Two sites belong to territory expansions.")
	}
	return g.siteFor(side, at)
}

// misreadLandscapeAtCity reads 122.C.a wrongly: a landscape expansion has to lie beside a city.
func (g *conditions) misreadLandscapeAtCity(side Player, d *def, at Spot) error {
	if d.class == "landscape" && !g.besidePlace(side, at, CityPlace) {
		return g.refuse("122.C.a", "Daneben muss eine Stadt liegen.", "A city has to lie beside it.")
	}
	return g.wizardAtCitadel(side, d, at)
}

// misreadBondAnywhere reads 127.C.b wrongly: for a wizard who joins another, the other's citadel counts.
func (g *conditions) misreadBondAnywhere(side Player, d *def, at Spot) error {
	if g.isBond(d) {
		return nil
	}
	return g.wizardAtCitadel(side, d, at)
}
