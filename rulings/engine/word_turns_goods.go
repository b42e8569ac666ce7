package engine

// turns-goods: {n: 2, stored: 3}. A fully loaded residence turns n like resources into as many of choice, like or not,
// once in a turn. That is no bank trade (Ruling 122.C.e; 103.P.c, 102.B.Banktausch).

// wordTurnsGoods returns the effect word `turns-goods`.
func wordTurnsGoods() Word {
	return Word{
		Name: "turns-goods", In: InForce,
		Args:    []string{"n", "stored"},
		Form:    "`n: 2`, `stored: 3`",
		Doc:     "called up: like resources for as many of choice, when it is full",
		Example: "Residenz des Tuch-Handelsherren",
		Use:     &usable{phase: MainPhase, do: turnGoods},
	}
}

func turnGoods(g *game, m Move, n *node) error {
	if m.N != 0 {
		return g.noNumber()
	}
	if int(g.card(m.Card).Stored) < n.arg.Get("stored").Int() {
		return g.refuseBy([]string{"glossar.residenz", g.textOf(m.Card)}, "Dazu muss die Residenz voll sein.",
			"The residence must be full for that.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if err := turnsInto(g, m, max(1, n.arg.Get("n").Int())); err != nil {
		return err
	}
	g.payOut(m.Who, m.Give)
	if err := g.fits(m.Who, m.Get, "122.C.e"); err != nil {
		return err
	}
	got := g.gain(m.Who, m.Get)
	e := g.emit("exchanged", m.Who, "122.C.e", "103.P.c", g.textOf(m.Card))
	e.Card, e.Get = m.Card, got
	if g.misreadOf(m.Card, "102.B.Banktausch") {
		misreadTradedWithBank(g, m.Who, m.Give)
	}
	return nil
}

// turnsInto returns why the resources given in m cannot be turned into those received, or nil. Only those given have to
// be of one kind (Ruling 122.C.e).
func turnsInto(g *game, m Move, many int) error {
	_, alike := single(m.Give)
	switch {
	case m.Give.Total() != many || m.Get.Total() != many:
		return g.unnamed("resources",
			"Nenne, was du gibst und was du dafür nimmst: jeweils genau %s, davon die abgegebenen gleich.",
			"Name what you give and what you take: exactly %s each, and those that you give must be the same.",
			countResources(many))
	case !alike:
		return g.refuse("122.C.e", "Die Rohstoffe, die du abgibst, müssen gleich sein.",
			"The resources that you give must all be the same.")
	}
	if g.misread("122.C.e") {
		return misreadTurnsIntoLike(g, m)
	}
	return turnAfforded(g, m)
}

func turnAfforded(g *game, m Move) error {
	if !g.affords(m.Who, m.Give) {
		return g.refuse("122.C.e", "So viele Rohstoffe dieser Sorte hast du nicht.",
			"You do not have that many of these resources.")
	}
	return nil
}
