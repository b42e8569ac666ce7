package engine

import "slices"

// swap-hand: {above: 3}. A player with more victory points than that puts the whole hand under a draw stack of his
// choice and draws from that stack up to the hand limit, however few cards he held (Ruling 119.O.a). Where the stacks
// are common the second player takes another stack than the first (001#23).

const procSwapHand procName = "swap-hand"

// The steps of swap-hand.
const (
	swapHandStack next = iota
	swapHandDraw
)

// swappedHand is the record of swap-hand.
type swappedHand struct {
	Stack int8 // the chosen draw stack, from 1
	Held  int8 // cards that the hand held
}

// wordSwapHand returns the effect word `swap-hand`.
func wordSwapHand() Word {
	return Word{
		Name: "swap-hand", In: OnEvent,
		Args:    []string{"above"},
		Form:    "`above: 3`",
		Doc:     "a player with more points than that exchanges the whole hand",
		Example: "Komet",
		Procedures: []Procedure{{
			Name:  procSwapHand,
			Keeps: recordOf[swappedHand](),
			Steps: []Step{
				swapHandStack: {Name: "stack", Do: swapHandLooks, Ask: swapHandAsksStack, Take: swapHandTakesStack},
				swapHandDraw:  {Name: "draw", Do: swapHandDraws, Ask: swapHandAsksCard, Take: swapHandTakesCard},
			},
		}},
	}
}

// swapHandLooks asks a player who has enough victory points for the stack.
func swapHandLooks(g *game, f *Frame) next {
	n, open := g.points(f.By)
	above := g.node(f).arg.Get("above").Int()
	switch {
	case n > above:
	case n+open > above:
		g.undecided("victory points of "+f.By.String(),
			"Ob es diesen Spieler trifft, hängt von Siegpunkten ab, die keine Quelle nennt: Nimm sie an.",
			"Whether this player is affected depends on victory points that no source states: assume them.")
		return done
	default:
		return done
	}
	if err := g.needHand(f.By); err != nil {
		g.stop(err)
		return done
	}
	return wait
}

func swapHandAsksStack(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: []string{"119.O.a"},
		Text: say("Unter welchen Stapel legst du deine Hand, um von ihm neu zu ziehen?",
			"Which stack do you put your hand under and draw new cards from?")}
	for _, m := range g.stackMoves(f.By) {
		if m.N != takenBySwap(g) {
			d.Options = append(d.Options, m)
		}
	}
	return d
}

// takenBySwap returns the draw stack that the other player has chosen for this event, where the stacks are common, or
// 0.
func takenBySwap(g *game) int8 {
	if e := g.event(); e != nil && g.t.common() {
		return keeps[happening](e).Swapped
	}
	return 0
}

// swapHandTakesStack puts the whole hand under the stack.
func swapHandTakesStack(g *game, f *Frame, m Move) (next, error) {
	if err := g.badStack(f.By, m.N); err != nil {
		return wait, err
	}
	if m.N == takenBySwap(g) {
		return wait, g.refuse("119.O.a", "Diesen Stapel hat schon der Mitspieler gewählt.",
			"Your opponent has already chosen that stack.")
	}
	hand := slices.Clone(g.hand(f.By).Top)
	for _, c := range hand {
		g.takeFromHand(f.By, c)
		if err := g.putUnder(f.By, c, m.N, g.node(f).cites...); err != nil {
			return wait, err
		}
	}
	*keeps[swappedHand](f) = swappedHand{Stack: m.N, Held: int8(len(hand))}
	if e := g.event(); e != nil {
		keeps[happening](e).Swapped = m.N
	}
	return swapHandDraw, nil
}

// swapHandDraws draws a known card. If the top of the stack is unknown, chance has to name it.
func swapHandDraws(g *game, f *Frame) next {
	p, n := f.By, keeps[swappedHand](f).Stack
	stack := &g.pilesOf(p).Stacks[n-1]
	if g.hand(p).Len() >= swapHandFillsTo(g, f) || stack.empty() {
		return done
	}
	if !stack.knows() {
		return wait
	}
	c, err := g.drawTop(p, n, 0)
	if err != nil {
		g.stop(err)
		return done
	}
	swapHandDrew(g, f, c)
	return repeat
}

// swapHandFillsTo returns the size of the new hand: the hand limit, however few cards there were before (Ruling
// 119.O.a).
func swapHandFillsTo(g *game, f *Frame) int {
	if g.misread("119.O.a") {
		return misreadFillsTo(f)
	}
	return g.handLimit(f.By)
}

func swapHandDrew(g *game, f *Frame, c CardNo) {
	by, on, stack := f.By, f.Card, keeps[swappedHand](f).Stack
	g.draws(by, c)
	e := g.emit("drew", by, g.node(f).cites...)
	e.Card, e.N, e.On = c, int(stack), on
}

func swapHandAsksCard(_ *game, f *Frame) Decision {
	return Decision{Who: Chance, Kind: AskReveal, Card: f.Card,
		Text: say("Welche Karte ziehst du von Stapel %d?", "Which card do you draw from stack %d?",
			int(keeps[swappedHand](f).Stack))}
}

func swapHandTakesCard(g *game, f *Frame, m Move) (next, error) {
	c, err := g.drawTop(f.By, keeps[swappedHand](f).Stack, m.Reveals)
	if err != nil {
		return wait, err
	}
	swapHandDrew(g, f, c)
	return swapHandDraw, nil
}
