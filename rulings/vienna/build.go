package vienna

import "catanica/rulings/graph"

// build builds a road, a settlement or a landmark.
func (g *game) build(m Move) error {
	switch {
	case m.What > LandmarkFigure:
		return g.Wrong("", "Gebaut werden Straßen, Siedlungen und Wahrzeichen.",
			"Players build roads, settlements and landmarks.")
	case g.Phase == Founding:
		return g.found(m)
	case g.Free > 0:
		return g.freeRoad(m)
	}
	if err := g.inTurn(m.Who); err != nil {
		return err
	}
	if err := g.fits(m); err != nil {
		return err
	}
	if err := g.buyFor(m.Who, m.What); err != nil {
		return err
	}
	g.place(m)
	return nil
}

// inTurn checks that a player may trade, build or buy now.
//
// wien.zug: only in one's own turn, after the roll.
func (g *game) inTurn(p Player) error {
	switch {
	case p != g.Active:
		return g.Refuse("Das darf nur, wer an der Reihe ist.", "Only the player whose turn it is may do this.", rTurn)
	case g.Phase == BeforeRoll && !g.misread(rTurn):
		return g.Refuse("Gehandelt und gebaut wird erst nach dem Würfeln.",
			"Trading and building come after the roll.", rTurn)
	}
	return nil
}

// fits checks that a piece is left and may be placed there.
func (g *game) fits(m Move) error {
	at := int(m.Place)
	switch m.What {
	case Road:
		if !g.roadsLeft(g.State, m.Who) {
			return g.RefuseText(textf("%s hat keine Straße mehr.", "%s has no road left.", m.Who), rMaterial)
		}
		return g.connects(m.Who, at)
	case Settlement:
		if !g.settlementsLeft(g.State, m.Who) {
			return g.RefuseText(textf("%s hat keine Siedlung mehr.", "%s has no settlement left.", m.Who), rMaterial)
		}
		if err := g.settles(m.Who, at); err != nil {
			return err
		}
		return g.reaches(m.Who, at, rSettlements)
	}
	switch {
	case at < 0 || at >= len(g.Board.Places):
		return g.Wrong("place", "Nenne ein Wahrzeichenfeld.", "Name a landmark space.")
	case g.Board.Places[at].Kind != Landmark:
		return g.Refuse("Ein Wahrzeichen steht nur auf seinem Wahrzeichenfeld.", "A landmark stands only on its own space.",
			rLandmarks, rBoard)
	case g.Stands.Has(at):
		return g.Refuse("Dieses Wahrzeichen steht schon.", "This landmark has been built already.", rLandmarks)
	case g.Board.Places[at].Reward.Kind == RewardUnknown:
		place := g.Board.Places[at]
		return g.Undecided("reward of "+place.Name, "Was bringt %s? Das stand nur im Bild; nenne es in der Stellung.",
			"What does %s bring? Only the picture said so; state it in the position.", place)
	}
	return g.reaches(m.Who, at, rLandmarks)
}

// reaches checks that a road of the player leads to the place.
func (g *game) reaches(p Player, at int, by rule) error {
	if g.Reach[p].Has(at) {
		return nil
	}
	return g.RefuseText(textf("Dorthin führt keine Straße von %s.", "No road of %s leads there.", p), by)
}

// settles checks that a settlement may be built on a place, regardless of roads.
//
// wien.bauen.siedlungen, wien.spielplan
func (g *game) settles(p Player, at int) error {
	switch {
	case at < 0 || at >= len(g.Board.Places):
		return g.Wrong("place", "Nenne ein Ortsfeld.", "Name a location space.")
	case !g.grounds().Has(at):
		return g.Refuse("Siedlungen stehen nur auf Ortsfeldern.", "Settlements stand only on location spaces.", rBoard,
			rSettlements)
	case g.Built.Has(at):
		return g.Refuse("Auf diesem Ortsfeld steht schon eine Siedlung.", "There is a settlement on this space already.",
			rSettlements)
	case g.misread(rSettlements) && !g.Board.Near[at].And(g.Built).Empty():
		return g.Refuse("Daneben steht schon eine Siedlung.", "There is a settlement next to it.", rSettlements)
	}
	return nil
}

// grounds returns the places on which settlements may stand.
func (t *Table) grounds() graph.Set {
	if t.misread(rBoard) {
		return t.Board.Of[Location].Or(t.Board.Of[Free])
	}
	return t.Board.Of[Location]
}

// from returns the places at which a player's next road may begin: their settlements, and the places that their roads
// reach and that may be passed.
//
// wien.bauen.strassen: free intersections, and landmark spaces once the landmark stands; a location space only with an
// own settlement.
func (t *Table) from(s *State, p Player) graph.Set {
	pass := t.Board.Of[Free].Without(s.Built)
	if t.misread(rLandmarks) {
		pass = pass.Or(s.Landmarks[p])
	} else {
		pass = pass.Or(s.Stands)
	}
	if t.misread(rRoads) {
		pass = pass.Or(t.Board.Of[Location].Without(s.Built))
	}
	return s.Settlements[p].Or(s.Reach[p].And(pass))
}

