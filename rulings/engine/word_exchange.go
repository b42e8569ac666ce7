package engine

// exchange: {n: 2}. The player swaps up to n of his resources with the bank, one for one. It is no bank trade (Ruling
// 102.B.Banktausch).

const procExchange procName = "exchange"

// wordExchange returns the effect word `exchange`.
func wordExchange() Word {
	return Word{
		Name: "exchange", In: OnPlay,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "swap up to n resources with the bank, one for one",
		Example: "Karawane",
		Can:     canExchange,
		Procedures: []Procedure{{
			Name: procExchange,
			Steps: []Step{{Name: "resources", Do: exchangeBegins, Ask: exchangeAsks, May: whatIsListed,
				Take: exchangeTakes}},
		}},
	}
}

// canExchange refuses a card that would do nothing (Ruling 112.S.a).
func canExchange(g *game, p Player, c CardNo, _ *node) error {
	if err := g.needLands(p); err != nil {
		return err
	}
	if g.purse(p).Total() == 0 && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a", "Du hast keinen Rohstoff, den du tauschen könntest.",
			"You have no resource to exchange.")
	}
	return nil
}

func exchangeBegins(g *game, f *Frame) next {
	if g.purse(f.By).Total() == 0 {
		return done
	}
	return wait
}

func exchangeAsks(g *game, f *Frame) Decision {
	n := g.node(f).arg.Get("n").Int()
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welche Rohstoffe tauschst du gegen welche?", "Which resources do you exchange for which?"),
		Get:  Choice{1, n, Bag{}}, Give: Choice{1, n, g.purse(f.By)}}
}

func exchangeTakes(g *game, f *Frame, m Move) (next, error) {
	n := g.node(f).arg.Get("n").Int()
	if m.Give.Total() != m.Get.Total() || m.Give.Total() < 1 || m.Give.Total() > n {
		return wait, g.unnamed("resources", "Tausche mindestens 1 und höchstens %s gegen ebenso viele andere.",
			"Exchange at least 1 and at most %s for as many others.", countResources(n))
	}
	if !g.affords(f.By, m.Give) {
		return wait, g.refuse("103.G.c", "So viele Rohstoffe dieser Sorte hast du nicht.",
			"You do not have that many of these resources.")
	}
	g.payOut(f.By, m.Give)
	if err := g.fits(f.By, m.Get, "103.G.c"); err != nil {
		return wait, err
	}
	got := g.gain(f.By, m.Get)
	if g.misreadOf(f.Card, "102.B.Banktausch") {
		misreadTradedWithBank(g, f.By, m.Give)
	}
	e := g.emit("exchanged", f.By, g.node(f).cites...)
	e.Card, e.Get = f.Card, got
	return done, nil
}
