package engine

import (
	"slices"

	"catanica/catalog"
)

// The central axis of a principality: roads at both ends, settlements beyond them (act_found.go), cities, citadels and
// metropolises on settlements and cities (Ruling 103.G.c).

// maxPlaces bounds a principality: letters from A to Z, far above the cards that there are.
const maxPlaces = 26

// axisCandidates lists what extends the principality: cities, citadels and metropolises on each place, roads at both
// ends, settlements beyond them.
func axisCandidates(l *list) {
	places := l.g.s.Sides[l.who].Places
	for _, pl := range places {
		for _, k := range [3]PlaceKind{CityPlace, CitadelPlace, MetropolisPlace} {
			l.add(Build, func(m *Move) { m.Place, m.Central, m.At = true, k, Spot{Kind: OnSite, Col: pl.Col} })
		}
	}
	if len(places) == 0 {
		return
	}
	first, last := places[0].Col, places[len(places)-1].Col
	for _, col := range [2]Col{first - 1, last + 1} {
		l.add(Build, func(m *Move) { m.Road, m.At = true, Spot{Kind: OnRoad, Col: col} })
	}
	for _, col := range [2]Col{first - 2, last + 2} {
		l.add(Build, func(m *Move) { m.Place, m.At = true, Spot{Kind: OnSite, Col: col} })
	}
}

// buildRoad extends the axis at one of its ends.
func buildRoad(g *game, m Move) error {
	if err := g.needAxis(m.Who); err != nil {
		return err
	}
	s := &g.s.Sides[m.Who]
	first, last := s.Places[0].Col-1, s.Places[len(s.Places)-1].Col+1
	if m.At.Col != first && m.At.Col != last || slices.Contains(s.Roads, m.At.Col) {
		return g.refuse("103.G.c", "Eine Straße wird am Ende der Mittelachse angelegt.",
			"A road is laid at an end of the central axis.")
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
		return g.refuse("103.G.c", "Stadt und Zitadelle werden auf eine eigene Siedlung gelegt.",
			"A city or citadel is laid on a settlement of one's own.")
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

// payCentral pays for a road or place. Two stars save a resource on a road or settlement (kuw.volksstimmung).
func (g *game) payCentral(m Move, t catalog.CardType) error {
	n, ok := g.t.Book.central[t]
	if !ok {
		return g.wrong("Diese Karte kennt der Katalog nicht.", "The catalogue does not know this card.")
	}
	d := &g.t.defs[n]
	if err := g.usedUp(d, t); err != nil {
		return err
	}
	if d.costIs == catalog.Unknown {
		return costUnstated(g, d)
	}
	if m.Stars == 0 {
		return g.pay(m.Who, NoCard, d.cost, 0, m.Give, m.Save, "103.G.c")
	}
	saves := m.Stars == 2 && (t == catalog.Road || t == catalog.Settlement) && g.stars(m.Who) >= 2
	if g.misread("kuw.volksstimmung") {
		saves = misreadStarsSaveNothing()
	}
	if !saves {
		return g.refuse("kuw.volksstimmung", "Genau zwei Sterne ersparen bei einer Straße oder Siedlung einen Rohstoff.",
			"Exactly two stars save one resource on a road or settlement.")
	}
	g.takeStars(m.Who, 2)
	g.emit("stars-spent", m.Who, "kuw.volksstimmung").N = 2
	return g.pay(m.Who, NoCard, d.cost, 1, m.Give, m.Save, "103.G.c kuw.volksstimmung")
}
