package almanac

// endTrading goes on from trading to building. Building something does the same.
func (g *game) endTrading(m Move) error {
	if m.Who != g.Active || g.Phase != Trading {
		return g.Wrong("", "Jetzt ist keine Handelsphase von %s.", "This is no trade phase of %s.", m.Who)
	}
	g.Phase = Building
	g.Tell(Event{Type: "trading-ended", Who: m.Who, Place: -1}, rTradeAndBuild)
	return nil
}

// endTurn ends a turn. With five and six players the others may then build.
func (g *game) endTurn(m Move) error {
	switch {
	case m.Who != g.Active || g.Phase == SpecialBuilding:
		return g.Refuse("Den Zug beendet, wer an der Reihe ist.", "The player whose turn it is ends it.", rBuilding)
	case g.Phase == BeforeRoll:
		return g.Refuse("Vor dem Ende des Zuges wird gewürfelt.", "The dice are rolled before a turn ends.", rBuilding)
	}
	g.Tell(Event{Type: "turn-ended", Who: m.Who, Place: -1}, rBuilding)
	if g.Special() {
		g.Phase, g.Decides = SpecialBuilding, g.seat(g.Active, 1)
		g.Tell(Event{Type: "may-build", Who: g.Decides, Place: -1}, rSpecial)
		return nil
	}
	g.begin(g.seat(g.Active, 1))
	return nil
}

// pass declines an option: to rob, to place the rest of two roads, to build in the special building phase.
func (g *game) pass(m Move) error {
	switch {
	case m.Who != g.Decides:
		return g.Wrong("", "Jetzt entscheidet %s.", "It is %s who decides now.", g.Decides)
	case g.Phase == Robbing:
		g.afterRobber()
	case g.Free > 0:
		g.Free = 0
	case g.Phase == SpecialBuilding:
		if g.Decides = g.seat(g.Decides, 1); g.Decides != g.Active {
			g.Tell(Event{Type: "may-build", Who: g.Decides, Place: -1}, rSpecial)
			return nil
		}
		g.begin(g.seat(g.Active, 1))
	default:
		return g.Wrong("", "Hier gibt es nichts, worauf %s verzichten könnte.", "There is nothing to pass on for %s.", m.Who)
	}
	return nil
}
