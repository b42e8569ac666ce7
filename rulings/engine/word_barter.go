package engine

import "catanica/catalog"

// barter: {}. The player exchanges resources of his own for others from the bank. No source states rate and amount, so
// a scenario has to assume them: as the price what he gives, as the gain what he receives. It is no bank trade (Ruling
// 102.B.Banktausch).

const procBarter procName = "barter"

// wordBarter returns the effect word `barter`.
func wordBarter() Word {
	return Word{
		Name: "barter", In: OnPlay,
		Doc:     "an exchange at a rate that has to be assumed",
		Example: "Anton der Kämmerer",
		Can:     canBarter,
		Procedures: []Procedure{
			{Name: procBarter, Steps: []Step{{Name: "resources", Ask: barterAsks, Take: barterTakes}}},
		},
	}
}

// barterTerms returns how many resources card c takes and gives, or an error that says what to state.
func barterTerms(g *game, c CardNo) (give, get int, err error) {
	d := g.def(c)
	if d.priceIs != catalog.Known || d.gain == nil {
		return 0, 0, g.unstated("rate of "+d.id,
			"Zu welchem Kurs und wie viel %s tauscht, nennt keine Quelle: "+
				"Nimm es an (`assume: price` und `assume: gain`).",
			"No source says at which rate and how much %s exchanges: assume it (`assume: price` and `assume: gain`).",
			g.title(c, catalog.Nominative))
	}
	return d.price.Total(), d.gain.Total(), nil
}

// barterNumbers returns how many resources p gives and receives. If p has no room for some after giving, they stay with
// the bank (Ruling 103.E.e).
func barterNumbers(g *game, p Player, c CardNo) (give, get int, err error) {
	give, get, err = barterTerms(g, c)
	if more, unstated := g.roomFor(p, max(0, get-give)); err == nil && unstated == nil {
		get = min(get, give+more)
	}
	return give, get, err
}

func canBarter(g *game, p Player, c CardNo, _ *node) error {
	give, _, err := barterTerms(g, c)
	if err != nil {
		return err
	}
	if err := g.needLands(p); err != nil {
		return err
	}
	if g.purse(p).Total() < give && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a", "So viele Rohstoffe hast du nicht.", "You do not have that many resources.")
	}
	return nil
}

func barterAsks(g *game, f *Frame) Decision {
	give, get, _ := barterNumbers(g, f.By, f.Card)
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welche Rohstoffe tauschst du gegen welche?", "Which resources do you exchange for which?"),
		Get:  Choice{get, get, Bag{}}, Give: Choice{give, give, g.purse(f.By)}}
}

func barterTakes(g *game, f *Frame, m Move) (next, error) {
	give, get, err := barterNumbers(g, f.By, f.Card)
	switch {
	case err != nil:
		return wait, err
	case m.Give.Total() != give || m.Get.Total() != get:
		return wait, g.unnamed("resources", "Tausche genau %s gegen %d.",
			"Exchange exactly %s for %d.", countResources(give), get)
	case !g.affords(f.By, m.Give):
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
