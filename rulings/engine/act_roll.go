package engine

import "catanica/catalog"

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
	if m.Face != NoFace && m.Face != event && g.by("103.D.a/zeitrad") {
		return dieIsSet(g)
	}
	if m.N != 0 && m.N != yield && g.by("103.D.a/alchimist") {
		return dieIsSet(g)
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
	own := rollPoints(g)
	g.beginMain(m.Who)
	g.beginYield(m.Who)
	g.beginFace(m.Who, event, m.Reveals)
	for _, c := range own {
		g.begin(procPointsDie, Chance, c, -1)
	}
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
// (Ruling 117.F.a). They take the number of the production die (reading lothar-die); by the other answer it returns the
// cards for which a die of their own is rolled.
func rollPoints(g *game) (own []CardNo) {
	cards := diceCards(g)
	if g.misread("117.F.a") {
		cards = misreadOwnRoll(g, cards)
	}
	if len(cards) > 0 && g.reading("lothar-die") == "own" {
		return cards
	}
	for _, c := range cards {
		setRolledPoints(g, c, g.s.Dice.Yield)
	}
	return nil
}

// setRolledPoints gives card c as many points as a die shows.
func setRolledPoints(g *game, c CardNo, n int8) {
	g.edit(c).Stored = n
	e := g.emit("rolled-points", g.s.Cards[c].By, "117.F.a")
	e.Card, e.N = c, int(n)
}

const procPointsDie procName = "points-die"

// pointsDieProcedure rolls a die that sets the points of a single card.
func pointsDieProcedure() Procedure {
	return Procedure{Name: procPointsDie, Steps: []Step{{Name: "die", Ask: pointsDieAsks, Take: pointsDieTakes}}}
}

func pointsDieAsks(g *game, f *Frame) Decision {
	return dieDecision(f.Card, say("Wie viele Turnierpunkte hat %s jetzt?", "How many tournament points does %s have now?",
		g.title(f.Card, catalog.Nominative)))
}

func pointsDieTakes(g *game, f *Frame, m Move) (next, error) {
	if err := g.badDie(m); err != nil {
		return wait, err
	}
	g.read("lothar-die")
	setRolledPoints(g, f.Card, m.N)
	return done, nil
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

// dieIsSet refuses to roll a die whose result has been set before (Ruling 103.D.a).
func dieIsSet(g *game) error {
	return g.refuse("103.D.a", "Das Ergebnis dieses Würfels steht schon fest; er wird nicht geworfen.",
		"The result of that die is already set, so it is not rolled.")
}
