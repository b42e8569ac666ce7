package engine

import "catanica/catalog"

// actDemolish returns the verb `demolish`.
func actDemolish() action {
	return action{
		verb: Demolish, phases: []Phase{MainPhase}, do: demolish,
		ofLaid: func(l *list, c CardNo) {
			m := l.move(Demolish)
			m.Card = c
			l.unless(mayDemolish(l.g, m), m)
		},
	}
}

// demolish tears down one of the player's own expansions, free of charge, onto the discard pile (Ruling 101.D.b,
// kuw.erweitert.verlauf).
func demolish(g *game, m Move) error {
	if m.Place || m.Road {
		return demolishCentral(g, m)
	}
	if m.Card == NoCard || !g.s.Cards[m.Card].Laid {
		return g.wrong("Diese Karte liegt nicht aus.", "That card is not in play.")
	}
	if err := mayDemolish(g, m); err != nil {
		return err
	}
	g.leave(m.Card)
	if g.reopenTornDown(m.Who, m.Card) {
		return nil
	}
	g.toDiscard(m.Who, m.Card)
	g.emit("demolished", m.Who, "glossar.abreissen", "103.G.c").Card = m.Card
	return nil
}

// demolishCentral refuses to tear down roads and places, which stay until the game is over (Rulings 102.B.Zentralkarte,
// 128.F.b, 128.G.b).
func demolishCentral(g *game, m Move) error {
	if g.misread(centralClause(g, m)) {
		return misreadTearCentral(g, m)
	}
	if g.misread("128.F.b") {
		return misreadTearRoad(g, m)
	}
	if g.misread("128.G.b") {
		return misreadTearCitadel(g, m)
	}
	return centralStays(g)
}

// centralClause returns the clause of Ruling 102.B.Zentralkarte about the road or place that the move names.
func centralClause(g *game, m Move) string {
	if m.Road {
		return "102.B.Zentralkarte/strasse"
	}
	switch pl, _ := g.place(m.Who, m.At.Col); pl.Kind {
	case CityPlace:
		return "102.B.Zentralkarte/stadt"
	case CitadelPlace:
		return "102.B.Zentralkarte/zitadelle"
	case MetropolisPlace:
		return "102.B.Zentralkarte/metropole"
	}
	return "102.B.Zentralkarte/siedlung"
}

func centralStays(g *game) error {
	return g.refuse("102.B.Zentralkarte 128.G.b 128.F.b", "Zentralkarten bleiben liegen, bis das Spiel zu Ende ist.",
		"Central cards stay in play until the end of the game.")
}

// mayDemolish returns why the card may not be torn down, or nil. A player may tear down everything else that he has
// built: the Philosopher's Stone (Ruling 125.B.c), spell books (126.A.c) and foreign buildings (120.A.a), but not the
// opponent's foreign buildings (126.A.c).
func mayDemolish(g *game, m Move) error {
	if g.misread("125.B.c/abreissen") {
		return misreadStoneStays(g, m)
	}
	if g.misread("126.A.c") {
		return misreadBooksStay(g, m)
	}
	if g.misread("120.A.a") {
		return misreadForeignStays(g, m)
	}
	return canDemolish(g, m)
}

func canDemolish(g *game, m Move) error {
	switch k := g.s.Cards[m.Card]; {
	case tearingBarred(g):
		return g.refuse("101.D.b 103.G.c", "Im Grundspiel darf man eigene Ausbauten nicht abreißen.",
			"In the basic game you cannot tear down your own expansions.")
	case g.isType(m.Card, catalog.Metropolis):
		return g.refuse("102.B.Zentralkarte", "Zentralkarten bleiben liegen, bis das Spiel zu Ende ist.",
			"Central cards stay in play until the end of the game.")
	case g.isType(m.Card, catalog.Counter):
		return g.refuse("kuw.volksstimmung 102.B.Zentralkarte", "Die Volksstimmung darf nicht abgerissen werden.",
			"Public Feeling cannot be torn down.")
	case g.def(m.Card).action():
		return g.refuse("103.G.c", "Abreißen darf man nur Ausbauten, keine Aktionskarten.",
			"Only expansions can be torn down, not action cards.")
	case k.By != m.Who || k.Side != m.Who && k.At.Kind == OnCard:
		return g.refuse("126.A.c", "Was der Mitspieler gebaut hat, darf man nicht abreißen.",
			"You cannot tear down what your opponent has built.")
	}
	return nil
}

// tearingBarred reports whether nothing may be torn down, as in the plain basic game before 2005 (Rulings 101.D.b b,
// 103.G.c).
func tearingBarred(g *game) bool {
	barred := g.t.Game == catalog.Basic && !g.t.since("2005")
	if g.misread("101.D.b/abreissen") {
		barred = misreadOpposite(barred)
	}
	return barred && g.by("103.G.c/abreissen")
}
