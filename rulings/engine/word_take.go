package engine

import "slices"

// take: {n: 2, back: 1}. The player takes n resources of his choice from the opponent and gives back others; with
// `of: own` only what he had before (112.K.a).
// lose: {n: 2}. The player loses n resources of the opponent's choice.
// exchange: {n: 2}. The player swaps up to n of his resources with the bank, one for one.
// gain: {n: 1}. The player takes n resources of his choice from the bank.
// gain-each: {of: [kirche], n: 2}. Each player takes n resources for every such card of his that works.

func canTake(g *game, p Player, c CardNo, n *node) error {
	if err := hasNumber(g, p, c, n); err != nil {
		return err
	}
	if err := g.needLands(p.Other()); err != nil {
		return err
	}
	if n.arg.Get("of").Str == "own" && g.purse(p).Total() == 0 {
		return g.nothingToGiveBack(p)
	}
	if g.stock(p.Other()).Total() == 0 && g.t.on("112.S.a", "103.R.b") {
		return g.refuse("112.S.a 103.R.b", "Der Mitspieler hat keine Rohstoffe.", "The opponent has no resources.")
	}
	return nil
}

// nothingToGiveBack is said where something of one's own has to be given back (112.K.a); what becomes of a card for
// which nothing is there, no source says.
func (g *game) nothingToGiveBack(p Player) error {
	if err := g.needLands(p); err != nil {
		return err
	}
	return g.unstated("what is given back", "Was gilt, wenn nichts da ist, das man zurückgeben könnte, sagt keine Quelle.",
		"No source says what holds when there is nothing to give back.")
}

// grabbing is who takes from whom, and how many. Whoever loses a test gives the resources to the other (103.R.b).
func (g *game) grabbing(f *Frame) (taker, victim Player, n int) {
	taker, victim = f.By, f.By.Other()
	if g.carries(f, procLose) {
		taker, victim = victim, taker
	}
	n = g.node(f).arg.Get("n").Int()
	switch {
	case f.A > 0:
		n = int(f.A)
	case n == 0:
		n = g.def(f.Card).number
	}
	return taker, victim, min(n, g.fitting(taker, victim))
}

// fitting is how many of the victim's resources the taker has room for; those that he could not store stay
// where they are (103.E.e).
func (g *game) fitting(taker, victim Player) int {
	n := 0
	for _, x := range g.takeable(taker, victim) {
		n += int(x)
	}
	return n
}

// takeable is how many of each kind could change hands. A landscape that nobody has stated may have room.
func (g *game) takeable(taker, victim Player) Bag {
	room, have := g.room(taker), g.reach(victim)
	if !g.t.on("103.E.e") {
		return have // the tempting reading: what the taker cannot store is given all the same
	}
	if !g.t.on("121.A.a") {
		have = g.outsideCamps(victim) // the tempting reading: what lies beside a camp is safe
	}
	for k := range have {
		if g.hasLand(taker, Kind(k)) {
			have[k] = min(have[k], room[k])
		}
	}
	return have
}

// beyond reports whether b holds more of some kind than c.
func (b Bag) beyond(c Bag) bool {
	for k := range b {
		if b[k] > c[k] {
			return true
		}
	}
	return false
}

// outsideCamps is what p has on landscapes that no camp hides; only mutation asks.
func (g *game) outsideCamps(p Player) Bag {
	have := g.stock(p)
	g.eachFunction(p, "hides", func(c CardNo, _ *node) {
		for _, l := range g.s.Sides[p].Lands {
			if beside, _ := g.touches(c, l); beside {
				have[l.Kind] -= l.Stock
			}
		}
	})
	return have
}

func runTake(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	taker, victim, n := g.grabbing(f)
	if err := g.needLands(victim); err != nil {
		g.stop(err)
		return done
	}
	if n == 0 {
		g.emit("nothing", f.By, g.node(f).cites...).Card = f.Card
		return done
	}
	if err := g.needLands(taker); err != nil {
		g.stop(err)
		return done
	}
	if g.carries(f, procTake) && g.node(f).arg.Get("of").Str == "own" && g.purse(taker).Total() == 0 {
		g.stop(g.nothingToGiveBack(taker)) // the card itself has cost the last of them
		return done
	}
	return wait
}

