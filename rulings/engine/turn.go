package engine

import (
	"slices"

	"catanica/catalog"
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
	if event == NoFace || yield < 1 || yield > 6 {
		return unnamed("dice", "Nenne beide Würfel: das Ereignis und die Zahl von 1 bis 6.", "Name both dice: the event and the number from 1 to 6.")
	}
	g.s.Dice, g.s.Set = Dice{event, yield}, Dice{}
	g.s.Phase = EventPhase
	e := g.emit("dice", m.Who, "103.D.a")
	e.N, e.To = int(yield), event.String()
	g.push(Frame{Proc: procMain, By: m.Who, Card: NoCard, Node: -1})
	g.push(Frame{Proc: procYield, By: m.Who, Card: NoCard, Node: -1})
	g.push(Frame{Proc: procEventFace, By: m.Who, Card: NoCard, Node: -1, A: int16(m.Reveals)})
	return nil
}

// runEventFace works off the event die (103.E.b–f). Register A is the event card that the roll named, as
// Def+1; C is the player who is deciding.
func runEventFace(g *game, f *Frame) status {
	switch g.s.Dice.Event {
	case Brigands:
		g.brigands()
		return done
	case GoodYear:
		return g.goodYear(f)
	case TourneyFace:
		return g.tourney(f)
	case TradeFace:
		return g.tradeFace(f)
	}
	return g.question(f)
}

// brigands: whoever has more than seven resources loses all ore and wool; the first two rounds are spared in
// the extended and the tournament game (103.E.b, 121.A.a, 101.D.b).
func (g *game) brigands() {
	if g.s.Turn == 0 && g.truce() {
		g.undecided("turn number", "Ob die Schonfrist noch gilt, hängt von der Runde ab: nenne den Zug (`turn: 5`).", "Whether the truce still holds hangs on the round: state the turn (`turn: 5`).")
		return
	}
	if g.truce() && g.s.Turn <= g.truceTurns() {
		g.emit("truce", g.s.Active, "101.D.b", "103.B.a")
		return
	}
	for _, p := range [2]Player{g.s.Active, g.s.Active.Other()} {
		if g.counted(p) <= 7 {
			continue
		}
		var lost Bag
		have := g.stock(p)
		lost[Ore], lost[Wool] = have[Ore], have[Wool]
		g.spend(p, lost)
		e := g.emit("lost", p, "103.E.b")
		e.Get = lost
	}
}

// truce reports whether the brigands leave the first two rounds alone: since the theme sets, in the basic game
// since 2005 (101.D.b c).
func (g *game) truce() bool {
	since := catalog.EditionID("1998")
	if g.t.Game == catalog.Basic {
		since = "2005"
	}
	return g.t.since(since) == g.t.on("101.D.b") // switched off, the tempting reading: as in the other rules
}

// truceTurns is how many turns two rounds are: a round is a turn of each player (103.B.a).
func (g *game) truceTurns() int16 {
	if !g.t.on("103.B.a") {
		return 2 // the tempting reading: a round is a turn
	}
	return 4
}

// counted is how many resources the brigands count: none beside a fortified camp (121.A.a).
func (g *game) counted(p Player) int {
	hidden := map[int]bool{}
	g.eachFunction(p, "hides", func(c CardNo, _ *node) {
		for _, i := range g.landsBeside(p, c) {
			hidden[i] = true
		}
	})
	n := 0
	for i, l := range g.s.Sides[p].Lands {
		if !hidden[i] {
			n += int(l.Stock)
		}
	}
	return n
}

// goodYear: each player takes a resource of choice, the active player first (103.E.c).
func (g *game) goodYear(f *Frame) status {
	for f.Step < 2 {
		p := [2]Player{g.s.Active, g.s.Active.Other()}[f.Step]
		f.Step++
		if g.room(p).Total() > 0 {
			g.push(Frame{Proc: procGain, By: p, Card: NoCard, Node: -1, A: 1})
			return again
		}
	}
	return done
}

// tourney: the player with the most tournament points takes a resource (103.E.d).
func (g *game) tourney(f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	a, sureA := g.sum(North, "tournament")
	b, sureB := g.sum(South, "tournament")
	if !sureA || !sureB {
		g.undecided("tournament points", "Turnierpunkte stehen nicht fest: nimm sie an.", "Tournament points are not stated: assume them.")
	}
	winner := North
	if b > a {
		winner = South
	}
	if a != b && g.room(winner).Total() > 0 {
		g.emit("tournament", winner, "103.E.d").N = max(a, b)
		g.push(Frame{Proc: procGain, By: winner, Card: NoCard, Node: -1, A: 1})
	}
	return again
}

// tradeFace: the holder of the windmill token takes a resource from the other (103.E.e, 103.L.a).
func (g *game) tradeFace(f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	holder, sure := g.token("commerce")
	if !sure {
		g.undecided("commerce points", "Handelspunkte stehen nicht fest: nimm sie an.", "Commerce points are not stated: assume them.")
	}
	for p := range g.s.Sides {
		g.eachFunction(Player(p), "star-on-mill", func(c CardNo, n *node) {
			if g.addStars(Player(p), 1) > 0 {
				e := g.emit("stars", Player(p), n.cites...)
				e.Card, e.N = c, 1
			}
		})
	}
	if holder != Chance && g.fitting(holder, holder.Other()) > 0 {
		g.emit("trade-advantage", holder, "103.E.e", "103.L.a")
		g.push(Frame{Proc: procTake, By: holder, Card: NoCard, Node: g.t.Book.oneResource()})
	}
	return again
}

