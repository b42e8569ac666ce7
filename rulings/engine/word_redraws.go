package engine

// redraws. Called up at the end of the turn, once: a card drawn there goes back under its stack, and another one is
// drawn for it, from any stack while the hand is filled up (Ruling 103.H.b), from the same one after an exchange
// (103.H.c).

const procRedraw procName = "redraw"

// The steps of redraw.
const (
	redrawBack next = iota
	redrawDraw
)

// redrawing is the record of redraw.
type redrawing struct {
	Stack int8 // under which the card went
}

// wordRedraws returns the effect word `redraws`.
func wordRedraws() Word {
	return Word{
		Name: "redraws", In: InForce,
		Doc:     "called up at the end of the turn: a drawn card back, another for it",
		Example: "Heilige Stätte",
		Use:     &usable{phase: EndPhase, do: useRedraws},
		Procedures: []Procedure{{
			Name:  procRedraw,
			Keeps: recordOf[redrawing](),
			Steps: []Step{
				redrawBack: {Name: "put back", Ask: redrawAsksCard, Take: redrawTakesCard},
				redrawDraw: {Name: "draw", Ask: redrawAsksStack, Take: redrawTakesStack},
			},
		}},
	}
}

// useRedraws starts the redraw if a card has been drawn.
func useRedraws(g *game, m Move, _ *node) error {
	if len(drawn(g, m.Who)) == 0 {
		return g.refuse("103.H.b 103.H.c", "Zurücklegen darfst du nur eine Karte, die du gerade gezogen hast.",
			"You can put back only a card that you have just drawn.")
	}
	g.emit("used", m.Who, g.textOf(m.Card), redrawCite(g), "103.P.c").Card = m.Card
	g.begin(procRedraw, m.Who, m.Card, -1)
	return nil
}

// drawn returns the cards in p's hand that were drawn at the end of this turn. Chosen ones do not count.
func drawn(g *game, p Player) []CardNo {
	var out []CardNo
	for _, c := range g.hand(p).Top {
		if g.s.Cards[c].Drawn > 0 {
			out = append(out, c)
		}
	}
	return out
}

// redrawCite returns the article by which the card was drawn.
func redrawCite(g *game) string {
	if g.s.End == EndDone {
		return "103.H.c"
	}
	return "103.H.b"
}

func redrawAsksCard(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{redrawCite(g)},
		Text: say("Welche gezogene Karte legst du wieder unter ihren Stapel?",
			"Which drawn card do you put back under its stack?"),
		Options: cardMoves(f.By, drawn(g, f.By))}
}

// redrawTakesCard puts the card back under its stack.
func redrawTakesCard(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard || !g.inHand(f.By, m.Card) || g.s.Cards[m.Card].Drawn == 0 {
		return wait, g.refuse(redrawCite(g), "Zurücklegen darfst du nur eine Karte, die du gerade gezogen hast.",
			"You can put back only a card that you have just drawn.")
	}
	n := g.s.Cards[m.Card].Drawn
	keeps[redrawing](f).Stack = n
	g.edit(m.Card).Drawn = 0
	g.takeFromHand(f.By, m.Card)
	return redrawDraw, g.putUnder(f.By, m.Card, n, g.textOf(f.Card), redrawCite(g))
}

func redrawAsksStack(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: []string{redrawCite(g)},
		Text: say("Von welchem Stapel ziehst du neu?", "Which stack do you draw another card from?")}
	for _, m := range g.stackMoves(f.By) {
		if mayRedrawFrom(g, f, m.N) == nil {
			d.Options = append(d.Options, m)
		}
	}
	return d
}

// mayRedrawFrom returns why the new card may not come from the n-th stack, or nil (Ruling 103.H.c).
func mayRedrawFrom(g *game, f *Frame, n int8) error {
	if err := g.badStack(f.By, n); err != nil {
		return err
	}
	if g.s.End == EndDone && n != keeps[redrawing](f).Stack {
		return g.refuse("103.H.c", "Beim Kartentausch muss die neue Karte von demselben Stapel kommen.",
			"In an exchange, the new card must come from the same stack.")
	}
	if g.shut(f.By, n) {
		return g.barredStack()
	}
	return nil
}

// redrawTakesStack draws the new card.
func redrawTakesStack(g *game, f *Frame, m Move) (next, error) {
	if err := mayRedrawFrom(g, f, m.N); err != nil {
		return wait, err
	}
	c, err := g.drawTop(f.By, m.N, m.Reveals)
	if err != nil {
		return wait, err
	}
	g.draws(f.By, c)
	g.edit(c).Drawn = m.N
	e := g.emit("drew", f.By, g.textOf(f.Card), redrawCite(g))
	e.Card, e.N, e.On = c, int(m.N), f.Card
	return done, nil
}
