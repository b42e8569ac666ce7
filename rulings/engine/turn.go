package engine

import (
	"slices"
)

// roll throws both dice, or those that an Alchemist or a Wheel of Time has not set (103.D.a). The event die
// is worked off first, with all that follows from it, then the production die.
func (g *game) roll(m Move) error {
	event, yield := m.Face, m.N
	if g.s.Set.Event != NoFace {
		event = g.s.Set.Event
	}
	if g.s.Set.Yield != 0 {
		yield = g.s.Set.Yield
	}
	if g.t.on("103.D.a") && (g.s.Set.Event != NoFace && m.Face != NoFace && m.Face != event || g.s.Set.Yield != 0 && m.N != 0 && m.N != yield) {
		return g.refuse("103.D.a", "Dieser Würfel liegt schon fest und wird nicht geworfen.", "That die has been set and is not thrown.")
	}
	if event == NoFace || yield < 1 || yield > 6 {
		return g.unnamed("dice", "Nenne beide Würfel: das Ereignis und die Zahl von 1 bis 6.", "Name both dice: the event and the number from 1 to 6.")
	}
	before := g.tableBefore()
	g.s.Dice, g.s.Set = Dice{event, yield}, Dice{}
	g.s.Phase = EventPhase
	e := g.emit("dice", m.Who, "103.D.a")
	e.N, e.To = int(yield), event.String()
	g.rollPoints()
	held := g.held()
	g.push(Frame{Proc: g.proc(procMain), By: m.Who, Card: NoCard, Node: -1, A: int16(held[0]), B: int16(held[1])})
	g.push(Frame{Proc: g.proc(procYield), By: m.Who, Card: NoCard, Node: -1, C: g.bonusAtRoll(m.Who)})
	g.push(Frame{Proc: g.proc(procEventFace), By: m.Who, Card: NoCard, Node: -1, A: int16(m.Reveals)})
	g.mayLeapNow(before)
	g.bonusEarly(m.Who)
	return nil
}

// runEventFace works off the event die (103.E.b–f). Register A is the event card that the roll named, as Def+1; the
// faces stand in face_*.go.
func runEventFace(g *game, f *Frame) status {
	switch g.s.Dice.Event {
	case Brigands:
		return g.brigands(f)
	case GoodYear:
		return g.goodYear(f)
	case TourneyFace:
		return g.tourney(f)
	case TradeFace:
		return g.tradeFace(f)
	}
	return g.question(f)
}

// runMain opens the main phase; whoever has enough points now has won before anybody moves a finger
// (103.G.b, 102.B.Sudden_Death).
func runMain(g *game, f *Frame) status {
	g.s.Phase, g.s.Before = MainPhase, nil
	g.checkGate()
	g.tokens, g.told = [2]Player{Player(f.A), Player(f.B)}, true // while the dice are worked through nobody recounts (103.G.b)
	g.tellTokens()
	if !g.t.on("103.G.b", "102.B.Sudden_Death") {
		g.silent = true // the tempting reading: first the active player acts, then points are counted
		return done
	}
	g.checkWin("103.G.b")
	return done
}

// dieWasSet reports whether somebody has set the production die in this turn (113.B.b).
func (g *game) dieWasSet() bool {
	return slices.ContainsFunc(g.s.Cards, func(k Card) bool {
		return k.Used > 0 && !k.Laid && k.Def >= 0 && slices.ContainsFunc(g.t.defs[k.Def].played, func(i int16) bool {
			n := &g.t.Book.nodes[i]
			return n.word.Name == "set-die" && n.arg.Get("die").Str == "production"
		})
	})
}

// testRoll takes the die of a test. A production die that has been set is no test die (113.B.b).
func (g *game) testRoll(m Move, card CardNo) error {
	if err := g.badDie(m); err != nil {
		return err
	}
	var cites []string
	if g.dieWasSet() {
		if !g.t.on("113.B.b") && m.N != g.s.Dice.Yield { // the tempting reading: the die is the same, so it shows the same
			return g.refuse("113.B.b", "Diese Zahl liegt schon fest.", "That number has been set.")
		}
		cites = append(cites, "113.B.b")
	}
	e := g.emit("rolled", Chance, cites...)
	e.N, e.Card = int(m.N), card
	return nil
}

// runSetDie sets a die before the roll (Alchemist, Wheel of Time; 103.C.b).
func runSetDie(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	return wait
}

func askSetDie(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskOption, Card: f.Card, Text: say("Welche Seite zeigt der Würfel?", "Which side shall the die show?"), Cites: g.node(f).cites}
	event := g.node(f).arg.Get("die").Str == "event"
	for n := int8(1); n <= 6; n++ {
		m := NewMove(f.By, Choose)
		if m.N = n; event {
			m.N, m.Face = 0, Face(n)
		}
		if !event || m.Face <= QuestionFace {
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerSetDie(g *game, f *Frame, m Move) error {
	n := g.node(f)
	if n.arg.Get("die").Str == "event" {
		if m.Face == NoFace {
			return g.wrong("Nenne eine Seite des Ereigniswürfels.", "Name a face of the event die.")
		}
		g.s.Set.Event = m.Face
	} else {
		if err := g.badDie(m); err != nil {
			return err
		}
		g.s.Set.Yield = m.N
	}
	f.Step = 1
	e := g.emit("die-set", f.By, append(slices.Clone(n.cites), "103.D.a")...)
	e.Card, e.N = f.Card, int(m.N)
	return nil
}

// rollPoints sets the points of the cards that take them from the die: anew on every roll, on the opponent's too (Ruling
// 117.F.a). That it is the number of the production die is a rule of ours: no other die bears numbers (docs/engine.md).
func (g *game) rollPoints() {
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			k := g.card(c)
			if g.def(c).tournament.Count != "die" || k.By != g.s.Active && !g.t.on("117.F.a") { // switched off, the tempting reading: it is his own roll that counts
				continue
			}
			g.edit(c).Stored = g.s.Dice.Yield
			e := g.emit("rolled-points", k.By, "117.F.a")
			e.Card, e.N = c, int(g.s.Dice.Yield)
		}
	}
}