// question: first what the "?" does to buildings, then the event card, then what it does to blocking cards
// (103.E.f, 103.N.a).
func (g *game) question(f *Frame) status {
	switch f.Step {
	case 0:
		f.Step = 1
		g.fallOnQuestion()
		if !g.t.on("103.N.a") {
			g.liftAfterQuestion() // the tempting reading: the question mark first, then the card
		}
	case 1:
		if len(g.s.Events.Top) == 0 && f.A == 0 {
			g.undecided("top event card", "Welche Ereigniskarte aufgedeckt wird, steht nicht fest: nenne sie beim Wurf.", "Nobody has stated which event card comes up: name it with the roll.")
			return done
		}
		f.Step = 2
		c := g.turnEvent(f.A)
		e := g.emit("event", g.s.Active, "103.E.f")
		e.Card = c
		d := g.def(c)
		if len(d.happens) == 0 && d.card != nil && d.card.Play.Explains.Empty() {
			g.stop(g.notPlayed(c))
			return done
		}
		g.s.Events.Bottom = append(g.s.Events.Bottom, c)
		g.pushNodes(d.happens, g.s.Active, c)
	case 2:
		g.liftAfterQuestion()
		return done
	}
	return again
}

func (g *game) turnEvent(named int16) CardNo {
	if len(g.s.Events.Top) > 0 {
		c := g.s.Events.Top[0]
		if named > 0 && g.s.Cards[c].Def != named-1 {
			g.stop(wrong("Oben auf dem Ereignisstapel liegt %s.", "The top event card is %s.", g.def(c).id))
		}
		g.s.Events.Top = g.s.Events.Top[1:]
		return c
	}
	return g.newCard(named-1, g.s.Active)
}

// fallOnQuestion removes what the opponent's "?" removes at once: the bailiwick (103.E.f 1).
func (g *game) fallOnQuestion() {
	p := g.s.Active.Other()
	var fall []CardNo
	g.laidBy(p, func(c CardNo) {
		if g.has(c, "falls-on-question") != nil {
			fall = append(fall, c)
		}
	})
	for _, c := range fall {
		g.leave(c)
		g.toDiscard(p, c)
		have := g.stock(p)
		var lost Bag
		lost[Ore], lost[Wool] = have[Ore], have[Wool]
		g.spend(p, lost)
		e := g.emit("fell", p, "103.E.f")
		e.Card, e.Get = c, lost
	}
}

// runYield: every landscape with the number yields, doubled by its doubler, both players at once (103.F.b);
// then the bonuses of buildings.
func runYield(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		if !g.t.on("103.B.b") {
			g.checkWin("103.B.b") // the tempting reading: whoever reaches the points has won, in whatever phase
		}
		g.s.Phase = YieldPhase
		f.Step = 1
		for _, p := range [2]Player{g.s.Active, g.s.Active.Other()} {
			g.yield(p)
		}
	case 1:
		f.Step = 2
		bonus := 0
		g.eachFunction(g.s.Active, "yield-bonus", func(_ CardNo, n *node) { bonus += max(1, n.arg.Get("n").Int()) })
		if bonus > 0 && g.room(g.s.Active).Total() > 0 {
			g.push(Frame{Proc: procGain, By: g.s.Active, Card: NoCard, Node: -1, A: int16(bonus)})
		}
	case 2:
		return done
	}
	return again
}

func (g *game) yield(p Player) {
	var got Bag
	for i := range g.s.Sides[p].Lands {
		l := &g.s.Sides[p].Lands[i]
		if l.Number == 0 {
			g.undecided("number of a landscape", "Die Zahl einer Landschaft ist nicht genannt: sie entscheidet, ob sie trägt.", "The number of a landscape is not stated: it decides whether it yields.")
			return
		}
		if l.Number != g.s.Dice.Yield {
			continue
		}
		n := 1 + g.extraYield(p, i)
		n = min(n, 3-l.Stock)
		l.Stock += n
		got[l.Kind] += n
	}
	if got.Total() > 0 {
		e := g.emit("yielded", p, "103.F.b")
		e.Get = got
	}
}

// extraYield is what doublers beside a landscape add.
func (g *game) extraYield(p Player, land int) int8 {
	var n int8
	g.eachFunction(p, "doubles", func(c CardNo, node *node) {
		if !slices.Contains(node.arg.Get("of").Strs(), g.s.Sides[p].Lands[land].Kind.Landscape()) {
			return
		}
		if slices.Contains(g.landsBeside(p, c), land) {
			n++
		}
	})
	return n
}

// runMain opens the main phase; whoever has enough points now has won before anybody moves a finger
// (103.G.b, 102.B.Sudden_Death).
func runMain(g *game, f *Frame) status {
	g.s.Phase = MainPhase
	g.checkGate()
	if !g.t.on("103.G.b", "102.B.Sudden_Death") {
		g.silent = true // the tempting reading: first the active player acts, then points are counted
		return done
	}
	g.checkWin("103.G.b")
	return done
}

// runSetDie sets a die before the roll (Alchemist, Wheel of Time; 103.C.b).
func runSetDie(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	return wait
}

func askSetDie(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskOption, Card: f.Card, Text: say("Welche Seite zeigt der Würfel?", "Which side shall the die show?")}
}

func answerSetDie(g *game, f *Frame, m Move) error {
	n := g.node(f)
	if n.arg.Get("die").Str == "event" {
		if m.Face == NoFace {
			return wrong("Nenne eine Seite des Ereigniswürfels.", "Name a face of the event die.")
		}
		g.s.Set.Event = m.Face
	} else {
		if err := badDie(m); err != nil {
			return err
		}
		g.s.Set.Yield = m.N
	}
	f.Step = 1
	e := g.emit("die-set", f.By, append(slices.Clone(n.cites), "103.D.a")...)
	e.Card, e.N = f.Card, int(m.N)
	return nil
}
