package engine

import "catanica/catalog"

// actTrade returns the verb `trade`.
func actTrade() action {
	return action{verb: Trade, phases: []Phase{MainPhase}, do: trade, bare: tradeCandidates}
}

// tradeCandidates lists one bank trade for each ordered pair of different resources.
func tradeCandidates(l *list) {
	purse := l.g.purse(l.who)
	for give := range kinds {
		if purse[give] == 0 {
			continue
		}
		rate := l.g.bankRate(l.who, give)
		l.g.err = nil // landscapes that nobody has stated are for the move to ask for
		if int(purse[give]) < rate.n {
			continue
		}
		for get := range kinds {
			if get != give {
				m := l.move(Trade)
				m.Give[give], m.Get[get] = int8(rate.n), 1
				l.unless(mayTrade(l.g, m, rate, give, get), m)
			}
		}
	}
}

// trade trades with the bank: three resources of a kind for one, two with a trade fleet for that resource, or gold one
// for one with a mint (Ruling 102.B.Banktausch).
func trade(g *game, m Move) error {
	give, okG := single(m.Give)
	get, okR := single(m.Get)
	if !okG || !okR {
		return g.unnamed("resources", "Du tauschst eine Rohstoffsorte gegen eine andere.",
			"You trade one kind of resource for another.")
	}
	if give == get {
		return g.wrong("Du tauschst eine Rohstoffsorte gegen eine andere.",
			"You trade one kind of resource for another.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if g.misread("103.G.c/tauschen") && g.misreadStepOver(m.Who) {
		return g.misreadStepRefused()
	}
	rate := g.bankRate(m.Who, give)
	if g.err != nil { // the rate depends on a place that nobody states
		return g.err
	}
	if err := mayTrade(g, m, rate, give, get); err != nil {
		return err
	}
	payTrade(g, m, rate, give)
	g.gain(m.Who, m.Get)
	cites := tradeCites(g, rate)
	if g.misread("113.M.a", "103.P.c/handelsflotten") {
		misreadOneForOneOnce(g, give)
	}
	e := g.emit("traded", m.Who, cites...)
	e.Card, e.Get = rate.by, m.Get
	g.wear(rate.by, "116.A.a", "103.P.c/handelsflotten", "103.P.c/hansebund")
	brought := give
	if g.misread("102.B.Banktausch/abgeben") {
		brought = misreadGuildGetsBought(get)
	}
	g.bankTraded(m.Who, brought, m.Get.Total())
	return nil
}

// mayTrade returns why the move is not a valid trade at the rate, or nil.
func mayTrade(g *game, m Move, rate bankRate, give, get Kind) error {
	if m.Give.Total() != rate.n*m.Get.Total() {
		cites := []string{"102.B.Banktausch"}
		if c, _ := g.function(m.Who, "trades-beside"); c != NoCard && g.liesBeside(m.Who, c, give) {
			cites = append(cites, "116.C.b")
		}
		if rate.by != NoCard && g.s.Cards[rate.by].By != m.Who {
			cites = append(cites, "123.AV.a")
		}
		return g.refuseBy(cites, "Der Wechselkurs ist %d:1.", "The exchange rate is %d:1.", rate.n)
	}
	if have := g.tradeable(m.Who, rate.large()); have[give] < m.Give[give] {
		return g.refuse("102.B.Banktausch", "So viele Rohstoffe dieser Sorte hast du nicht.",
			"You do not have that many of these resources.")
	}
	if err := g.fits(m.Who, m.Get, "102.B.Banktausch"); err != nil {
		return err
	}
	switch {
	case rate.beside:
		return g.mayTradeBeside(m, rate.by, give, get, rate.n)
	case rate.favoured:
		return g.beyondFleet(m.Who, give, m.Give.Total())
	}
	return nil
}

// payTrade takes the price of the trade. With a large fleet it comes from the landscapes beside the fleet.
func payTrade(g *game, m Move, rate bankRate, give Kind) {
	if rate.beside {
		g.spendBeside(m.Who, rate.by, give, rate.n, m.Get.Total())
		return
	}
	g.payOut(m.Who, m.Give)
}

// tradeCites returns the articles that allow a trade at the rate.
func tradeCites(g *game, rate bankRate) []string {
	cites := []string{"102.B.Banktausch"}
	if rate.favoured {
		cites = append(cites, "113.M.a", "113.M.b")
	}
	if rate.by == NoCard {
		return cites
	}
	cites = append([]string{g.textOf(rate.by)}, append(cites, "103.P.c")...)
	if g.isType(rate.by, catalog.TradeFleet) {
		cites = append(cites, "116.A.a")
	}
	if rate.beside {
		cites = append(cites, "116.C.a")
		if rate.n == 1 {
			cites = append(cites, "116.C.c")
		}
	}
	return cites
}

// bankRate is the number of resources of a kind that the bank takes for one of another kind, and the card that grants
// the rate.
type bankRate struct {
	n        int
	by       CardNo // the card that grants the rate, or NoCard
	beside   bool   // by is a large fleet, which trades only what lies beside it
	favoured bool   // resources of the kind are traded one for one in this turn (113.M.a)
}

// large returns the large fleet that grants the rate, or NoCard.
func (r bankRate) large() CardNo {
	if r.beside {
		return r.by
	}
	return NoCard
}

// bankRate returns the best rate that p has for a resource.
func (g *treasury) bankRate(p Player, k Kind) bankRate {
	if g.favours(p, k) {
		return bankRate{n: 1, by: NoCard, favoured: true}
	}
	n, by := g.fleetRate(p, k)
	if large, at := g.largeFleet(p, k, n); large != NoCard {
		return bankRate{n: at, by: large, beside: true}
	}
	return bankRate{n: n, by: by}
}

// fleetRate returns how many of a resource the bank takes for one other, and the card that grants the rate: one of p's
// own or, with a league, a trade fleet of the opponent's.
func (g *treasury) fleetRate(p Player, k Kind) (rate int, by CardNo) {
	rate, by = 3, NoCard
	better := func(owner Player, c CardNo, n *node) {
		clause := "103.P.c/handelsflotten"
		if owner != p {
			clause = "103.P.c/hansebund"
		}
		if n.arg.Get("of").Str != k.String() || g.wornOut(c, "116.A.a", clause) {
			return
		}
		if at := g.litRate(p, owner, c, n.arg.Get("at").Int()); at < rate {
			rate, by = at, c
		}
	}
	g.eachFunction(p, "trades", func(c CardNo, n *node) { better(p, c, n) })
	g.borrowedFleets(p, func(c CardNo, n *node) { better(p.Other(), c, n) })
	return rate, by
}
