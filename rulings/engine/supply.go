package engine

import "catanica/catalog"

// The roads, settlements and cities of the box are all there are: who comes first builds first (101.C.a, 128.F.a).
// What is left follows from what lies in the two principalities, for central cards never leave (102.B.Zentralkarte);
// in the tournament game the host's cards serve both (kuw.turnier.aufstellung).

// usedUp tells that the last card of that type has been built, or nil. It cannot be told while the position does
// not state both axes.
func (g *game) usedUp(d *def, t catalog.CardType) error {
	left := d.copies()
	for p := range g.s.Sides {
		s := &g.s.Sides[p]
		if len(s.Places) == 0 {
			return nil
		}
		left -= onTable(s, t)
	}
	if d.copies() == 0 || left > 0 {
		return nil
	}
	cite := "101.C.a"
	if t == catalog.Road {
		cite = "128.F.a 101.C.a"
	}
	return g.refuse(cite, "Davon ist im Vorrat keine Karte mehr.", "There is no card of that kind left in the supply.")
}

// copies is how many cards of it a box holds, start cards included; 0 when no source says.
func (d *def) copies() int {
	for _, s := range d.card.Sets {
		if s.Copies.Known {
			return s.Copies.N
		}
	}
	return 0
}

// onTable is how many cards of a central type lie in a principality. Under every place lies a settlement.
func onTable(s *Side, t catalog.CardType) int {
	if t == catalog.Road {
		return len(s.Roads)
	}
	if t == catalog.Settlement {
		return len(s.Places)
	}
	n := 0
	for _, pl := range s.Places {
		if t == catalog.City && (pl.Kind == CityPlace || pl.Kind == MetropolisPlace) || t == catalog.Citadel && pl.Kind == CitadelPlace {
			n++
		}
	}
	return n
}

// needAxis asks for the axis of a player who builds on it.
func (g *game) needAxis(p Player) error {
	if len(g.s.Sides[p].Places) > 0 {
		return nil
	}
	return g.unstated("axis of "+p.String(), "Welche Orte und Straßen %[1]s hat, steht nicht fest: nenne sie (`%[1]s axis: …`).",
		"Nobody has stated which places and roads %[1]s has: state them (`%[1]s axis: …`).", p)
}
