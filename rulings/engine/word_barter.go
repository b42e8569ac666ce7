package engine

import "catanica/catalog"

// barter: {}. The player exchanges resources of his own for others from the bank. Rate and amount no source states, so they
// have to be assumed: the price is what he gives, the gain what he receives. It is no bank trade (102.B.Banktausch).

// terms are the numbers of resources given and received, or what would have to be stated.
func (g *game) terms(c CardNo) (give, get int, err error) {
	d := g.def(c)
	if d.priceIs != catalog.Known || d.gain == nil {
		return 0, 0, g.unstated("rate of "+d.id, "Zu welchem Kurs und wie viel %s tauscht, nennt keine Quelle: nimm es an (`assume: price` und `assume: gain`).",
			"No source states at which rate and how much %s exchanges: assume it (`assume: price` and `assume: gain`).", g.title(c))
	}
	return d.price.Total(), d.gain.Total(), nil
}

// bargain is what p gives and receives: what has room nowhere, once he has given, stays with the bank (103.E.e).
func (g *game) bargain(p Player, c CardNo) (give, get int, err error) {
	give, get, err = g.terms(c)
	if more, unstated := g.roomFor(p, max(0, get-give)); err == nil && unstated == nil {
		get = min(get, give+more)
	}
	return give, get, err
}

func canBarter(g *game, p Player, c CardNo, n *node) error {
	give, _, err := g.terms(c)
	if err != nil {
		return err
	}
	if err := g.needLands(p); err != nil {
		return err
	}
	if g.purse(p).Total() < give && g.t.on("112.S.a") {
		return g.refuse("112.S.a", "So viele Rohstoffe sind nicht da.", "There are not that many resources.")
	}
	return nil
}

func runBarter(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	return wait
}

func askBarter(g *game, f *Frame) Decision {
	give, get, _ := g.bargain(f.By, f.Card)
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Text: say("Welche Rohstoffe gegen welche?", "Which resources for which?"),
		Get: Choice{get, get, Bag{}}, Give: Choice{give, give, g.purse(f.By)}, Cites: g.node(f).cites}
}

func answerBarter(g *game, f *Frame, m Move) error {
	give, get, err := g.bargain(f.By, f.Card)
	switch {
	case err != nil:
		return err
	case m.Give.Total() != give || m.Get.Total() != get:
		return g.unnamed("resources", "Getauscht werden %d Rohstoffe gegen %d.", "%d resources are exchanged for %d.", give, get)
	case !g.affords(f.By, m.Give):
		return g.refuse("103.G.c", "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	g.payOut(f.By, m.Give)
	if err := g.fits(f.By, m.Get, "103.G.c"); err != nil {
		return err
	}
	f.Step = 1
	got := g.gain(f.By, m.Get)
	if !g.t.on("102.B.Banktausch") { // the tempting reading: resources for resources from the bank, so a bank trade
		for k, n := range m.Give {
			g.bankTraded(f.By, Kind(k), int(n))
		}
	}
	e := g.emit("exchanged", f.By, append([]string{"102.B.Banktausch"}, g.node(f).cites...)...)
	e.Card, e.Get = f.Card, got
	return nil
}

// procBarter names the procedure `barter`.
const procBarter procName = "barter"

// wordBarter is the effect word `barter`.
func wordBarter() Word {
	return Word{
		Name: "barter", In: OnPlay,
		Doc:     "an exchange at a rate that has to be assumed",
		Example: "Anton der Kämmerer",
		Can:     canBarter,
		Procedures: []Procedure{
			{Name: procBarter, run: runBarter, ask: askBarter, answer: answerBarter},
		},
	}
}
