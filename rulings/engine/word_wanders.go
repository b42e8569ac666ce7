package engine

import (
	"slices"

	"catanica/catalog"
)

// wanders: {}. A function of a unit that changes sides at every tournament: first the landscapes beside it get a
// resource each, whatever the production die shows (118.C.f); then the player who does not have it pays a gold to
// the bank (118.C.b) and takes it over, if he has one and a free site (103.E.d, 118.C.d). Where it goes is decided
// by the player who gives it away (118.C.e).

func (g *game) wanderersPay() {
	for _, p := range g.inTurn() {
		g.eachFunction(p, "wanders", func(c CardNo, n *node) {
			side := g.s.Cards[c].Side
			if got := g.blessBeside(side, c, g.t.on("118.C.f")); got.Total() > 0 {
				e := g.emit("gained", side, append([]string{"103.E.d"}, n.cites...)...)
				e.Card, e.Get = c, got
			}
		})
	}
}

func (g *game) wanderersMove() {
	for _, p := range g.inTurn() {
		g.eachFunction(p, "wanders", func(c CardNo, n *node) {
			to := p.Other()
			if err := g.needLands(to); err != nil {
				g.stop(err)
				return
			}
			if g.goldForWanderer(to) > 0 && len(g.wanderSpots(to)) > 0 {
				g.push(Frame{Proc: g.proc(procWander), By: p, Card: c, Node: n.no})
				return
			}
			if g.goldForWanderer(to) > 0 {
				g.readCitadel(to)
			}
			if !g.t.on("118.C.d") { // the tempting readings: he goes unpaid, or is paid for and stays
				if len(g.wanderSpots(to)) > 0 {
					g.push(Frame{Proc: g.proc(procWander), By: p, Card: c, Node: n.no})
					return
				}
				g.spend(to, Bag{Gold: 1})
			}
			g.emit("not-wandered", p, append([]string{"103.E.d"}, n.cites...)...).Card = c
		})
	}
}

// goldForWanderer is the gold that p has now, before the production die brings any (118.C.c).
func (g *game) goldForWanderer(p Player) int {
	n := int(g.purse(p)[Gold])
	for _, l := range g.s.Sides[p].Lands {
		if !g.t.on("118.C.c") && l.Kind == Gold && l.Number == g.s.Dice.Yield {
			n++ // the tempting reading: the gold of the same roll counts
		}
	}
	return n
}

// wanderSpots are the free sites of p's places, and those at the landscapes of a metropolis (118.C.d, 118.C.e, 128.C.b).
func (g *game) wanderSpots(p Player) []Spot {
	var out []Spot
	for _, pl := range g.s.Sides[p].Places {
		if pl.Kind != CitadelPlace || g.t.reading("flavo-metropolis-citadel") != "no-citadel" {
			out = append(out, g.freeRows(p, pl)...)
		}
	}
	for _, l := range g.s.Sides[p].Lands {
		if at := (Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row}); l.Row != 0 && (l.Row > 0 || g.t.on("128.C.c")) && g.besideMetropolis(p, at) && g.atLandscapeFree(p, l.Col, l.Row) {
			out = append(out, at)
		}
	}
	return out
}

// readCitadel notes that he stays although a citadel of p's has free sites (reading flavo-metropolis-citadel).
func (g *game) readCitadel(p Player) {
	if slices.ContainsFunc(g.s.Sides[p].Places, func(pl Place) bool { return pl.Kind == CitadelPlace && len(g.freeRows(p, pl)) > 0 }) {
		g.read("flavo-metropolis-citadel")
	}
}

// placeAt is the kind of p's place in that column.
func (g *game) placeAt(p Player, col Col) PlaceKind {
	for _, pl := range g.s.Sides[p].Places {
		if pl.Col == col {
			return pl.Kind
		}
	}
	return SettlementPlace
}

func runWander(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askWander(g *game, f *Frame) Decision {
	who := f.By
	if !g.t.on("118.C.e") {
		who = who.Other() // the tempting reading: whoever gets him picks his place
	}
	d := Decision{Who: who, Kind: AskPlace, Card: f.Card, Cites: append([]string{"103.E.d"}, g.node(f).cites...),
		Text: say("Auf welchen Platz beim Mitspieler?", "To which of the opponent's sites?")}
	for _, at := range g.wanderSpots(f.By.Other()) {
		m := NewMove(who, Choose)
		m.To, m.Side = at, f.By.Other()
		d.Options = append(d.Options, m)
	}
	return d
}

func answerWander(g *game, f *Frame, m Move) error {
	to := f.By.Other()
	if m.To.Kind != OnSite && m.To.Kind != AtLandscape || m.Side != to {
		return g.unnamed("place", "Sag, auf welchen Platz.", "Say to which site.")
	}
	at, free := m.To, slices.Contains(g.wanderSpots(to), m.To)
	if m.To.Kind == OnSite {
		at, free = g.freeSite(to, m.To)
		free = free && (g.placeAt(to, m.To.Col) != CitadelPlace || g.reading("flavo-metropolis-citadel") != "no-citadel")
	}
	if !free {
		return g.refuse("128.C.b 103.E.d", "Dort ist kein Bauplatz frei.", "There is no free site there.")
	}
	f.Step = 1
	card, cites := f.Card, append([]string{"103.E.d"}, g.node(f).cites...)
	g.payOut(to, Bag{Gold: 1})
	cites = append(cites, "118.C.b")
	if !g.t.on("118.C.b") {
		g.gain(f.By, Bag{Gold: 1}) // the tempting reading: whoever gives him away is paid
	}
	g.leave(card)
	g.lay(card, to, to, at)
	e := g.emit("wandered", to, cites...)
	e.Card, e.Get = card, Bag{Gold: 1}
	return nil
}

// procWander names the procedure `wanders`.
const procWander procName = "wanders"

// wordWanders is the effect word `wanders`.
func wordWanders() Word {
	return Word{
		Name: "wanders", In: InForce,
		Doc:     "changes sides at each tournament",
		Example: "Flavo der Gaukler",
		Procedures: []Procedure{
			{Name: procWander, run: runWander, ask: askWander, answer: answerWander},
		},
		Tells: []Sentence{
			{"wandered", catalog.Text{DE: "{card} geht an {who}, für {get}.", EN: "{card} goes to {who}, for {get}."}},
			{"not-wandered", catalog.Text{DE: "{card} bleibt bei {who}.", EN: "{card} stays with {who}."}},
		},
	}
}
