package engine

import (
	"slices"

	"catanica/catalog"
)

// wanders. A function of a unit that changes sides at every tournament. First the landscapes beside it get a resource
// each, whatever the production die shows (Ruling 118.C.f). Then the player who does not have it pays a gold to the
// bank (118.C.b) and takes it over, if he has one and a free site (103.E.d, 118.C.d); the player who gives it away
// decides where it goes (118.C.e).

const procWander procName = "wanders"

// wordWanders returns the effect word `wanders`.
func wordWanders() Word {
	return Word{
		Name: "wanders", In: InForce,
		Doc:     "changes sides at each tournament",
		Example: "Flavo der Gaukler",
		Procedures: []Procedure{
			{Name: procWander, Steps: []Step{{Name: "site", Ask: wanderAsks, Take: wanderTakes}}},
		},
		Tells: []Sentence{
			{"wandered", catalog.Text{
				DE: "{Der card} geht für {get} an {who}.",
				EN: "{The card} goes to {who} for {get}."}},
			{"not-wandered", catalog.Text{
				DE: "{Der card} bleibt bei {who}.",
				EN: "{The card} stays with {who}."}},
		},
	}
}

// wanderersPay gives a resource to each landscape beside a wandering unit (Ruling 103.E.d).
func (g *game) wanderersPay() {
	all := true
	if g.misread("118.C.f", "103.E.d/gabe") {
		all = misreadBlessesAll()
	}
	for _, p := range g.inTurn() {
		g.eachFunction(p, "wanders", func(c CardNo, n *node) {
			side := g.s.Cards[c].Side
			if got := g.blessBeside(side, c, all); got.Total() > 0 {
				e := g.emit("gained", side, "103.E.d", "118.C.f", g.textOf(c))
				e.Card, e.Get = c, got
			}
		})
	}
}

// wanderersMove lets the wandering units change sides (Ruling 103.E.d).
func (g *game) wanderersMove() {
	for _, p := range g.inTurn() {
		g.eachFunction(p, "wanders", func(c CardNo, n *node) { wandererMoves(g, p, c, n) })
	}
}

// wandererMoves moves p's unit c to the other player, who must have the gold and a free site (Ruling 118.C.d).
func wandererMoves(g *game, p Player, c CardNo, n *node) {
	to := p.Other()
	if err := g.needLands(to); err != nil {
		g.stop(err)
		return
	}
	gold := goldForWanderer(g, to) > 0
	if gold && len(wanderSpots(g, to)) > 0 {
		beginWander(g, p, c, n)
		return
	}
	if gold {
		readWandererCitadel(g, to)
	}
	if g.misread("118.C.d") {
		misreadWandererMoves(g, p, c, n)
		return
	}
	wandererStays(g, p, c, n)
}

func beginWander(g *game, p Player, c CardNo, n *node) { g.begin(procWander, p, c, n.no) }

func wandererStays(g *game, p Player, c CardNo, n *node) {
	g.emit("not-wandered", p, "103.E.d", "118.C.d", g.textOf(c)).Card = c
}

// goldForWanderer returns the gold that p has now, before the production die brings any (Ruling 118.C.c).
func goldForWanderer(g *game, p Player) int {
	if g.misread("118.C.c") {
		return misreadGoldForWanderer(g, p)
	}
	return int(g.purse(p)[Gold])
}

// wanderSpots returns the free sites of p's places, and those at the landscapes of a metropolis (Rulings 118.C.d,
// 118.C.e, 128.C.b, 128.C.c).
func wanderSpots(g *game, p Player) []Spot {
	var out []Spot
	for _, pl := range g.s.Sides[p].Places {
		if pl.Kind != CitadelPlace || g.t.reading("flavo-metropolis-citadel") != "no-citadel" {
			out = append(out, g.freeRows(p, pl)...)
		}
	}
	for _, l := range g.s.Sides[p].Lands {
		at := Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row}
		free := l.Row != 0 && g.besideMetropolis(p, at) && g.atLandscapeFree(p, l.Col, l.Row)
		if g.misread("128.C.c") {
			free = free && misreadAboveOnly(at)
		}
		if free {
			out = append(out, at)
		}
	}
	return out
}

// readWandererCitadel records that a unit stays although a citadel of p's has free sites (reading
// flavo-metropolis-citadel).
func readWandererCitadel(g *game, p Player) {
	free := func(pl Place) bool { return pl.Kind == CitadelPlace && len(g.freeRows(p, pl)) > 0 }
	if slices.ContainsFunc(g.s.Sides[p].Places, free) {
		g.read("flavo-metropolis-citadel")
	}
}

func wanderAsks(g *game, f *Frame) Decision {
	who := f.By
	if g.misread("118.C.e", "103.E.d/umzug") {
		who = misreadWanderPicker(f)
	}
	d := Decision{Who: who, Kind: AskPlace, Card: f.Card, Cites: append([]string{"103.E.d"}, g.node(f).cites...),
		Text: say("Auf welchen Bauplatz des Mitspielers kommt die Karte?",
			"Which of your opponent's building sites does the card move to?")}
	for _, at := range wanderSpots(g, f.By.Other()) {
		m := NewMove(who, Choose)
		m.To, m.Side = at, f.By.Other()
		d.Options = append(d.Options, m)
	}
	return d
}

func wanderTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Card != NoCard && m.Card != f.Card {
		return wait, g.wrong("Hier geht es um %s.", "This is about %s.", g.title(f.Card, catalog.Accusative))
	}
	to := f.By.Other()
	at, err := wanderSite(g, to, m)
	if err != nil {
		return wait, err
	}
	g.payOut(to, Bag{Gold: 1})
	if g.misread("118.C.b") {
		misreadWandererPaid(g, f)
	}
	g.leave(f.Card)
	g.lay(f.Card, to, to, at)
	e := g.emit("wandered", to, "103.E.d", "118.C.b", "118.C.e", g.textOf(f.Card))
	e.Card, e.Get = f.Card, Bag{Gold: 1}
	return done, nil
}

// wanderSite returns the free site that m names in to's principality.
func wanderSite(g *game, to Player, m Move) (Spot, error) {
	if m.To.Kind != OnSite && m.To.Kind != AtLandscape || m.Side != to {
		return m.To, g.unnamed("place", "Nenne den Bauplatz, auf den die Karte kommt.",
			"Name the building site that the card moves to.")
	}
	at, free := m.To, slices.Contains(wanderSpots(g, to), m.To)
	if m.To.Kind == OnSite {
		at, free = g.freeSite(to, m.To)
		pl, _ := g.place(to, m.To.Col)
		free = free && (pl.Kind != CitadelPlace || g.reading("flavo-metropolis-citadel") != "no-citadel")
	}
	if !free {
		return at, g.refuse("128.C.b 103.E.d", "Dort ist kein Bauplatz frei.", "There is no free building site there.")
	}
	return at, nil
}
