package almanac

// build builds a road, a settlement or a city.
//
// almanach.bauen
func (g *game) build(m Move) error {
	if m.What > City {
		return g.Wrong("", "Gebaut werden Straßen, Siedlungen und Städte.", "Players build roads, settlements and cities.")
	}
	if g.Phase <= FoundingRoad {
		return g.found(m)
	}
	if g.Free > 0 {
		return g.freeRoad(m)
	}
	if err := g.mayBuild(m.Who); err != nil {
		return err
	}
	if err := g.placeable(m); err != nil {
		return err
	}
	if err := g.pays(m.Who, m.What); err != nil {
		return err
	}
	if g.Phase == Trading {
		g.Phase = Building
	}
	g.place(m, rBuilding)
	return nil
}

// mayBuild checks that a player may build or buy now.
func (g *game) mayBuild(p Player) error {
	switch {
	case g.Phase == SpecialBuilding && p == g.Decides:
		return nil
	case g.Phase == SpecialBuilding:
		return g.RefuseText(textf("Jetzt darf %s bauen.", "It is %s who may build now.", g.Decides), rSpecial)
	case p != g.Active:
		return g.Refuse("Bauen darf nur, wer an der Reihe ist.", "Only the player whose turn it is may build.", rBuilding)
	case g.Phase == BeforeRoll:
		return g.Refuse("Gebaut wird erst nach dem Auswürfeln der Erträge.", "Building comes after the roll for resources.",
			rBuilding)
	}
	return nil
}

// placeable checks that a piece is left and may be placed there.
func (g *game) placeable(m Move) error {
	at := int(m.Place)
	switch m.What {
	case Road:
		if g.Roads[m.Who].Len() >= g.Pieces.Roads && !g.misread(rBuilding) {
			return g.RefuseText(textf("%s hat keine Straße mehr.", "%s has no road left.", m.Who), rBuilding, rRoad)
		}
		return g.connects(m.Who, at)
	case Settlement:
		if g.Settlements[m.Who].Len() >= g.Pieces.Settlements && !g.misread(rBuilding) {
			return g.RefuseText(textf("%s hat keine Siedlung mehr und muss erst eine zur Stadt ausbauen.",
				"%s has no settlement left and has to upgrade one to a city first.", m.Who), rSettlement, rBuilding)
		}
		if err := g.settles(m.Who, at); err != nil {
			return err
		}
		if !g.Reach[m.Who].Has(at) {
			return g.RefuseText(textf("Zu dieser Kreuzung führt keine Straße von %s.",
				"No road of %s leads to this intersection.", m.Who), rSettlement, rRoad)
		}
	case City:
		switch {
		case at < 0 || at >= len(g.Island.Intersections) || !g.Settlements[m.Who].Has(at):
			return g.Refuse("Eine Stadt entsteht nur aus einer eigenen Siedlung.",
				"Only your own settlement can become a city.", rCity)
		case g.Cities[m.Who].Len() >= g.Pieces.Cities && !g.misread(rBuilding):
			return g.RefuseText(textf("%s hat keine Stadt mehr.", "%s has no city left.", m.Who), rBuilding, rCity)
		}
	}
	return nil
}

// place puts a piece on the island, and settles what follows from it.
func (g *game) place(m Move, by rule) {
	at := int(m.Place)
	switch m.What {
	case Road:
		g.lay(m.Who, at)
		g.Tell(Event{Type: "road", Who: m.Who, Place: at}, by, rRoad)
		g.measure(m.Who)
		g.award(false, m.Who)
	case Settlement:
		g.PutSettlement(m.Who, at)
		g.NewHarbor.Add(at)
		g.Tell(Event{Type: "settlement", Who: m.Who, Place: at}, by, rSettlement)
		g.interrupt(m.Who, at)
	case City:
		g.PutCity(m.Who, at)
		g.Tell(Event{Type: "city", Who: m.Who, Place: at}, by, rCity)
	}
}

// settles checks that a settlement may be built on an intersection, regardless of roads.
//
// almanach.siedlung: the distance rule.
func (g *game) settles(p Player, at int) error {
	if at < 0 || at >= len(g.Island.Intersections) {
		return g.Wrong("place", "Nenne eine Kreuzung.", "Name an intersection.")
	}
	near := g.Built
	if g.misread(rSettlement) {
		near = g.buildings(p)
	}
	switch {
	case g.Built.Has(at):
		return g.Refuse("Auf dieser Kreuzung steht schon ein Gebäude.", "There is a building on this intersection already.",
			rIntersection, rSettlement)
	case !g.Island.Near[at].And(near).Empty():
		return g.Refuse("Auf einer der Nachbarkreuzungen steht schon ein Gebäude.",
			"There is a building on one of the neighboring intersections.", rSettlement)
	}
	return nil
}

// onPath checks that a road may be built on a path, regardless of what it connects to.
//
// almanach.wege, almanach.kueste
func (g *game) onPath(p Player, path int) error {
	if path < 0 || path >= len(g.Island.Paths) {
		return g.Wrong("place", "Nenne einen Weg.", "Name a path.")
	}
	taken := g.Taken
	if g.misread(rPaths) {
		taken = g.Roads[p]
	}
	switch {
	case taken.Has(path):
		return g.Refuse("Auf jedem Weg ist nur eine Straße erlaubt.", "There can be only one road on each path.", rPaths,
			rRoad)
	case g.Island.Coastal.Has(path) && g.misread(rCoast):
		return g.Refuse("Das ist kein Weg.", "This is no path.", rCoast)
	}
	return nil
}

// connects checks that a road joins a building of its owner, or another road of theirs at a free intersection.
//
// almanach.strasse
func (g *game) connects(p Player, path int) error {
	if err := g.onPath(p, path); err != nil {
		return err
	}
	blocked := false
	for _, end := range g.Island.Paths[path].Ends {
		switch {
		case g.buildings(p).Has(end):
			return nil
		case !g.Reach[p].Has(end):
		case !g.Built.Has(end) || g.misread(rRoad):
			return nil
		default:
			blocked = true
		}
	}
	if blocked {
		return g.Refuse("An einer Kreuzung mit einem fremden Gebäude geht keine eigene Straße weiter.",
			"A road does not go on beyond an intersection with another player's building.", rRoad)
	}
	return g.RefuseText(textf("Die Straße muss an ein Gebäude oder eine Straße von %s anschließen.",
		"The road has to join a building or a road of %s.", p), rRoad)
}

// lay puts a road on a path.
func (g *game) lay(p Player, path int) { g.PutRoad(g.Table, p, path) }

// pays takes the price of a purchase.
//
// almanach.baukosten
func (g *game) pays(p Player, what Purchase) error {
	cost, hand := g.Costs[what], g.Hands[p]
	if !hand.Covers(cost) {
		if g.Hidden[p] {
			return g.Undecided("hand of "+p.String(), "Ob %s den Preis zahlen kann, sagt die Stellung nicht.",
				"The position does not say whether %s can pay the price.", p)
		}
		return g.RefuseText(textf("Der Preis ist %s; %s hat %s.", "The price is %s; %s has %s.", cost, p, hand), rCosts,
			rBuilding)
	}
	g.spend(p, cost)
	g.Tell(Event{Type: "paid", Who: p, Get: cost, Place: -1}, rCosts)
	return nil
}
