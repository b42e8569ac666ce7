package engine

import (
	"slices"

	"catanica/catalog"
)

// trade-card: {under: any}. The player gives a card of his hand for one that he chooses out of a draw stack of his; the
// order in the stack stays. Without a card to give it cannot be done, and the card just chosen does not count as one
// (126.E.a). The card given goes under the searched stack, with `under: any` under a stack of his choice (101.D.d f).
// Step 0 the card given, 1 the card chosen, 2 the stack under which the card given goes. Register A is the card given, B
// the stack searched.

func canTradeCard(g *game, p Player, c CardNo, n *node) error {
	if h := g.hand(p); !h.Open && h.Len() == 0 && g.t.on("126.E.a") {
		return g.refuse("126.E.a", "Dazu braucht man eine Handkarte, die man hergibt.", "One needs a card of the hand to give away.")
	}
	if !g.canDraw(p) {
		return g.refuse("112.S.a", "Es gibt keine Karte auszusuchen.", "There is no card to choose.")
	}
	return nil
}

func runTradeCard(g *game, f *Frame) status {
	if f.Step == 0 && g.hand(f.By).Len() == 0 && !g.hand(f.By).Open { // the tempting reading: the chosen card will do
		f.A, f.Step = int16(NoCard), 1
	}
	if f.Step > 2 {
		return done
	}
	return wait
}

func askTradeCard(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites}
	switch f.Step {
	case 0:
		d.Text = say("Welche Handkarte gibst du her?", "Which card of the hand do you give away?")
		d.Options = cardMoves(f.By, g.hand(f.By).Top)
	case 1:
		d.Text = say("Welche Karte aus welchem Stapel?", "Which card out of which stack?")
		for i, st := range g.pilesOf(f.By).Stacks {
			if g.shut(f.By, int8(i+1)) {
				continue
			}
			for _, c := range slices.Concat(st.Top, st.Bottom) {
				m := NewMove(f.By, Choose)
				m.Card, m.N = c, int8(i+1)
				d.Options = append(d.Options, m)
			}
		}
	default:
		d.Kind, d.Text, d.Options = AskStack, say("Unter welchen Stapel kommt die hergegebene Karte?", "Under which stack does the card given go?"), g.stackMoves(f.By)
	}
	return d
}

func answerTradeCard(g *game, f *Frame, m Move) error {
	switch f.Step {
	case 0:
		if !g.inHand(f.By, m.Card) {
			return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
		}
		f.A, f.Step = int16(m.Card), 1
		return nil
	case 1:
		return g.chooseFor(f, m)
	}
	return g.giveCard(f, m.N)
}

// chooseFor takes the chosen card out of its stack.
func (g *game) chooseFor(f *Frame, m Move) error {
	if err := g.badStack(f.By, m.N); err != nil {
		return err
	}
	if g.shut(f.By, m.N) {
		return g.barredStack()
	}
	c, err := g.outOfStack(f.By, m)
	if err != nil {
		return err
	}
	f.B, f.Step = int16(m.N), 2
	g.draws(f.By, c)
	g.s.Raised = true
	e := g.emit("searched", f.By, g.node(f).cites...)
	e.Card, e.N = c, int(m.N)
	if CardNo(f.A) == NoCard {
		f.A = int16(c)
	}
	if g.node(f).arg.Get("under").Str != "any" {
		return g.giveCard(f, m.N)
	}
	return nil
}

// giveCard puts the card given under the stack.
func (g *game) giveCard(f *Frame, n int8) error {
	f.Step = 3
	c := CardNo(f.A)
	g.takeFromHand(f.By, c)
	return g.putUnder(f.By, c, n, g.node(f).cites...)
}

// procTradeCard names the procedure `trade-card`.
const procTradeCard procName = "trade-card"

// wordTradeCard is the effect word `trade-card`.
func wordTradeCard() Word {
	return Word{
		Name: "trade-card", In: OnPlay,
		Args:    []string{"under"},
		Form:    "`under: any`",
		Doc:     "a card of the hand for one chosen out of a stack",
		Example: "Magisches Auge",
		Acts:    catalog.Fetches,
		Can:     canTradeCard,
		Procedures: []Procedure{
			{Name: procTradeCard, run: runTradeCard, ask: askTradeCard, answer: answerTradeCard},
		},
	}
}
