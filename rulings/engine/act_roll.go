package engine

// roll rolls both dice (Ruling 103.D.a) and begins the procedures that follow: the event die, the yield and the main
// phase.

// actRoll returns the verb `roll`.
func actRoll() action {
	return action{
		verb: Roll, phases: []Phase{BeforeRoll}, do: roll,
		bare: func(l *list) { l.unless(nil, l.move(Roll)) },
	}
}

// roll takes the dice that the move names, or those that an Alchemist or a Wheel of Time has set (Ruling 103.D.a). The
// event die is resolved first with all its consequences, then the production die.
func roll(g *game, m Move) error {
	event, yield := m.Face, m.N
	if g.s.Set.Event != NoFace {
		event = g.s.Set.Event
	}
	if g.s.Set.Yield != 0 {
		yield = g.s.Set.Yield
	}
	if (m.Face != NoFace && m.Face != event || m.N != 0 && m.N != yield) && g.by("103.D.a") {
		return g.refuse("103.D.a", "Das Ergebnis dieses Würfels steht schon fest; er wird nicht geworfen.",
			"The result of that die is already set, so it is not rolled.")
	}
	if event == NoFace || yield < 1 || yield > 6 {
		return g.unnamed("dice", "Nenne beide Würfel: das Ereignis und eine Zahl von 1 bis 6.",
			"Name both dice: the event and a number from 1 to 6.")
	}
	before := leapTable(g)
	g.s.Dice, g.s.Set = Dice{event, yield}, Dice{}
	g.s.Phase = EventPhase
	e := g.emit("dice", m.Who, "103.D.a")
	e.N, e.To = int(yield), event.String()
	rollPoints(g)
	g.beginMain(m.Who)
	g.beginYield(m.Who)
	g.beginFace(m.Who, event, m.Reveals)
	leapAfterRoll(g, before)
	if g.misread("122.C.d") {
		misreadBonusEarly(g, m.Who)
	}
	return nil
}

// beginFace starts the procedure for a face of the event die (Ruling 103.E). named is the event card that is turned up
// on a "?", if the roll names it.
func (g *game) beginFace(p Player, face Face, named MaybeDef) {
	switch face {
	case Brigands:
		g.begin(procBrigands, p, NoCard, -1)
	case GoodYear:
		g.begin(procSun, p, NoCard, -1)
	case TourneyFace:
		g.begin(procTournament, p, NoCard, -1)
	case TradeFace:
		g.begin(procMill, p, NoCard, -1)
	case QuestionFace:
		keeps[questioned](g.begin(procQuestion, p, NoCard, -1)).Named = named
	}
}

// rollPoints sets the points of the cards whose points depend on the die: anew on every roll, the opponent's included
// (Ruling 117.F.a). That they take the number of the production die is a ruling of Catanica's: no other die has
// numbers.
func rollPoints(g *game) {
	cards := diceCards(g)
	if g.misread("117.F.a") {
		cards = misreadOwnRoll(g, cards)
	}
	for _, c := range cards {
		g.edit(c).Stored = g.s.Dice.Yield
		e := g.emit("rolled-points", g.s.Cards[c].By, "117.F.a", g.textOf(c))
		e.Card, e.N = c, int(g.s.Dice.Yield)
	}
}

// diceCards returns the cards in play whose points are set by a die.
func diceCards(g *game) []CardNo {
	var out []CardNo
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			if g.def(c).tournament.Count == "die" {
				out = append(out, c)
			}
		}
	}
	return out
}
