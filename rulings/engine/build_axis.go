package engine

import (
	"slices"

	"catanica/catalog"
)

// The central axis of a principality: roads at both ends, settlements beyond them (act_found.go), cities, citadels and
// metropolises on settlements and cities (Ruling 103.G.c).

// maxPlaces bounds the number of places in a principality. They are named from A to Z, which is far more than there are
// cards.
const maxPlaces = 26

// axisCandidates lists what extends the principality: cities, citadels and metropolises on each place, roads at both
// ends, settlements beyond them.
func axisCandidates(l *list) {
	places := l.g.s.Sides[l.who].Places
	if len(places) == 0 {
		return
	}
	city, citadel := mayPayCentral(l.g, l.who, catalog.City, 0), citadelInMiddle(l.g)
	metropolis := mayHoldMetropolis(l.g, l.who)
	for _, pl := range places {
		m := l.move(Build)
		m.Place, m.At = true, Spot{Kind: OnSite, Col: pl.Col}
		if m.Central = CityPlace; pl.Kind == SettlementPlace || l.g.t.off != nil {
			l.unless(city, m)
			m.Central = CitadelPlace
			if citadel {
				l.try(m)
			}
		}
		if m.Central = MetropolisPlace; metropolis {
			l.try(m)
		}
	}
	endCandidates(l, places[0].Col, places[len(places)-1].Col)
}

// citadelInMiddle reports whether a citadel lies in the middle. In a misreading it may lie elsewhere.
func citadelInMiddle(g *game) bool {
	return g.t.off != nil || slices.ContainsFunc(g.s.Display.Top, func(c CardNo) bool {
		return g.isType(c, catalog.Citadel)
	})
}

// mayHoldMetropolis reports whether a metropolis is, or could be, in p's hand or in the middle.
func mayHoldMetropolis(g *game, p Player) bool {
	is := func(c CardNo) bool { return g.isType(c, catalog.Metropolis) }
	hand, middle := g.hand(p), &g.s.Display
	return hand.Open || middle.Open || g.hiddenIn(p) || slices.ContainsFunc(hand.Top, is) ||
		slices.ContainsFunc(middle.Top, is)
}

// endCandidates lists roads at both ends of the axis and settlements beyond them.
func endCandidates(l *list, first, last Col) {
	roads := l.g.s.Sides[l.who].Roads
	left, right := slices.Contains(roads, first-1), slices.Contains(roads, last+1)
	for _, stars := range starPrices(l.g, l.who) {
		road := mayPayCentral(l.g, l.who, catalog.Road, stars)
		m := l.move(Build)
		m.Road, m.Stars, m.At = true, stars, Spot{Kind: OnRoad, Col: first - 1}
		if !left {
			l.unless(road, m)
		}
		if m.At.Col = last + 1; !right {
			l.unless(road, m)
		}
		settlement := mayPayCentral(l.g, l.who, catalog.Settlement, stars)
		m = l.move(Build)
		m.Place, m.Stars, m.At = true, stars, Spot{Kind: OnSite, Col: first - 2}
		if left {
			l.tryUnless(settlement, m)
		}
		if m.At.Col = last + 2; right {
			l.tryUnless(settlement, m)
		}
	}
}

// starPrices returns the numbers of stars that p can spend on a road or a settlement.
func starPrices(g *game, p Player) []int8 {
	if g.stars(p) < 2 {
		return noStars
	}
	return noStarsOrTwo
}

var noStars, noStarsOrTwo = []int8{0}, []int8{0, 2}

