package engine

// offer proposes a trade to the opponent, who may decline (103.G.c): Give for Get. It is no bank trade
// (102.B.Banktausch).
func (g *game) offer(m Move) error {
	if m.Give.Total() == 0 || m.Get.Total() == 0 {
		return g.unnamed("resources", "Nenne, was du gibst und was du dafür willst.", "Say what you give and what you want for it.")
	}
	for k := range m.Give {
		if m.Give[k] > 7 || m.Get[k] > 7 {
			return g.wrong("Höchstens sieben einer Sorte auf einmal.", "Seven of a kind at the most at once.")
		}
	}
	other := m.Who.Other()
	if err := g.needLands(m.Who, other); err != nil {
		return err
	}
	if !g.affords(m.Who, m.Give) || !g.affords(other, m.Get) {
		return g.refuse("103.G.c", "So viele Rohstoffe gibt es dafür nicht.", "There are not that many resources for it.")
	}
	if err := g.fitsAfter(m.Who, m.Give, m.Get); err != nil {
		return err
	}
	if err := g.fitsAfter(other, m.Get, m.Give); err != nil {
		return err
	}
	e := g.emit("offered", m.Who, "103.G.c")
	e.Get = m.Get
	g.push(Frame{Proc: g.proc(procOffer), By: m.Who, Card: NoCard, Node: -1, A: m.Give.code(), B: m.Get.code(), C: m.Get.codeRest() + 64*m.Give.codeRest()})
	return nil
}

// fitsAfter tells why p, having given away one bag, has no room for the other.
func (g *game) fitsAfter(p Player, away, in Bag) error {
	for k := range in {
		if in[k] > away[k] && in[k]-away[k] > g.room(p)[k] {
			return g.fits(p, Bag{}.with(Kind(k), in[k]-away[k]), "103.G.c")
		}
	}
	return nil
}

func (b Bag) with(k Kind, n int8) Bag {
	b[k] = n
	return b
}

// code and codeRest keep a bag of up to seven of each kind in registers: four kinds and the other two.
func (b Bag) code() int16 {
	var c int16
	for k := range 4 {
		c = c*8 + int16(b[k])
	}
	return c
}

func (b Bag) codeRest() int16 { return int16(b[4])*8 + int16(b[5]) }

func decodeBag(four, rest int16) Bag {
	var b Bag
	for k := 3; k >= 0; k-- {
		b[k] = int8(four % 8)
		four /= 8
	}
	b[4], b[5] = int8(rest/8%8), int8(rest%8)
	return b
}

// runOffer waits for the opponent to accept or decline. Registers A, B, C are what is given and wanted.
func runOffer(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func (f *Frame) offered() (give, get Bag) { return decodeBag(f.A, f.C/64), decodeBag(f.B, f.C%64) }

func askOffer(g *game, f *Frame) Decision {
	return Decision{Who: f.By.Other(), Kind: AskOption, Card: NoCard, MayPass: true, Cites: []string{"103.G.c"},
		Options: []Move{NewMove(f.By.Other(), Choose)}, Text: say("Den Tausch annehmen?", "Accept the trade?")}
}

func answerOffer(g *game, f *Frame, m Move) error {
	f.Step = 1
	if m.Verb == Pass {
		g.emit("declined", m.Who, "103.G.c")
		return nil
	}
	give, get := f.offered()
	g.payOut(f.By, give)
	g.payOut(m.Who, get)
	g.gain(f.By, get)
	g.gain(m.Who, give)
	e := g.emit("dealt", f.By, "103.G.c")
	e.Get = get
	return nil
}