func askTake(g *game, f *Frame) Decision {
	taker, victim, n := g.grabbing(f)
	back := 0
	if g.carries(f, procTake) {
		back = g.node(f).arg.Get("back").Int()
	}
	var of Bag
	if g.node(f).arg.Get("of").Str == "own" {
		of = g.purse(taker)
	}
	return Decision{Who: taker, Kind: AskResource, Card: f.Card, Text: say("Welche %d Rohstoffe?", "Which %d resources?", n),
		Get: Choice{n, n, g.takeable(taker, victim)}, Give: Choice{back, back, of}, Cites: g.node(f).cites}
}

func answerTake(g *game, f *Frame, m Move) error {
	taker, victim, n := g.grabbing(f)
	if m.Get.Total() != n {
		return g.unnamed("resources", "Es sind genau %d Rohstoffe zu nennen.", "Exactly %d resources have to be named.", n)
	}
	if m.Get.beyond(g.reach(victim)) {
		return g.refuse("112.S.a 122.B.a", "So viele hat der Mitspieler davon nicht.", "The opponent does not have that many of them.")
	}
	if safe := g.takeable(taker, victim); !g.t.on("121.A.a") && m.Get.beyond(safe) {
		return g.refuse("121.A.a", "Was neben dem Lager liegt, ist sicher.", "What lies beside the camp is safe.")
	}
	if err := g.fits(taker, m.Get, "103.E.e"); err != nil && g.t.on("103.E.e") {
		return err
	}
	back := g.node(f).arg.Get("back").Int()
	if g.carries(f, procTake) && m.Give.Total() != back {
		return g.unnamed("resources", "Zurückzugeben sind %d Rohstoffe.", "%d resources have to be given back.", back)
	}
	before := g.node(f).arg.Get("of").Str == "own"
	if back > 0 && before == g.t.on("112.K.a") && !g.affords(taker, m.Give) { // switched off, the reading of the other card: none of those just taken, or any
		return g.refuse("112.K.a", "Zurück geht nur, was du schon vorher hattest.", "Only what you had before can go back.")
	}
	f.Step = 1
	g.payOut(victim, m.Get)
	got := g.gain(taker, m.Get)
	e := g.emit("took", taker, g.takeCites(f, got)...)
	e.Card, e.Get = f.Card, got
	if back > 0 {
		if !g.affords(taker, m.Give) {
			return g.refuse("112.K.a", "So viele hast du davon nicht.", "You do not have that many of them.")
		}
		g.payOut(taker, m.Give)
		got := g.gain(victim, m.Give)
		e := g.emit("gave", taker, "112.K.a")
		e.Card, e.Get = f.Card, got
	}
	return nil
}

// takeCites names 123.AF.a where gold of the archdiocese, which the card itself has brought, is among the booty.
func (g *game) takeCites(f *Frame, got Bag) []string {
	cites := g.node(f).cites
	if g.carries(f, procTake) && got[Gold] > 0 {
		g.eachFunction(f.By.Other(), "tithe", func(_ CardNo, n *node) { cites = append([]string{"123.AF.a"}, cites...) })
	}
	return cites
}

func runGain(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	if n, err := g.roomFor(f.By, g.gaining(f)); err != nil {
		g.stop(err)
		return done
	} else if n == 0 {
		return done
	}
	return wait
}

// gaining is how many resources the player may choose, if there is room for them.
func (g *game) gaining(f *Frame) int {
	if f.A > 0 {
		return int(f.A)
	}
	return max(1, g.node(f).arg.Get("n").Int())
}

func askGain(g *game, f *Frame) Decision {
	n, _ := g.roomFor(f.By, g.gaining(f))
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Text: say("Welche Rohstoffe von der Bank?", "Which resources from the bank?"),
		Get: Choice{n, n, g.room(f.By)}, Cites: g.node(f).cites}
}

func answerGain(g *game, f *Frame, m Move) error {
	n, err := g.roomFor(f.By, g.gaining(f))
	if err != nil {
		return err
	}
	if m.Get.Total() != n {
		return g.unnamed("resources", "Es sind genau %d Rohstoffe zu nennen.", "Exactly %d resources have to be named.", n)
	}
	if err := g.fits(f.By, m.Get, "103.E.c"); err != nil {
		return err
	}
	f.Step = 1
	g.gain(f.By, m.Get)
	e := g.emit("gained", f.By, g.gainCites(f)...)
	e.Card, e.Get = f.Card, m.Get
	return nil
}