// buildRoad extends the axis at one of its ends.
func buildRoad(g *game, m Move) error {
	if err := g.needAxis(m.Who); err != nil {
		return err
	}
	s := &g.s.Sides[m.Who]
	first, last := s.Places[0].Col-1, s.Places[len(s.Places)-1].Col+1
	if m.At.Col != first && m.At.Col != last || slices.Contains(s.Roads, m.At.Col) {
		return g.refuse("103.G.c", "Eine Straße wird am Ende der Mittelachse gebaut.",
			"A road must be built at an end of the central axis.")
	}
	if g.misread("103.G.c/wachsen") && g.misreadStepOver(m.Who) {
		return g.misreadStepRefused()
	}
	if err := g.payCentral(m, catalog.Road); err != nil {
		return err
	}
	s = g.editSide(m.Who)
	s.Roads = append(s.Roads, m.At.Col)
	slices.Sort(s.Roads)
	g.emit("built-road", m.Who, "103.G.c")
	return nil
}

// buildPlace turns a settlement into a city or a citadel, a city into a metropolis, or founds a settlement.
func buildPlace(g *game, m Move) error {
	if err := g.needAxis(m.Who); err != nil {
		return err
	}
	switch m.Central {
	case SettlementPlace:
		return g.found(m)
	case MetropolisPlace:
		return g.buildMetropolis(m)
	}
	pl, ok := g.place(m.Who, m.At.Col)
	if !ok || pl.Kind != SettlementPlace {
		return g.refuse("103.G.c", "Städte und Zitadellen werden auf eigene Siedlungen gebaut.",
			"A city or citadel must be built on one of your own settlements.")
	}
	if g.misread("103.G.c/aufwerten") && g.misreadStepOver(m.Who) {
		return g.misreadStepRefused()
	}
	t := catalog.City
	if m.Central == CitadelPlace {
		t = catalog.Citadel
		if err := prepareCitadel(g, m.Who, pl); err != nil {
			return err
		}
	}
	if err := g.payCentral(m, t); err != nil {
		return err
	}
	places := g.editSide(m.Who).Places
	for i := range places {
		if places[i].Col == pl.Col {
			places[i].Kind = m.Central
		}
	}
	g.emit("built-place", m.Who, "103.G.c", "102.B.Zentralkarte").To = m.Central.String() + " " + string(pl.Name)
	return nil
}

// mayPayCentral returns why p cannot pay for a road or place of the type with so many stars, wherever it is built, or
// nil. Two stars save a resource.
func mayPayCentral(g *game, p Player, t catalog.CardType, stars int8) error {
	d, err := g.centralCard(t)
	if err != nil {
		return err
	}
	return g.mayPay(p, NoCard, d.cost, int(stars/2))
}

// centralCard returns the book's card of the type, or why none can be built.
func (g *game) centralCard(t catalog.CardType) (*def, error) {
	n, ok := g.t.Book.central[t]
	if !ok {
		return nil, g.wrong("Diese Karte gibt es im Katalog nicht.", "There is no such card in the catalogue.")
	}
	d := g.t.defs[n]
	if err := g.usedUp(d, t); err != nil {
		return nil, err
	}
	if d.costIs == catalog.Unknown {
		return nil, costUnstated(g, d)
	}
	return d, nil
}

// payCentral pays for a road or place. Two stars replace a resource for a road or settlement (kuw.volksstimmung).
func (g *game) payCentral(m Move, t catalog.CardType) error {
	d, err := g.centralCard(t)
	if err != nil {
		return err
	}
	if m.Stars == 0 {
		return g.pay(m.Who, NoCard, d.cost, 0, m.Give, m.Save, "103.G.c")
	}
	saves := m.Stars == 2 && (t == catalog.Road || t == catalog.Settlement) && g.stars(m.Who) >= 2
	if g.misread("kuw.volksstimmung") {
		saves = misreadStarsSaveNothing()
	}
	if !saves {
		return g.refuse("kuw.volksstimmung",
			"Beim Bau einer Straße oder Siedlung ersparen genau zwei Sterne einen Rohstoff.",
			"When you build a road or settlement, exactly two stars save 1 resource.")
	}
	g.takeStars(m.Who, 2)
	g.emit("stars-spent", m.Who, "kuw.volksstimmung").N = 2
	return g.pay(m.Who, NoCard, d.cost, 1, m.Give, m.Save, "103.G.c kuw.volksstimmung")
}
