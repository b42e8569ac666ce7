package engine

// offer proposes a trade to the opponent, who may decline (Ruling 103.G.c). It is not a bank trade (Ruling
// 102.B.Banktausch).

const procOffer procName = "offer"

// offered is the record of offer.
type offered struct{ Give, Get Bag }

func offerProcedure() Procedure {
	return Procedure{
		Name:  procOffer,
		Keeps: recordOf[offered](),
		Steps: []Step{{Name: "reply", Ask: offerAsks, May: whatIsListed, Take: offerTakes}},
	}
}

// actOffer returns the verb `offer`.
func actOffer() action {
	return action{
		verb: Offer, phases: []Phase{MainPhase}, do: offer,
		bare: func(l *list) { l.certain(l.move(Offer)) },
	}
}

// mostOffered is the most resources of one kind that an offer may name.
const mostOffered = 7

// offer proposes to give the resources in Give for those in Get, if both players have what they would give and room for
// what they would receive.
func offer(g *game, m Move) error {
	if m.Give.Total() == 0 || m.Get.Total() == 0 {
		return g.unnamed("resources", "Nenne, was du anbietest und was du dafür haben willst.",
			"Say what you offer and what you want in return.")
	}
	for k := range m.Give {
		if m.Give[k] > mostOffered || m.Get[k] > mostOffered {
			return g.wrong("Du kannst höchstens sieben Rohstoffe einer Sorte auf einmal tauschen.",
				"You can trade at most seven resources of a kind at once.")
		}
	}
	other := m.Who.Other()
	if err := g.needLands(m.Who, other); err != nil {
		return err
	}
	if !g.affords(m.Who, m.Give) || !g.affords(other, m.Get) {
		return g.refuse("103.G.c", "So viele Rohstoffe hat einer der Spieler nicht.",
			"One of the players does not have that many resources.")
	}
	if err := fitsAfter(g, m.Who, m.Give, m.Get); err != nil {
		return err
	}
	if err := fitsAfter(g, other, m.Get, m.Give); err != nil {
		return err
	}
	g.emit("offered", m.Who, "103.G.c").Get = m.Get
	*keeps[offered](g.begin(procOffer, m.Who, NoCard, -1)) = offered{m.Give, m.Get}
	return nil
}

// fitsAfter returns why p, having given away one bag, has no room for the other, or nil.
func fitsAfter(g *game, p Player, away, in Bag) error {
	for k := range in {
		in[k] -= away[k]
	}
	return g.fits(p, in, "103.G.c")
}

// with returns the bag with n resources of kind k.
func (b Bag) with(k Kind, n int8) Bag {
	b[k] = n
	return b
}

func offerAsks(_ *game, f *Frame) Decision {
	return Decision{Who: f.By.Other(), Kind: AskOption, Card: NoCard, MayPass: true, Cites: []string{"103.G.c"},
		Options: []Move{NewMove(f.By.Other(), Choose)},
		Text:    say("Nimmst du den Tausch an?", "Do you accept the trade?")}
}

// offerTakes carries out the trade if the opponent accepts.
func offerTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		g.emit("declined", m.Who, "103.G.c")
		return done, nil
	}
	k := *keeps[offered](f)
	g.payOut(f.By, k.Give)
	g.payOut(m.Who, k.Get)
	g.gain(f.By, k.Get)
	g.gain(m.Who, k.Give)
	g.emit("dealt", f.By, "103.G.c").Get = k.Get
	return done, nil
}
