package engine

import (
	"slices"

	"catanica/catalog"
)

// takeCitadel takes a citadel from the middle. Citadels lie there if a player has announced Wizards & Dragons, and both may
// build them (Ruling 105.J.a).
func (g *game) takeCitadel(p Player) error {
	i := slices.IndexFunc(g.s.Display.Top, func(c CardNo) bool { return g.isType(c, catalog.Citadel) })
	if g.misread("105.J.a") {
		return misreadTakeCitadel(g, p, i)
	}
	if i < 0 {
		return g.refuse("105.J.a zud.magie.zitadelle", "In der Mitte liegt keine Zitadelle: es hat sie niemand angesagt.",
			"No citadel lies in the middle: nobody has announced them.")
	}
	d := g.editPile(&g.s.Display)
	d.Top = slices.Delete(d.Top, i, i+1)
	return nil
}
