package engine

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
		g.edit(c).Stored = k.Stored
		e := g.emit("loaded", p, append([]string{"102.B.Banktausch"}, n.cites...)...)
		e.Card, e.N = c, int(k.Stored)
	})
}

func (g *game) useGoods(m Move, n *node) error {
	if m.N != 0 {
		return g.noNumber()
	}
	many := max(1, n.arg.Get("n").Int())
	if int(g.card(m.Card).Stored) < n.arg.Get("stored").Int() {
		return g.refuse("103.P.c 122.C.e", "Dazu muss die Residenz voll sein.", "The residence has to be full for that.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	_, one := single(m.Give)
	_, alike := single(m.Get)
	switch {
	case m.Give.Total() != many || m.Get.Total() != many:
		return g.unnamed("resources", "Nenne %[1]d gleiche Rohstoffe und die %[1]d, die du dafür nimmst.", "Name %[1]d like resources and the %[1]d that you take for them.", many)
	case !one:
		return g.refuse("122.C.e", "Abgegeben werden gleiche Rohstoffe.", "The resources given have to be alike.")
	case !alike && !g.t.on("122.C.e"): // the tempting reading: like for like
		return g.refuse("122.C.e", "Auch die erhaltenen müssen gleich sein.", "Those received have to be alike as well.")
	case !g.affords(m.Who, m.Give):
		return g.refuse("122.C.e", "So viele hast du davon nicht.", "You do not have that many of them.")
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
			g.push(Frame{Proc: g.proc(procGain), By: p, Card: c, Node: n.no, A: int16(max(1, n.arg.Get("n").Int()))})
		}
	})
}

// bonusHeld reports whether a yield bonus has been handed out early.
func (g *game) bonusHeld(n *node) bool { return !g.t.on("122.C.d") && n.arg.Get("stored").Int() > 0 }
