package vienna

// roll rolls for resources.
//
// wien.zug, wien.ertraege
func (g *game) roll(m Move) error {
	switch {
	case m.Who != g.Active:
		return g.Refuse("Nur wer an der Reihe ist, würfelt.", "Only the player whose turn it is rolls.", rTurn)
	case g.Phase != BeforeRoll:
		return g.Refuse("In jedem Zug wird nur einmal gewürfelt, zu Beginn.",
			"The dice are rolled once in each turn, at its beginning.", rTurn)
	case m.Dice[0] < 1 || m.Dice[0] > 6 || m.Dice[1] < 1 || m.Dice[1] > 6:
		return g.Wrong("dice", "Nenne beide Würfel.", "Name both dice.")
	}
	sum := int(m.Dice[0] + m.Dice[1])
	if err := g.rollKnown(sum); err != nil {
		return err
	}
	e := happened("rolled", m.Who)
	e.N = sum
	g.Tell(e, rTurn, rYields)
	g.Phase = Main
	if sum != 7 {
		g.produce(sum)
		return nil
	}
	g.Seven, g.After = true, Main
	g.Tell(happened("seven", m.Who), rRobber)
	g.nextDiscard(m.Who)
	return nil
}

// rollKnown checks that the position states what the roll depends on: everybody's cards for a seven, otherwise the
// fields at settlements.
func (g *game) rollKnown(sum int) error {
	if sum == 7 {
		for p := range Player(g.Players) {
			if g.Hidden[p] {
				return g.Undecided("hand of "+p.String(), "Wie viele Karten hat %s? Nenne die Hand in der Stellung.",
					"How many cards does %s have? State the hand in the position.", p)
			}
		}
		return nil
	}
	if g.Board.unknown == 0 {
		return nil
	}
	for n, f := range g.Board.Fields {
		if f.Terrain == UnknownTerrain && int(g.Robber) != n && g.anySettlement(f.Around) {
			return g.unknownField(n)
		}
	}
	return nil
}

func (g *game) unknownField(n int) error {
	name := g.Board.Fields[n].Name
	return g.Undecided("field "+name, "Was für eine Landschaft ist %s, und mit welcher Zahl? Nenne es in der Stellung.",
		"What landscape is %s, and with which number? State it in the position.", name)
}

// produce gives a card for each settlement at a field with the number.
//
// wien.ertraege, wien.raeuber
func (g *game) produce(sum int) {
	var get [MaxPlayers]Bag
	any := false
	for _, n := range g.Board.producing[sum] {
		f := &g.Board.Fields[n]
		if int(n) == int(g.Robber) {
			e := happened("blocked", g.Active)
			e.Place = int(n)
			g.Tell(e, rRobber)
			continue
		}
		r := f.Terrain.Yields()
		for _, at := range f.Around {
			for p := range g.Players {
				if g.Settlements[p].Has(at) || g.misread(rYields) && g.Landmarks[p].Has(at) {
					get[p][r]++
					any = true
				}
			}
		}
	}
	if !any {
		e := happened("no-yield", g.Active)
		e.N = sum
		g.Tell(e, rYields)
		return
	}
	for r := range NoResource {
		g.short(r, &get)
	}
	for n := range g.Players {
		p := g.Active.After(n, g.Players)
		if get[p].Total() > 0 {
			g.Supply.Take(get[p])
			g.Hands[p].Add(get[p])
			e := happened("yielded", p)
			e.Get = get[p]
			g.Tell(e, rYields)
		}
	}
}

// short cuts what players get of a resource if the supply is too small for all of them. The booklet does not say what
// happens then: reading vienna-short-supply.
func (g *game) short(r Resource, get *[MaxPlayers]Bag) {
	wanted, left := 0, g.Supply[r]
	for p := range get {
		wanted += int(get[p][r])
	}
	if wanted <= int(left) {
		return
	}
	e := happened("short", g.Active)
	e.Kind, e.N = r, int(left)
	g.TellRead(e, readShort, rYields)
	for n := range g.Players {
		p := g.Active.After(n, g.Players)
		if g.Readings.Short != "roller-first" {
			left = 0
		}
		get[p][r] = min(get[p][r], left)
		left -= get[p][r]
	}
}
