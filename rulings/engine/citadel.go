package engine

import (
	"slices"

	"catanica/catalog"
)

// prepareCitadel takes a citadel for p to build on pl, or returns why p may not. No two citadels may be adjacent
// (zud.magie.zitadelle).
func prepareCitadel(g *game, p Player, pl Place) error {
	for _, col := range [2]Col{pl.Col - 2, pl.Col + 2} {
		if near, ok := g.place(p, col); ok && near.Kind == CitadelPlace {
			return g.refuse("zud.magie.zitadelle", "Zwei Zitadellen dürfen nicht nebeneinander liegen.",
				"Two citadels cannot be next to each other.")
		}
	}
	return takeCitadel(g, p)
}

// takeCitadel takes a citadel from the middle. Citadels lie there if a player has announced Wizards & Dragons, and both
// may build them (Ruling 105.J.a).
func takeCitadel(g *game, p Player) error {
	i := slices.IndexFunc(g.s.Display.Top, func(c CardNo) bool { return g.isType(c, catalog.Citadel) })
	if g.misread("105.J.a") {
		return misreadTakeCitadel(g, p, i)
	}
	if i < 0 {
		return g.refuse("105.J.a zud.magie.zitadelle",
			"In der Mitte liegt keine Zitadelle, denn niemand hat Zitadellen angesagt.",
			"There is no citadel in the middle of the table, because nobody has announced citadels.")
	}
	d := g.editPile(&g.s.Display)
	d.Top = slices.Delete(d.Top, i, i+1)
	return nil
}
