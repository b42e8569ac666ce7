package engine

import "catanica/catalog"

// grinds: {of: gold}. Once in a turn a resource becomes magic power for a wizard of the player's choice (magic mill;
// 103.P.c). Like any power gained in one's own turn it cannot be used in it (103.G.d, 127.A.a; reading mill-power).

// brews: {power: 1, gains: [3, 4, 5, 6], breaks: [1]}. For magic power a die is thrown, any number of times: on some
// numbers it brings a resource, on others the building is gone (magic kitchen; 105.J.b, 103.P.c; reading magic-kitchen).

func (g *game) useGrind(m Move, n *node) error {
	if m.N != 0 {
		return g.noNumber()
	}
	if m.On == NoCard {
		return g.unnamed("card", "Sag, welcher Zauberer die Zauberkraft bekommt.", "Say which wizard gets the magic power.")
	}
	w := g.card(m.On)
	if !w.Laid || w.By != m.Who || !g.isType(m.On, catalog.Wizard) {
		return g.refuse("zud.magie.zauberer", "Zauberkraft bekommt nur ein eigener Zauberer.", "Only a wizard of one's own gets magic power.")
	}
	if w.Power >= 3 {
		return g.refuse("zud.magie.zauberer", "Mehr Zauberkraft fasst der Zauberer nicht.", "The wizard can hold no more magic power.")
	}
	kind, _ := ParseKind(n.arg.Get("of").Str)
	var price Bag
	price[kind] = 1
	if m.Give.Total() > 0 && m.Give != price {
		return g.refuse("103.P.c", "So arbeitet die Mühle nicht.", "That is not how the mill works.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.affords(m.Who, price) {
		return g.refuse("103.P.c", "Dafür fehlt der Rohstoff.", "The resource for that is missing.")
	}
	g.payOut(m.Who, price)
	k := g.edit(m.On)
	k.Power++
	if g.reading("mill-power") != "at-once" {
		k.Fresh++
	}
	e := g.emit("fed", m.Who, "103.G.d", "127.A.a", "103.P.c")
	e.Card, e.On, e.N = m.On, m.Card, 1
	return nil
}

func (g *game) useBrew(m Move, n *node) error {
	if m.N != 0 {
		return g.noNumber()
	}
	if g.wornOut(m.Card) { // the tempting reading: like most buildings, once
		return g.refuse("103.P.c", "Die Küche hat in diesem Zug schon gearbeitet.", "The kitchen has worked in this turn.")
	}
	if err := g.payPower(m.Who, max(1, n.arg.Get("power").Int()), m.By); err != nil {
		return err
	}
	e := g.emit("used", m.Who, "105.J.b", "103.P.c")
	e.Card = m.Card
	if !g.t.on("105.J.b") { // the tempting reading: what was fed in comes out again
		g.push(Frame{Proc: g.proc(procGain), By: m.Who, Card: m.Card, Node: n.no, A: 1})
		return nil
	}
	g.push(Frame{Proc: g.proc(procBrew), By: m.Who, Card: m.Card, Node: n.no})
	return nil
}

// runBrew waits for the die, then carries out what it says. Register A is the number.
func runBrew(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	if f.Step == 2 {
		return done
	}
	f.Step = 2
	n, by, card := g.node(f), f.By, f.Card
	bit := int16(1) << f.A
	unsaid := bits(n.arg.Get("breaks").Ints())&bit == 0 && bits(n.arg.Get("gains").Ints())&bit == 0
	switch {
	case bits(n.arg.Get("breaks").Ints())&bit != 0 || unsaid && g.reading("magic-kitchen") == "breaks":
		g.leave(card)
		g.toDiscard(by, card)
		g.emit("fell", by, "105.J.b").Card = card
	case bits(n.arg.Get("gains").Ints())&bit != 0:
		g.push(Frame{Proc: g.proc(procGain), By: by, Card: card, Node: n.no, A: 1})
	default:
		g.emit("nothing", by, "105.J.b").Card = card
	}
	return again
}

func askBrew(g *game, f *Frame) Decision {
	return dieDecision(f.Card, say("Was bringt der Wurf?", "What does the roll bring?"))
}

func answerBrew(g *game, f *Frame, m Move) error {
	if err := g.badDie(m); err != nil {
		return err
	}
	f.A, f.Step = int16(m.N), 1
	e := g.emit("rolled", Chance)
	e.N, e.Card = int(m.N), f.Card
	return nil
}
