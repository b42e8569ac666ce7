package engine

// pick-card: {}. The player chooses a card out of one of the own draw stacks and puts a card of the hand under that
// stack for it, the one just chosen if he likes; the order in the stack stays, and nobody may decline (119.E.a,
// 119.E.b, 105.C.a). Step 0 the card, 1 what goes back. Register A is the stack.

func runPickCard(g *game, f *Frame) status {
	if f.Step > 1 {
		return done
	}
	if f.Step == 1 {
		return wait
	}
	for i, st := range g.pilesOf(f.By).Stacks {
		if !st.empty() && !g.shut(f.By, int8(i+1)) {
			return wait
		}
	}
	g.emit("nothing", f.By, g.node(f).cites...).Card = f.Card
	return done
}

func askPickCard(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{"119.E.b"}, MayPass: !g.t.on("119.E.b"),
		Text: say("Welche Karte aus welchem Stapel?", "Which card out of which stack?")}
	if f.Step == 1 {
		d.Text = say("Welche Handkarte kommt unter den Stapel?", "Which card of the hand goes under the stack?")
		d.Options = append(d.Options, cardMoves(f.By, g.hand(f.By).Top)...)
		return d
	}
	for i, st := range g.pilesOf(f.By).Stacks {
		if g.shut(f.By, int8(i+1)) {
			continue
		}
		for _, c := range append(append([]CardNo(nil), st.Top...), st.Bottom...) {
			m := NewMove(f.By, Choose)
			m.Card, m.N = c, int8(i+1)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerPickCard(g *game, f *Frame, m Move) error {
	if m.Verb == Pass {
		f.Step = 2 // the tempting reading: whoever likes his hand stays out
		return nil
	}
	if f.Step == 1 {
		if !g.inHand(f.By, m.Card) {
			return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
		}
		f.Step = 2
		g.takeFromHand(f.By, m.Card)
		return g.putUnder(f.By, m.Card, int8(f.A), g.node(f).cites...)
	}
	if err := g.badStack(f.By, m.N); err != nil {
		return err
	}
	if g.shut(f.By, m.N) {
		return g.barredStack()
	}
	if own, other := g.pilesOf(f.By), g.pilesOf(f.By.Other()); m.Card != NoCard && own != other && other.Stacks[m.N-1].holds(m.Card) {
		if g.t.on("119.E.a") {
			return g.refuse("119.E.a kuw.turnier.sonstiges", "Im Turnierspiel sind die Stapel des Mitspielers tabu.", "In the tournament game the opponent's stacks are taboo.")
		}
		g.editPile(&other.Stacks[m.N-1]).remove(m.Card) // the tempting reading: a stack is a stack
		g.editPile(&own.Stacks[m.N-1]).putUnder(m.Card)
	}
	c, err := g.outOfStack(f.By, m)
	if err != nil {
		return err
	}
	f.A, f.Step = int16(m.N), 1
	g.draws(f.By, c)
	e := g.emit("searched", f.By, g.node(f).cites...)
	e.Card, e.N = c, int(m.N)
	return nil
}

// outOfStack takes the card that a move names, or that comes to light by it, out of a stack of p's.
func (g *game) outOfStack(p Player, m Move) (CardNo, error) {
	st := &g.pilesOf(p).Stacks[m.N-1]
	c := m.Card
	switch {
	case c != NoCard && st.holds(c):
		g.editPile(st).remove(c)
	case m.Reveals > 0:
		if c = unnamedIn(g, st, m.Reveals-1); c == NoCard && st.Open {
			c = g.newCard(m.Reveals-1, p)
		}
	default:
		c = NoCard
	}
	if c == NoCard {
		return NoCard, g.unnamed("card", "Nenne eine Karte aus diesem Stapel.", "Name a card out of that stack.")
	}
	return c, nil
}

// procPickCard names the procedure `pick-card`.
const procPickCard procName = "pick-card"

// wordPickCard is the effect word `pick-card`.
func wordPickCard() Word {
	return Word{
		Name: "pick-card", In: OnEvent,
		Doc:     "the player chooses a card out of a stack and puts one under it",
		Example: "Baumeister",
		Procedures: []Procedure{
			{Name: procPickCard, run: runPickCard, ask: askPickCard, answer: answerPickCard},
		},
	}
}
