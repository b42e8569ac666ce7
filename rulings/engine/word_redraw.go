package engine

// redraws: a function at the end of the turn, once. A card drawn there goes back under its stack and another one
// is drawn for it: from any stack while the hand is filled (103.H.b), from the same one after an exchange (103.H.c).

// useRedraw calls it up.
func (g *game) useRedraw(m Move, _ *node) error {
	if len(g.drawn(m.Who)) == 0 {
		return g.refuse("103.H.b 103.H.c", "Zurücklegen darfst du nur eine Karte, die du jetzt gezogen hast.", "Only a card that you have drawn just now may be put back.")
	}
	g.emit("used", m.Who, g.redrawCite(), "103.P.c").Card = m.Card
	g.push(Frame{Proc: g.proc(procRedraw), By: m.Who, Card: m.Card, Node: -1})
	return nil
}

// drawn are the cards in p's hand that were drawn at the end of this turn. Chosen ones are none of them.
func (g *game) drawn(p Player) []CardNo {
	var out []CardNo
	for _, c := range g.hand(p).Top {
		if g.s.Cards[c].Drawn > 0 {
			out = append(out, c)
		}
	}
	return out
}

func (g *game) redrawCite() string {
	if g.s.End == EndDone {
		return "103.H.c"
	}
	return "103.H.b"
}

// runRedraw: step 0 the card, step 1 the stack. Register A is the stack under which the card went.
func runRedraw(g *game, f *Frame) status {
	if f.Step == 2 {
		return done
	}
	return wait
}

func askRedraw(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{g.redrawCite()},
		Text: say("Welche gezogene Karte kommt wieder unter ihren Stapel?", "Which drawn card goes back under its stack?")}
	if f.Step == 1 {
		d.Kind, d.Text = AskStack, say("Von welchem Stapel wird neu gezogen?", "From which stack is another one drawn?")
		for _, m := range g.stackMoves(f.By) {
			if g.mayRedrawFrom(f, m.N) == nil {
				d.Options = append(d.Options, m)
			}
		}
		return d
	}
	d.Options = append(d.Options, cardMoves(f.By, g.drawn(f.By))...)
	return d
}

func (g *game) mayRedrawFrom(f *Frame, n int8) error {
	if err := g.badStack(f.By, n); err != nil {
		return err
	}
	if g.s.End == EndDone && n != int8(f.A) {
		return g.refuse("103.H.c", "Beim Tauschen kommt die neue Karte von demselben Stapel.", "In an exchange the new card comes from the same stack.")
	}
	if g.shut(f.By, n) {
		return g.barredStack()
	}
	return nil
}

func answerRedraw(g *game, f *Frame, m Move) error {
	if f.Step == 1 {
		return g.redraw(f, m)
	}
	if m.Card == NoCard || !g.inHand(f.By, m.Card) || g.s.Cards[m.Card].Drawn == 0 {
		return g.refuseBy([]string{g.redrawCite()}, "Zurücklegen darfst du nur eine Karte, die du jetzt gezogen hast.", "Only a card that you have drawn just now may be put back.")
	}
	n := g.s.Cards[m.Card].Drawn
	f.A, f.Step = int16(n), 1
	g.edit(m.Card).Drawn = 0
	g.takeFromHand(f.By, m.Card)
	return g.putUnder(f.By, m.Card, n, g.redrawCite(), "103.P.c")
}

func (g *game) redraw(f *Frame, m Move) error {
	if err := g.mayRedrawFrom(f, m.N); err != nil {
		return err
	}
	c, err := g.drawTop(f.By, m.N, m.Reveals)
	if err != nil {
		return err
	}
	f.Step = 2
	g.draws(f.By, c)
	g.edit(c).Drawn = m.N
	e := g.emit("drew", f.By, g.redrawCite())
	e.Card, e.N, e.On = c, int(m.N), f.Card
	return nil
}
