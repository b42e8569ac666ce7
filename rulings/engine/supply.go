package engine

import "catanica/catalog"

// The supply: the box holds a limited number of roads, settlements and cities, and the player who builds one first gets
// it (Rulings 101.C.a, 128.F.a). The supply left follows from the two principalities, which central cards never leave
// (Ruling 102.B.Zentralkarte). In the tournament game the host's cards serve both players (kuw.turnier.aufstellung).

// usedUp refuses to build a card of a type that has run out. A principality whose axis the position does not state is
// assumed to have used none. Citadels are taken from the display, which says how many are left.
func (g *conditions) usedUp(d *def, t catalog.CardType) error {
	left := d.copies()
	for p := range g.s.Sides {
		left -= built(&g.s.Sides[p], t)
	}
	if d.copies() == 0 || left > 0 {
		return nil
	}
	cite := "101.C.a"
	if t == catalog.Road {
		cite = "128.F.a 101.C.a"
	}
	return g.refuse(cite, "Im Vorrat ist keine solche Karte mehr.", "There is no such card left in the supply.")
}

// copies returns how many copies of d a box holds, start cards included, or 0 if no source says.
func (d *def) copies() int {
	for _, s := range d.card.Sets {
		if s.Copies.Known {
			return s.Copies.N
		}
	}
	return 0
}

// built returns how many roads, settlements or cities lie in a principality. There is a settlement under every place.
func built(s *Side, t catalog.CardType) int {
	switch t {
	case catalog.Road:
		return len(s.Roads)
	case catalog.Settlement:
		return len(s.Places)
	case catalog.City:
		cities := 0
		for _, pl := range s.Places {
			if pl.Kind == CityPlace || pl.Kind == MetropolisPlace {
				cities++
			}
		}
		return cities
	}
	return 0
}

// needAxis asks for the places and roads of a player who builds on the axis, unless the position states them.
func (g *conditions) needAxis(p Player) error {
	if len(g.s.Sides[p].Places) > 0 {
		return nil
	}
	return g.unstated("axis of "+p.String(),
		"Welche Siedlungen, Städte und Straßen %s hat, steht nicht fest: Nenne sie (`%s axis: …`).",
		"The position does not say which settlements, cities and roads %s has: name them (`%s axis: …`).", p, p.String())
}
