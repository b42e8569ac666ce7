package engine

import (
	"slices"

	"catanica/catalog"
)

// misreadTearCentral reads 102.B.Zentralkarte wrongly: roads and places may be torn down.
func misreadTearCentral(g *game, m Move) error {
	s := g.editSide(m.Who)
	if m.Road {
		s.Roads = slices.DeleteFunc(s.Roads, func(c Col) bool { return c == m.At.Col })
		return nil
	}
	s.Places = slices.DeleteFunc(s.Places, func(p Place) bool { return p.Col == m.At.Col })
	return nil
}

// misreadTearRoad reads 128.F.b wrongly: roads may be torn down.
func misreadTearRoad(g *game, m Move) error {
	if m.Road {
		return misreadTearCentral(g, m)
	}
	return centralStays(g)
}

// misreadTearCitadel reads 128.G.b wrongly: citadels may be torn down.
func misreadTearCitadel(g *game, m Move) error {
	if pl, _ := g.place(m.Who, m.At.Col); m.Place && pl.Kind == CitadelPlace {
		return misreadTearCentral(g, m)
	}
	return centralStays(g)
}

// misreadStoneStays reads 125.B.c wrongly: nothing can touch the Philosopher's Stone.
func misreadStoneStays(g *game, m Move) error {
	if g.has(m.Card, "bars-attacks") != nil {
		return g.refuse("125.B.c", "Der Stein bleibt für immer.", "The stone stays for ever.")
	}
	return canDemolish(g, m)
}

// misreadBooksStay reads 126.A.c wrongly: only buildings and units may be torn down.
func misreadBooksStay(g *game, m Move) error {
	if g.isType(m.Card, catalog.SpellBook) {
		return g.refuse("126.A.c", "Abgerissen werden Gebäude und Einheiten.",
			"It is buildings and units that are torn down.")
	}
	return canDemolish(g, m)
}

// misreadForeignStays reads 120.A.a wrongly: nothing may be torn down in the other principality.
func misreadForeignStays(g *game, m Move) error {
	if g.s.Cards[m.Card].Side != m.Who {
		return g.refuse("120.A.a", "Im fremden Fürstentum wird nichts abgerissen.",
			"Nothing is torn down in the other principality.")
	}
	return canDemolish(g, m)
}