// gainCites names what brings the resources: a card's effect or, without one, the dice.
func (g *game) gainCites(f *Frame) []string {
	switch {
	case f.Node >= 0:
		return g.node(f).cites
	case g.s.Phase == YieldPhase:
		return []string{"103.F.b"}
	case g.s.Dice.Event == TourneyFace:
		return []string{"103.E.d"}
	}
	return []string{"103.E.c"}
}

// runGainEach carries out a `gain-each`: {of: [kloster, bibliothek], n: 1}. Each player takes n resources for every
// working card of his that is named, the active player first (reading active-first); to bring resources is a
// function, so a blocked card brings none (103.P.a).
func runGainEach(g *game, f *Frame) status {
	arg := g.node(f).arg
	for f.Step < 2 {
		p := g.inTurn()[f.Step]
		f.Step++
		n := 0
		g.laidBy(p, func(c CardNo) {
			switch {
			case !slices.Contains(arg.Get("of").Strs(), g.def(c).id):
			case g.working(c):
				n += max(1, arg.Get("n").Int())
			default:
				g.emit("rests", p, "103.P.a", "103.N.a").Card = c
			}
		})
		if n > 0 {
			g.push(Frame{Proc: g.proc(procGain), By: p, Card: f.Card, Node: f.Node, A: int16(n)})
			return again
		}
	}
	return done
}

// canExchange: a card that would do nothing is not played (112.S.a).
func canExchange(g *game, p Player, c CardNo, n *node) error {
	if err := g.needLands(p); err != nil {
		return err
	}
	if g.purse(p).Total() == 0 && g.t.on("112.S.a") {
		return g.refuse("112.S.a", "Es gibt keinen Rohstoff zu tauschen.", "There is no resource to swap.")
	}
	return nil
}

func runExchange(g *game, f *Frame) status {
	if f.Step > 0 || g.purse(f.By).Total() == 0 {
		return done
	}
	return wait
}

func askExchange(g *game, f *Frame) Decision {
	n := g.node(f).arg.Get("n").Int()
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Text: say("Welche Rohstoffe gegen welche?", "Which resources for which?"),
		Get: Choice{1, n, Bag{}}, Give: Choice{1, n, g.purse(f.By)}, Cites: g.node(f).cites}
}

func answerExchange(g *game, f *Frame, m Move) error {
	n := g.node(f).arg.Get("n").Int()
	if m.Give.Total() != m.Get.Total() || m.Give.Total() < 1 || m.Give.Total() > n {
		return g.unnamed("resources", "Getauscht werden 1 bis %d Rohstoffe gegen ebenso viele.", "1 to %d resources are swapped for as many.", n)
	}
	if !g.affords(f.By, m.Give) {
		return g.refuse("103.G.c", "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	f.Step = 1
	g.payOut(f.By, m.Give)
	if err := g.fits(f.By, m.Get, "103.G.c"); err != nil {
		return err
	}
	got := g.gain(f.By, m.Get)
	if !g.t.on("102.B.Banktausch") { // the tempting reading: resources for resources from the bank, so a bank trade
		for k, n := range m.Give {
			g.bankTraded(f.By, Kind(k), int(n))
		}
	}
	e := g.emit("exchanged", f.By, g.node(f).cites...)
	e.Card, e.Get = f.Card, got
	return nil
}

// procTake names the procedure `take`.
const procTake procName = "take"

// beginTake lets p take n resources of choice from the opponent, by a word of card.
func (g *game) beginTake(p Player, card CardNo, node int16, n int) {
	g.push(Frame{Proc: g.proc(procTake), By: p, Card: card, Node: node, A: int16(n)})
}

// wordTake is the effect word `take`.
func wordTake() Word {
	return Word{
		Name: "take", In: OnPlay,
		Args:    []string{"n", "back", "of"},
		Form:    "`n: 2`, `back: 1`, `of: own`",
		Doc:     "the player takes resources of his choice from the opponent and gives some back, of his own only",
		Example: "Händler",
		Harms:   true,
		Can:     canTake,
		Procedures: []Procedure{
			{Name: procTake, run: runTake, ask: askTake, answer: answerTake},
		},
	}
}
