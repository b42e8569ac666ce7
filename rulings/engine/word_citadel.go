package engine

import (
	"slices"

	"catanica/catalog"
)

// inhabits: {wizards: 2}. A building that asks for wizards in the principality; it is enough that one citadel is
// inhabited (Ruling 125.B.a).
func (g *game) inhabited(p Player, d *def) error {
	for _, i := range d.works {
		n := &g.t.Book.nodes[i]
		if n.word.Name != "inhabits" {
			continue
		}
		if len(g.wizards(p)) < n.arg.Get("wizards").Int() && g.t.onAll(n.cites) {
			return g.refuseBy(n.cites, "Dazu braucht man %d Zauberer.", "That takes %d wizards.", n.arg.Get("wizards").Int())
		}
		for _, pl := range g.s.Sides[p].Places {
			if pl.Kind == CitadelPlace && !g.wizardAt(p, pl) && !g.t.onAll(n.cites) { // the tempting reading: each must be
				return g.refuse("zud.magie.zitadelle", "In jeder Zitadelle muss ein Zauberer wohnen.", "A wizard must live in each citadel.")
			}
		}
	}
	return nil
}

// takeCitadel takes a citadel from the middle. They lie there when a player has announced Wizards & Dragons, and both
// may build them (Ruling 105.J.a).
func (g *game) takeCitadel(p Player) error {
	i := slices.IndexFunc(g.s.Display.Top, func(c CardNo) bool { return g.isType(c, catalog.Citadel) })
	if !g.t.on("105.J.a") { // the tempting readings: they need no announcement, or belong to whoever made it
		if i >= 0 && g.card(g.s.Display.Top[i]).Owner != p {
			return g.refuse("105.J.a", "Nur wer angesagt hat, baut sie.", "Only the player who announced builds them.")
		}
		return nil
	}
	if i < 0 {
		return g.refuse("105.J.a zud.magie.zitadelle", "In der Mitte liegt keine Zitadelle: es hat sie niemand angesagt.",
			"No citadel lies in the middle: nobody has announced them.")
	}
	d := g.editPile(&g.s.Display)
	d.Top = slices.Delete(d.Top, i, i+1)
	return nil
}

// besideMetropolis reports whether a landscape belongs to a metropolis, whose units may lie beyond it (128.C.a).
func (g *game) besideMetropolis(p Player, at Spot) bool {
	return slices.ContainsFunc(g.s.Sides[p].Places, func(pl Place) bool {
		return pl.Kind == MetropolisPlace && (pl.Col == at.Col-1 || pl.Col == at.Col+1)
	})
}

// onMetropolisSite reports whether card c, wanted at a landscape, is a unit that may lie there. Dragons may not (115.A.a).
func (g *game) onMetropolisSite(p Player, d *def, at Spot) bool {
	return at.Kind == AtLandscape && d.is(catalog.Unit) && d.class != "road" && !d.is(catalog.Wizard) &&
		!g.dragonOut(d) && (at.Row > 0 || g.t.on("128.C.c")) && g.besideMetropolis(p, at)
}

// dragonOut: since 2003 dragons have no place on the sites of a metropolis (115.A.a). Switched off, the rule of the
// other time.
func (g *game) dragonOut(d *def) bool {
	return d.is(catalog.Dragon) && g.t.since("2003") == g.t.on("115.A.a")
}

// sameCity reports whether two cards lie in the same city, a metropolis' landscapes included when landscapes is set
// (116.D.a, 128.C.a).
func (g *game) sameCity(a, b CardNo, landscapes bool) bool {
	x, y := g.card(a), g.card(b)
	if x.Side != y.Side {
		return false
	}
	return slices.ContainsFunc(g.s.Sides[x.Side].Places, func(pl Place) bool {
		return g.inCity(x.At, pl, landscapes) && g.inCity(y.At, pl, landscapes)
	})
}

func (g *game) inCity(at Spot, pl Place, landscapes bool) bool {
	switch at.Kind {
	case OnSite:
		return at.Col == pl.Col
	case AtLandscape:
		return landscapes && g.t.on("128.C.a") && pl.Kind == MetropolisPlace && (at.Col == pl.Col-1 || at.Col == pl.Col+1)
	}
	// on a road one is outside (124.A.a); the tempting reading: the roads beside a city belong to it
	return at.Kind == OnRoad && !g.t.on("124.A.a") && (at.Col == pl.Col-1 || at.Col == pl.Col+1)
}
