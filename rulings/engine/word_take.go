package engine

import "slices"

// take: {n: 2, back: 1}. The player takes n resources of his choice from the opponent and gives back others.
// lose: {n: 2}. The player loses n resources of the opponent's choice.
// exchange: {n: 2}. The player swaps up to n of his resources with the bank, one for one.
// gain: {n: 1}. The player takes n resources of his choice from the bank.
// gain-each: {of: [kirche], n: 2}. Each player takes n resources for every such card of his that works.

func canTake(g *game, p Player, c CardNo, n *node) error {
	if g.stock(p.Other()).Total() == 0 && g.t.on("112.S.a") {
		return refuse("112.S.a 103.R.b", "Der Mitspieler hat keine Rohstoffe.", "The opponent has no resources.")
	}
	if !g.t.on("103.R.b") && g.stock(p).Total() == 0 {
		return refuse("103.R.b", "Man müsste selbst etwas zu verlieren haben.", "One would need something to lose oneself.")
	}
	return nil
}

// grabbing is who takes from whom, and how many.
func (g *game) grabbing(f *Frame) (taker, victim Player, n int) {
	n = g.node(f).arg.Get("n").Int()
	if f.Proc == procLose {
		return f.By.Other(), f.By, min(n, g.stock(f.By).Total())
	}
	victim = f.By.Other()
	return f.By, victim, min(n, g.stock(victim).Total(), g.fitting(f.By, victim))
}

// fitting is how many of the victim's resources the taker has room for.
func (g *game) fitting(taker, victim Player) int {
	room, have, n := g.room(taker), g.stock(victim), 0
	for k := range have {
		n += int(min(room[k], have[k]))
	}
	return n
}

func runTake(g *game, f *Frame) status {
	if _, _, n := g.grabbing(f); f.Step > 0 || n == 0 {
		if f.Step == 0 {
			g.emit("nothing", f.By).Card = f.Card
		}
		return done
	}
	return wait
}

func askTake(g *game, f *Frame) Decision {
	taker, _, n := g.grabbing(f)
	return Decision{Who: taker, Kind: AskResource, Card: f.Card, Text: say("Welche %d Rohstoffe?", "Which %d resources?", n)}
}

func answerTake(g *game, f *Frame, m Move) error {
	taker, victim, n := g.grabbing(f)
	if m.Get.Total() != n {
		return wrong("Es sind genau %d Rohstoffe zu nennen.", "Exactly %d resources have to be named.", n)
	}
	if !g.holds(victim, m.Get) {
		return refuse("112.S.a", "So viele hat der Mitspieler davon nicht.", "The opponent does not have that many of them.")
	}
	back := g.node(f).arg.Get("back").Int()
	if f.Proc == procTake && m.Give.Total() != back {
		return wrong("Zurückzugeben sind %d Rohstoffe.", "%d resources have to be given back.", back)
	}
	f.Step = 1
	g.spend(victim, m.Get)
	got := m.Get
	if f.Proc == procTake {
		got = g.gain(taker, m.Get)
	}
	e := g.emit("took", taker, g.takeCites(f, got)...)
	e.Card, e.Get = f.Card, got
	if back > 0 {
		if !g.holds(taker, m.Give) {
			return refuse("112.K.a", "So viele hast du davon nicht.", "You do not have that many of them.")
		}
		g.spend(taker, m.Give)
		g.gain(victim, m.Give)
		e := g.emit("gave", taker, "112.K.a")
		e.Card, e.Get = f.Card, m.Give
	}
	return nil
}

// takeCites names 123.AF.a where gold of the archdiocese, which the card itself has brought, is among the booty.
func (g *game) takeCites(f *Frame, got Bag) []string {
	cites := g.node(f).cites
	if f.Proc == procTake && got[Gold] > 0 {
		g.eachFunction(f.By.Other(), "tithe", func(_ CardNo, n *node) { cites = append([]string{"123.AF.a"}, cites...) })
	}
	return cites
}

func runGain(g *game, f *Frame) status {
	if f.Step > 0 || g.room(f.By).Total() == 0 {
		return done
	}
	return wait
}

func askGain(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Text: say("Welche Rohstoffe von der Bank?", "Which resources from the bank?")}
}

func answerGain(g *game, f *Frame, m Move) error {
	n := int(f.A)
	if n == 0 {
		n = max(1, g.node(f).arg.Get("n").Int())
	}
	n = min(n, g.room(f.By).Total())
	if m.Get.Total() != n {
		return wrong("Es sind genau %d Rohstoffe zu nennen.", "Exactly %d resources have to be named.", n)
	}
	room := g.room(f.By)
	for k := range m.Get {
		if m.Get[k] > room[k] {
			return refuse("103.E.c", "Dafür ist auf den Landschaften kein Platz.", "There is no room for that on the landscapes.")
		}
	}
	f.Step = 1
	g.gain(f.By, m.Get)
	e := g.emit("gained", f.By, g.node(f).cites...)
	e.Card, e.Get = f.Card, m.Get
	return nil
}

// runGainEach carries out a `gain-each`: {of: [kloster, bibliothek], n: 1}. Each player takes n resources for every
// working card of his that is named, the active player first (reading active-first); to bring resources is a
// function, so a blocked card brings none (103.P.a).
func runGainEach(g *game, f *Frame) status {
	arg := g.node(f).arg
	for f.Step < 2 {
		p := [2]Player{g.s.Active, g.s.Active.Other()}[f.Step]
		f.Step++
		n := 0
		g.laidBy(p, func(c CardNo) {
			if slices.Contains(arg.Get("of").Strs(), g.def(c).id) && g.working(c) {
				n += max(1, arg.Get("n").Int())
			}
		})
		if n > 0 && g.room(p).Total() > 0 {
			g.push(Frame{Proc: procGain, By: p, Card: f.Card, Node: f.Node, A: int16(n)})
			return again
		}
	}
	return done
}

func runExchange(g *game, f *Frame) status {
	if f.Step > 0 || g.stock(f.By).Total() == 0 {
		return done
	}
	return wait
}

func askExchange(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Text: say("Welche Rohstoffe gegen welche?", "Which resources for which?")}
}

func answerExchange(g *game, f *Frame, m Move) error {
	n := g.node(f).arg.Get("n").Int()
	if m.Give.Total() != m.Get.Total() || m.Give.Total() < 1 || m.Give.Total() > n {
		return wrong("Getauscht werden 1 bis %d Rohstoffe gegen ebenso viele.", "1 to %d resources are swapped for as many.", n)
	}
	if !g.holds(f.By, m.Give) {
		return refuse("103.G.c", "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	f.Step = 1
	g.spend(f.By, m.Give)
	got := g.gain(f.By, m.Get)
	if !g.t.on("102.B.Banktausch") { // the tempting reading: resources for resources from the bank, so a bank trade
		for k, n := range m.Give {
			g.payGuild(f.By, Kind(k), int(n))
		}
	}
	e := g.emit("exchanged", f.By, g.node(f).cites...)
	e.Card, e.Get = f.Card, got
	return nil
}
