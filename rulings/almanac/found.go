package almanac

// found places a settlement or a road of the set-up phase.
//
// almanach.gruendungsphase
func (g *game) found(m Move) error {
	if m.Who != g.Decides {
		return g.RefuseText(textf("%s ist mit dem Setzen an der Reihe.", "It is %s's turn to place.", g.Decides), rFounding)
	}
	if g.Phase == FoundingSettlement {
		return g.foundSettlement(m)
	}
	return g.foundRoad(m)
}

func (g *game) foundSettlement(m Move) error {
	if m.What != Settlement {
		return g.Refuse("Zuerst wird eine Siedlung gesetzt, dann eine Straße an sie.",
			"First a settlement is placed, then a road at it.", rFounding)
	}
	if err := g.settles(m.Who, int(m.Place)); err != nil {
		return err
	}
	second := int(g.Founded) >= g.Players
	if second {
		if err := g.knownAround(int(m.Place)); err != nil {
			return err
		}
	}
	g.PutSettlement(m.Who, int(m.Place))
	g.Last, g.Phase = int8(m.Place), FoundingRoad
	g.Tell(Event{Type: "founded", Who: m.Who, Place: int(m.Place)}, rFounding)
	if second {
		g.firstYields(m.Who, int(m.Place))
	}
	return nil
}

// firstYields gives a card for each hex of land at the second settlement.
func (g *game) firstYields(p Player, at int) {
	var get Bag
	for _, hex := range g.Island.Intersections[at].Hexes {
		if r := g.Terrain[hex].Yields(); r != NoResource && g.Supply[r] > get[r] {
			get[r]++
		}
	}
	g.Supply.Take(get)
	g.Hands[p].Add(get)
	g.Tell(Event{Type: "first-yields", Who: p, Place: at, Get: get}, rFounding, rResources)
}

func (g *game) foundRoad(m Move) error {
	if m.What != Road {
		return g.Refuse("Nach der Siedlung wird eine Straße an sie gesetzt.",
			"After the settlement, a road is placed at it.", rFounding)
	}
	if err := g.onPath(m.Who, int(m.Place)); err != nil {
		return err
	}
	if !g.Island.At[g.Last].Has(int(m.Place)) {
		return g.Refuse("Die Straße muss an die Siedlung anschließen, die eben gesetzt wurde.",
			"The road has to be at the settlement that has just been placed.", rFounding)
	}
	g.lay(m.Who, int(m.Place))
	g.measure(m.Who)
	g.Tell(Event{Type: "road", Who: m.Who, Place: int(m.Place)}, rFounding)
	g.Founded++
	n, last := int(g.Founded), g.Decides
	switch {
	case n < g.Players:
		g.Decides = g.seat(last, 1)
	case n == g.Players && !g.misread(rFounding): // who was last begins the second round
	case n == g.Players:
		g.Decides = g.First
	case n < 2*g.Players && !g.misread(rFounding):
		g.Decides = g.seat(last, -1)
	case n < 2*g.Players:
		g.Decides = g.seat(last, 1)
	default:
		g.begin(g.First)
		return nil
	}
	g.Active, g.Phase = g.Decides, FoundingSettlement
	return nil
}

// begin starts the turn of a player.
func (g *game) begin(p Player) {
	g.Turn++
	g.Active, g.Decides, g.Phase, g.After = p, p, BeforeRoll, BeforeRoll
	g.Played, g.Seven, g.Free, g.Dice = false, false, 0, [2]uint8{}
	g.Bought, g.NewHarbor = [5]uint8{}, [2]uint64{}
	g.Tell(Event{Type: "turn", Who: p, Place: -1, N: int(g.Turn)}, rBuilding)
}
