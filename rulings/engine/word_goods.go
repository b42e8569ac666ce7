package engine

import "slices"

// loads: {of: ore, most: 3}. Goods come onto a residence whenever its player gives that resource in a bank trade
// (102.B.Banktausch); it begins empty (123.BI.a) and loses them when it goes (122.C.c).
// turns-goods: {n: 2, stored: 3}. Fully loaded it turns n like resources into as many of choice, like or not, once in a
// turn; that is no bank trade (122.C.e, 103.P.c, 102.B.Banktausch).

// loadGoods: each bank trade of p's in which he gives the kind brings a piece of goods.
func (g *game) loadGoods(p Player, kind Kind, trades int) {
	g.eachFunction(p, "loads", func(c CardNo, n *node) {
		k, most := g.card(c), int8(max(1, n.arg.Get("most").Int()))
		if n.arg.Get("of").Str != kind.String() || k.Stored >= most {
			return
		}
		k.Stored = min(most, k.Stored+int8(min(trades, 99)))
		e := g.emit("loaded", p, append([]string{"102.B.Banktausch"}, n.cites...)...)
		e.Card, e.N = c, int(k.Stored)
	})
}

func (g *game) useGoods(m Move, n *node) error {
	if m.N != 0 {
		return noNumber()
	}
	many := max(1, n.arg.Get("n").Int())
	if int(g.card(m.Card).Stored) < n.arg.Get("stored").Int() {
		return refuse("103.P.c 122.C.e", "Dazu muss die Residenz voll sein.", "The residence has to be full for that.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	_, one := single(m.Give)
	_, alike := single(m.Get)
	switch {
	case m.Give.Total() != many || m.Get.Total() != many:
		return unnamed("resources", "Nenne %[1]d gleiche Rohstoffe und die %[1]d, die du dafür nimmst.", "Name %[1]d like resources and the %[1]d that you take for them.", many)
	case !one:
		return refuse("122.C.e", "Abgegeben werden gleiche Rohstoffe.", "The resources given have to be alike.")
	case !alike && !g.t.on("122.C.e"): // the tempting reading: like for like
		return refuse("122.C.e", "Auch die erhaltenen müssen gleich sein.", "Those received have to be alike as well.")
	case !g.affords(m.Who, m.Give):
		return refuse("122.C.e", "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	g.payOut(m.Who, m.Give)
	if err := g.fits(m.Who, m.Get, "122.C.e"); err != nil {
		return err
	}
	got := g.gain(m.Who, m.Get)
	e := g.emit("exchanged", m.Who, "122.C.e", "103.P.c", "102.B.Banktausch")
	e.Card, e.Get = m.Card, got
	if !g.t.on("102.B.Banktausch") { // the tempting reading: resources for resources from the bank, so a bank trade
		for k, x := range m.Give {
			g.bankTraded(m.Who, Kind(k), int(x))
		}
	}
	return nil
}

// bankTraded is what follows when p has given resources of a kind to the bank, in so many trades: the opponent's guild is
// paid and p's residences are loaded.
func (g *game) bankTraded(p Player, kind Kind, trades int) {
	if trades > 0 {
		g.payGuild(p, kind, trades)
		g.loadGoods(p, kind, trades)
	}
}

// bonusEarly is the reading that 122.C.d refuses, that a bonus of the beginning of a turn comes before the dice, and those
// that count by goods are it; only mutation asks.
func (g *game) bonusEarly(p Player) {
	if g.t.on("122.C.d") {
		return
	}
	g.eachFunction(p, "yield-bonus", func(c CardNo, n *node) {
		if s := n.arg.Get("stored").Int(); s > 0 && int(g.s.Cards[c].Stored) >= s {
			g.push(Frame{Proc: procGain, By: p, Card: c, Node: n.no, A: int16(max(1, n.arg.Get("n").Int()))})
		}
	})
}

// bonusHeld reports whether a yield bonus has been handed out early.
func (g *game) bonusHeld(n *node) bool { return !g.t.on("122.C.d") && n.arg.Get("stored").Int() > 0 }

// one-for-one: {}. The player picks one of his trade fleets; for the rest of his turn the bank takes its resource one for
// one from him, as often as he likes (113.M.a), and of a fleet that trades for the landscapes beside it the kind of one of
// them, wherever the resources lie (113.M.b). Register A is the fleet as a number from 1.

func canOneForOne(g *game, p Player, c CardNo, n *node) error {
	if len(g.tradingFleets(p)) == 0 {
		return refuse("112.S.a 103.P.a", "Es gibt keine eigene Handelsflotte, die tauscht.", "There is no trade fleet of one's own that trades.")
	}
	return nil
}

// tradingFleets are p's working fleets that trade with the bank.
func (g *game) tradingFleets(p Player) []CardNo {
	var out []CardNo
	for _, word := range [2]string{"trades", "trades-beside"} {
		g.eachFunction(p, word, func(c CardNo, _ *node) {
			if g.isType(c, "trade-fleet") {
				out = append(out, c)
			}
		})
	}
	return out
}

// fleetKinds are the resources of the fleet: its own, or those of the landscapes beside it.
func (g *game) fleetKinds(p Player, c CardNo) []Kind {
	var out []Kind
	if n := g.has(c, "trades"); n != nil {
		if k, ok := ParseKind(n.arg.Get("of").Str); ok {
			out = append(out, k)
		}
	}
	if g.has(c, "trades-beside") != nil {
		for _, l := range g.s.Sides[p].Lands {
			beside, sure := g.touches(c, l)
			if !sure {
				g.placesUnstated(p)
			}
			if beside && !slices.Contains(out, l.Kind) {
				out = append(out, l.Kind)
			}
		}
	}
	return out
}

func runOneForOne(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		return wait
	case 1:
		kinds := g.fleetKinds(f.By, CardNo(f.A-1))
		if len(kinds) != 1 {
			return wait
		}
		g.favour(f, kinds[0])
	}
	return done
}

func askOneForOne(g *game, f *Frame) Decision {
	if f.Step == 0 {
		return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites, Options: cardMoves(f.By, g.tradingFleets(f.By)),
			Text: say("Für welche Handelsflotte?", "For which trade fleet?")}
	}
	var of Bag
	for _, k := range g.fleetKinds(f.By, CardNo(f.A-1)) {
		of[k] = 1
	}
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites, Get: Choice{1, 1, of}, Text: say("Welchen Rohstoff?", "Which resource?")}
}

func answerOneForOne(g *game, f *Frame, m Move) error {
	if f.Step == 0 {
		if !slices.Contains(g.tradingFleets(f.By), m.Card) {
			return &Refusal{Cites: citing(append([]string{"102.B.Banktausch"}, g.node(f).cites...)), Why: say("Gemeint ist eine eigene Handelsflotte.", "A trade fleet of one's own is meant.")}
		}
		f.A, f.Step = int16(m.Card)+1, 1
		return nil
	}
	kind, ok := single(m.Get)
	if !ok || m.Get.Total() != 1 {
		return unnamed("resources", "Nenne einen Rohstoff.", "Name one resource.")
	}
	if !slices.Contains(g.fleetKinds(f.By, CardNo(f.A-1)), kind) {
		return refuse("113.M.b", "Gewählt wird die Sorte einer Landschaft neben der Flotte.", "The kind of a landscape beside the fleet is chosen.")
	}
	g.favour(f, kind)
	return nil
}

func (g *game) favour(f *Frame, k Kind) {
	f.Step = 2
	g.s.OneForOne |= 1 << k
	e := g.emit("favoured", f.By, "113.M.a", "102.B.Banktausch")
	e.Card, e.To = f.Card, k.String()
}

// favours reports whether p trades the resource one for one for the rest of this turn.
func (g *game) favours(p Player, k Kind) bool { return p == g.s.Active && g.s.OneForOne&(1<<k) != 0 }

// beyondFleet is the reading that 113.M.b refuses, that only what lies beside the large fleet is traded one for one; only
// mutation finds a reason.
func (g *game) beyondFleet(p Player, k Kind, n int) error {
	if g.t.on("113.M.b") {
		return nil
	}
	if c, _ := g.function(p, "trades-beside"); c != NoCard && g.tradesBeside(p, c, k, 1) < n {
		return refuse("113.M.b", "So viel liegt nicht neben der Flotte.", "That much does not lie beside the fleet.")
	}
	return nil
}
