package engine

// bury: {n: 2}. Whoever holds the knight token looks at the opponent's hand and pushes n cards of it under one and
// the same draw stack of its player (119.P.a), who fills up at the end of his own turn only (119.P.b). Step 0
// looks, 1 picks cards, 2 the stack. Registers A and B are the cards picked, as numbers from 1.

func runBury(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		holder, sure := g.token("strength")
		if !sure {
			g.undecided("strength points", "Stärkepunkte stehen nicht fest: nimm sie an.", "Strength points are not stated: assume them.")
			return done
		}
		if holder == Chance {
			g.emit("nothing", g.s.Active, g.node(f).cites...).Card = f.Card
			return done
		}
		f.By, f.Step = holder, 1
		if h := g.hand(holder.Other()); h.Open {
			g.undecided("hand of "+holder.Other().String(), "Er sieht die ganze Hand: nenne sie.", "The whole hand is looked at: state it.")
			return done
		}
		g.emit("looked", holder, g.node(f).cites...).Card = f.Card
	case 1:
		if g.buried(f) >= g.toBury(f) {
			f.Step = 2
			if g.buried(f) == 0 {
				return done
			}
			return again
		}
		return wait
	case 2:
		return wait
	default:
		return done
	}
	return again
}

// toBury is how many cards go: as many as the word says and the hand holds.
func (g *game) toBury(f *Frame) int {
	return min(2, max(1, g.node(f).arg.Get("n").Int()), g.hand(f.By.Other()).Len())
}

func (g *game) buried(f *Frame) int {
	n := 0
	for _, c := range [2]int16{f.A, f.B} {
		if c > 0 {
			n++
		}
	}
	return n
}

func askBury(g *game, f *Frame) Decision {
	victim := f.By.Other()
	if f.Step == 2 {
		d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: []string{"119.P.a"},
			Text: say("Unter welchen Stapel des Mitspielers kommen die Karten?", "Under which of the opponent's stacks do the cards go?")}
		for _, m := range g.stackMoves(victim) {
			m.Who = f.By
			d.Options = append(d.Options, m)
		}
		return d
	}
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{"119.P.a"},
		Text: say("Welche Handkarte des Mitspielers?", "Which card of the opponent's hand?")}
	for _, c := range g.hand(victim).Top {
		if int16(c)+1 != f.A {
			m := NewMove(f.By, Choose)
			m.Card = c
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerBury(g *game, f *Frame, m Move) error {
	victim := f.By.Other()
	if f.Step == 2 {
		picked := [2]int16{f.A, f.B}
		f.Step = 3
		if !g.t.on("119.P.a") && f.A > 0 && f.B > 0 { // the tempting reading: a stack for each card
			picked[1], f.A, f.Step = 0, 0, 2
		}
		for _, c := range picked {
			if c == 0 {
				continue
			}
			g.takeFromHand(victim, CardNo(c-1))
			if err := g.putUnder(victim, CardNo(c-1), m.N, "119.P.a"); err != nil {
				return err
			}
		}
		for !g.t.on("119.P.b") && g.hand(victim).Len() < g.handLimit(victim) { // the tempting reading: filled up at once
			c, err := g.drawTop(victim, m.N, 0)
			if err != nil {
				return nil
			}
			g.toHand(victim, c)
		}
		return nil
	}
	if !g.inHand(victim, m.Card) || int16(m.Card)+1 == f.A {
		return wrong("Diese Karte ist nicht auf der Hand des Mitspielers.", "That card is not in the opponent's hand.")
	}
	if f.A == 0 {
		f.A = int16(m.Card) + 1
	} else {
		f.B = int16(m.Card) + 1
	}
	return nil
}