// roadSpots returns the routes on which a player may build a road.
func (t *Table) roadSpots(s *State, p Player) (spots graph.Set) {
	for from := t.from(s, p); !from.Empty(); {
		spots = spots.Or(t.Board.At[from.Take()])
	}
	return spots.Without(s.Taken)
}

// connects checks that a road may be built on a route.
func (g *game) connects(p Player, route int) error {
	switch {
	case route < 0 || route >= len(g.Board.Ends):
		return g.Wrong("place", "Nenne einen Weg.", "Name a route.")
	case g.Taken.Has(route):
		return g.Refuse("Auf jedem Weg ist nur eine Straße erlaubt.", "There can be only one road on each route.", rRoads)
	}
	from := g.from(g.State, p)
	stopped := -1
	for _, end := range g.Board.Ends[route] {
		if from.Has(int(end)) {
			return nil
		}
		if g.Reach[p].Has(int(end)) {
			stopped = int(end)
		}
	}
	if stopped < 0 {
		return g.RefuseText(textf("Die Straße muss an eine Siedlung oder eine Straße von %s anschließen.",
			"The road has to join a settlement or a road of %s.", p), rRoads)
	}
	place := g.Board.Places[stopped]
	switch {
	case g.Built.Has(stopped):
		return g.RefuseText(textf("In %s steht eine fremde Siedlung; dahinter geht es nicht weiter.",
			"There is another player's settlement at %s; the road does not go on beyond it.", place), rRoads)
	case g.Board.Places[stopped].Kind == Landmark:
		return g.RefuseText(textf("Hinter %s geht es erst weiter, wenn das Wahrzeichen steht.",
			"The road goes on beyond %s only once the landmark has been built.", place), rRoads, rLandmarks)
	}
	return g.RefuseText(textf("Hinter %s geht es erst weiter, wenn dort eine eigene Siedlung steht.",
		"The road goes on beyond %s only with a settlement of one's own there.", place), rRoads)
}

// roadsLeft and settlementsLeft report whether a player has a piece left.
//
// wien.material
func (t *Table) roadsLeft(s *State, p Player) bool {
	return s.Roads[p].Len() < t.Pieces.Roads || t.misread(rMaterial)
}

func (t *Table) settlementsLeft(s *State, p Player) bool {
	return s.Settlements[p].Len() < t.Pieces.Settlements || t.misread(rMaterial)
}

// roadFits reports whether a player could place a road.
func (g *game) roadFits(p Player) bool {
	return g.roadsLeft(g.State, p) && !g.roadSpots(g.State, p).Empty()
}

// freeRoad places a road that costs nothing: of the card Toll, or as the reward of a landmark.
func (g *game) freeRoad(m Move) error {
	if m.Who != g.Decides {
		return g.Wrong("road", "Erst legt %s die freien Straßen.", "%s has to place the free roads first.", g.Decides)
	}
	if err := g.fits(m); err != nil {
		return err
	}
	g.Free--
	g.place(m)
	if g.Free > 0 && !g.roadFits(m.Who) {
		g.Free = 0
	}
	if g.Free == 0 && g.Phase == Founding {
		g.nextFounder()
	}
	return nil
}

// place puts a piece on the map, and settles what follows from it.
func (g *game) place(m Move) {
	at := int(m.Place)
	e := happened(Purchases[m.What], m.Who)
	e.Place = at
	switch m.What {
	case Road:
		g.PutRoad(g.Table, m.Who, at)
		if g.Tell(e, rRoads); g.Board.Trade[at] != NoTrade {
			e.Type = "trade-route"
			g.Tell(e, rTrade)
		}
		g.measure(m.Who)
		g.award(m.Who, false)
	case Settlement:
		g.PutSettlement(m.Who, at)
		g.Tell(e, rSettlements)
		g.met(m.Who, at)
	case LandmarkFigure:
		g.PutLandmark(m.Who, at)
		g.Tell(e, rLandmarks)
		g.met(m.Who, at)
		g.reward(m.Who, at)
	}
}

// buyFor takes the price of a purchase.
//
// wien.bauen.kosten
func (g *game) buyFor(p Player, what Purchase) error {
	cost := g.Costs[what]
	switch {
	case g.Hands[p].Covers(cost):
	case g.Hidden[p]:
		return g.Undecided("hand of "+p.String(), "Ob %s den Preis zahlen kann, sagt die Stellung nicht.",
			"The position does not say whether %s can pay the price.", p)
	default:
		return g.RefuseText(textf("Der Preis ist %s; %s hat %s.", "The price is %s; %s has %s.", cost, p, g.Hands[p]), rCosts)
	}
	g.pay(p, cost)
	e := happened("paid", p)
	e.Get = cost
	g.Tell(e, rCosts)
	return nil
}

// pay moves cards of a player to the supply, draw the other way.
func (g *game) pay(p Player, cards Bag) {
	g.Hands[p].Take(cards)
	g.Supply.Add(cards)
}

func (g *game) draw(p Player, cards Bag) {
	g.Supply.Take(cards)
	g.Hands[p].Add(cards)
}
