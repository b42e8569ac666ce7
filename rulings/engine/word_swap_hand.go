package engine

// swap-hand: {above: 3}. Whoever has more victory points than that puts the whole hand under a draw stack of his
// choice and takes cards from that stack up to the hand limit, however few he held (119.O.a). Where the stacks are
// common the second player takes another stack than the first (001#23). Step 0 the stack, 1 drawing. Register A is
// the stack, C the stack that the other has chosen.

func runSwapHand(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		n, open := g.points(f.By)
		switch above := g.node(f).arg.Get("above").Int(); {
		case n > above:
		case n+open > above:
			g.undecided("victory points of "+f.By.String(), "Ob es diesen Spieler trifft, hängt von Siegpunkten ab, die keine Quelle nennt: nimm sie an.",
				"Whether this player is hit hangs on victory points that no source states: assume them.")
			return done
		default:
			return done
		}
		if g.hand(f.By).Open {
			g.undecided("hand of "+f.By.String(), "Wie viele Karten auf der Hand sind, steht nicht fest: nenne die ganze Hand.", "Nobody has stated how many cards are in the hand: state all of it.")
			return done
		}
		return wait
	case 1:
		p, n := f.By, int8(f.A)
		if g.hand(p).Len() >= g.filledTo(f) || g.pilesOf(p).Stacks[n-1].empty() {
			return done
		}
		if !g.pilesOf(p).Stacks[n-1].knows() {
			return wait // for chance, to name the card
		}
		c, err := g.drawTop(p, n, 0)
		if err != nil {
			g.stop(err)
			return done
		}
		g.drawnBySwap(f, c)
	}
	return again
}

// filledTo is how many cards the new hand has: as many as are allowed, however few there were (119.O.a).
func (g *game) filledTo(f *Frame) int {
	if !g.t.on("119.O.a") {
		return int(f.B) // the tempting reading: as many as went
	}
	return g.handLimit(f.By)
}

func (g *game) drawnBySwap(f *Frame, c CardNo) {
	g.draws(f.By, c)
	e := g.emit("drew", f.By, "119.O.a")
	e.Card, e.N, e.On = c, int(f.A), f.Card
}

// otherSwap is the stack that the other player has chosen for this event, where the stacks are common; 0 if none.
func (g *game) otherSwap(f *Frame) int16 {
	if e := g.event(); e != nil && g.t.common() {
		return e.C >> 4
	}
	return 0
}

func askSwapHand(g *game, f *Frame) Decision {
	if f.Step == 1 {
		return Decision{Who: Chance, Kind: AskReveal, Card: f.Card, Text: say("Welche Karte kommt von Stapel %d?", "Which card comes off stack %d?", f.A)}
	}
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: []string{"119.O.a"},
		Text: say("Unter welchen Stapel kommt die Hand, und von welchem wird neu gezogen?", "Under which stack does the hand go, to be drawn anew from it?")}
	for _, m := range g.stackMoves(f.By) {
		if int16(m.N) != g.otherSwap(f) {
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerSwapHand(g *game, f *Frame, m Move) error {
	if f.Step == 1 {
		c, err := g.drawTop(f.By, int8(f.A), m.Reveals)
		if err != nil {
			return err
		}
		g.drawnBySwap(f, c)
		return nil
	}
	if err := g.badStack(f.By, m.N); err != nil {
		return err
	}
	if int16(m.N) == g.otherSwap(f) {
		return g.refuse("119.O.a", "Diesen Stapel hat schon der Mitspieler gewählt.", "The opponent has chosen that stack already.")
	}
	if e := g.event(); e != nil {
		e.C |= int16(m.N) << 4
	}
	f.A, f.B, f.Step = int16(m.N), int16(g.hand(f.By).Len()), 1
	for _, c := range append([]CardNo(nil), g.hand(f.By).Top...) {
		g.takeFromHand(f.By, c)
		if err := g.putUnder(f.By, c, m.N, "119.O.a"); err != nil {
			return err
		}
	}
	return nil
}

// procSwapHand names the procedure `swap-hand`.
const procSwapHand procName = "swap-hand"

// wordSwapHand is the effect word `swap-hand`.
func wordSwapHand() Word {
	return Word{
		Name: "swap-hand", In: OnEvent,
		Args:    []string{"above"},
		Form:    "`above: 3`",
		Doc:     "whoever has more points than that exchanges the whole hand",
		Example: "Komet",
		Procedures: []Procedure{
			{Name: procSwapHand, run: runSwapHand, ask: askSwapHand, answer: answerSwapHand},
		},
	}
}
