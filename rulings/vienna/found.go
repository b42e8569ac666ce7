package vienna

// found places a settlement before the first turn.
//
// wien.variabler-aufbau: three each, clockwise, back, and clockwise again.
func (g *game) found(m Move) error {
	switch {
	case m.Who != g.Decides:
		return g.RefuseText(textf("%s ist mit dem Setzen an der Reihe.", "It is %s's turn to place.", g.Decides), rFounding)
	case g.Free > 0:
		return g.freeRoad(m)
	case m.What != Settlement:
		return g.Refuse("In der Vorbereitung werden noch keine Straßen und Wahrzeichen gebaut.",
			"No roads and landmarks are built during preparation.", rSetUp, rFounding)
	}
	at := int(m.Place)
	if err := g.settles(m.Who, at); err != nil {
		return err
	}
	round, yields := int(g.Founded)/g.Players, 2
	if g.misread(rFounding) {
		yields = 1
	}
	if round == yields {
		for _, field := range g.Board.Places[at].Fields {
			if g.Board.Fields[field].Terrain == UnknownTerrain {
				return g.unknownField(field)
			}
		}
	}
	g.PutSettlement(m.Who, at)
	e := happened("founded", m.Who)
	e.Place = at
	g.Tell(e, rFounding)
	if round == yields {
		g.firstYields(m.Who, at)
	}
	if g.misread(rSetUp) && g.roadFits(m.Who) {
		g.Free = 1
		return nil
	}
	g.nextFounder()
	return nil
}

// nextFounder passes the turn to the next founder.
func (g *game) nextFounder() {
	g.Founded++
	n, last := int(g.Founded), g.Decides
	switch {
	case n == 3*g.Players:
		g.begin(g.First)
		return
	case n%g.Players == 0: // who was last begins the next round
	case n/g.Players == 1:
		g.Decides = last.After(-1, g.Players)
	default:
		g.Decides = last.After(1, g.Players)
	}
	g.Active = g.Decides
}

// firstYields gives a card for each field at the settlement. Whether a field without a number gives one is the reading
// vienna-first-yield.
func (g *game) firstYields(p Player, at int) {
	var get Bag
	read := false
	for _, n := range g.Board.Places[at].Fields {
		f := g.Board.Fields[n]
		if f.Chip == 0 {
			if read = true; g.Readings.FirstYield != "all" {
				continue
			}
		}
		if r := f.Terrain.Yields(); g.Supply[r] > get[r] {
			get[r]++
		}
	}
	g.Supply.Take(get)
	g.Hands[p].Add(get)
	e := happened("first-yields", p)
	e.Place, e.Get = at, get
	if read {
		g.TellRead(e, readFirstYield, rFounding, rYields)
		return
	}
	g.Tell(e, rFounding)
}

// begin starts the turn of a player.
func (g *game) begin(p Player) {
	g.Turn++
	g.Active, g.Decides, g.Phase, g.After = p, p, BeforeRoll, BeforeRoll
	g.Played, g.Seven, g.Free, g.Last = false, false, 0, -1
	g.Bought = [5]uint8{}
	e := happened("turn", p)
	e.N = int(g.Turn)
	g.Tell(e, rTurn)
}

// endTurn ends a turn.
//
// wien.zug
func (g *game) endTurn(m Move) error {
	switch {
	case m.Who != g.Active:
		return g.Refuse("Den Zug beendet, wer an der Reihe ist.", "The player whose turn it is ends it.", rTurn)
	case g.Phase == BeforeRoll:
		return g.Refuse("Vor dem Ende des Zuges wird gewürfelt.", "The dice are rolled before a turn ends.", rTurn)
	}
	g.Tell(happened("turn-ended", m.Who), rTurn)
	g.begin(m.Who.After(1, g.Players))
	return nil
}

// pass declines an option: to draw a card after a militia, to place a free road, to take a reward.
func (g *game) pass(m Move) error {
	switch {
	case m.Who != g.Decides:
		return g.Wrong("", "Jetzt entscheidet %s.", "It is %s who decides now.", g.Decides)
	case g.Free > 0 && g.Phase == Founding:
		return g.Wrong("road", "Die Straße muss gesetzt werden.", "The road has to be placed.")
	case g.Free > 0:
		g.Free = 0
	case g.Phase == Robbing && g.Seven && g.mustRob(m.Who):
		return g.Refuse("Nach einer 7 wird eine Karte gezogen.", "After a 7 a card is drawn.", rRobber)
	case g.Phase == Robbing, g.Phase == Rewarding:
		g.back()
	default:
		return g.Wrong("", "Hier gibt es nichts, worauf %s verzichten könnte.", "There is nothing to pass on for %s.", m.Who)
	}
	return nil
}

// back returns from the robber or a reward to the phase before it.
func (g *game) back() { g.Phase, g.Decides, g.Seven, g.Last = g.After, g.Active, false, -1 }
