package engine

import "slices"

// swap-hand: {above: 3}. A player with more victory points than that puts the whole hand under a draw stack of his
// choice and draws from that stack up to the hand limit, however few cards he held (Ruling 119.O.a). Where the stacks
// are common the second player takes another stack than the first (001#23). The player may put the cards under the
// stack one by one; one who only names the stack puts them there as he holds them (reading comet-order).

const procSwapHand procName = "swap-hand"

// The steps of swap-hand.
const (
	swapHandStack next = iota
	swapHandDraw
	swapHandOrder
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
				swapHandOrder: {Name: "order", Do: swapHandMeetsRest, Ask: swapHandAsksNext, Take: swapHandTakesNext},
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
			d.Options = append(d.Options, swapHandFirsts(g, f.By, m.N)...)
		}
	}
	return d
}

// swapHandFirsts returns the answers of p that put a card of the hand under the stack first. If nobody could tell the
// cards apart there are none.
func swapHandFirsts(g *game, p Player, stack int8) []Move {
	if !swapHandDiffers(g, p) {
		return nil
	}
	moves := cardMoves(p, g.hand(p).Top)
	for i := range moves {
		moves[i].N = stack
	}
	return moves
}

// swapHandDiffers reports whether p's hand holds cards that differ, so that their order matters.
func swapHandDiffers(g *game, p Player) bool {
	hand := g.hand(p).Top
	return slices.ContainsFunc(hand, func(c CardNo) bool {
		return g.card(c).Def != g.card(hand[0]).Def || g.card(c).Owner != g.card(hand[0]).Owner
	})
}

// takenBySwap returns the draw stack that the other player has chosen for this event, where the stacks are common, or
// 0.
func takenBySwap(g *game) int8 {
	if e := g.event(); e != nil && g.t.common() {
		return keeps[happening](e).Swapped
	}
	return 0
}

// swapHandTakesStack puts the whole hand under the stack, or only the card that the answer names first.
func swapHandTakesStack(g *game, f *Frame, m Move) (next, error) {
	if err := g.badStack(f.By, m.N); err != nil {
		return wait, err
	}
	if m.N == takenBySwap(g) {
		return wait, g.refuse("119.O.a", "Diesen Stapel hat schon der Mitspieler gewählt.",
			"Your opponent has already chosen that stack.")
	}
	if m.Card != NoCard && !g.inHand(f.By, m.Card) {
		return wait, g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	*keeps[swappedHand](f) = swappedHand{Stack: m.N, Held: int8(g.hand(f.By).Len())}
	if e := g.event(); e != nil {
		keeps[happening](e).Swapped = m.N
	}
	if m.Card != NoCard {
		return swapHandOrder, swapHandPuts(g, f, m.Card)
	}
	if swapHandDiffers(g, f.By) && g.reading("comet-order") == "named" {
		return swapHandOrder, nil
	}
	return swapHandDraw, swapHandPuts(g, f, slices.Clone(g.hand(f.By).Top)...)
}

// swapHandPuts puts cards of the hand under the chosen stack, one after the other.
func swapHandPuts(g *game, f *Frame, cards ...CardNo) error {
	by, stack, cites := f.By, keeps[swappedHand](f).Stack, g.node(f).cites
	for _, c := range cards {
		g.takeFromHand(by, c)
		if err := g.putUnder(by, c, stack, cites...); err != nil {
			return err
		}
	}
	return nil
}

// swapHandMeetsRest goes on when the whole hand is under the stack. What is left goes there by itself if nobody could
// tell the cards apart.
func swapHandMeetsRest(g *game, f *Frame) next {
	rest := slices.Clone(g.hand(f.By).Top)
	if swapHandDiffers(g, f.By) {
		return wait
	}
	if err := swapHandPuts(g, f, rest...); err != nil {
		g.stop(err)
		return done
	}
	return swapHandDraw
}

func swapHandAsksNext(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPutBack, Card: f.Card, Cites: []string{"119.O.a"},
		Text: say("Welche Karte kommt als nächste unter den Stapel?", "Which card goes under the stack next?")}
	d.Options = swapHandFirsts(g, f.By, keeps[swappedHand](f).Stack)
	return d
}

func swapHandTakesNext(g *game, f *Frame, m Move) (next, error) {
	switch {
	case !g.inHand(f.By, m.Card):
		return wait, g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	case m.N != keeps[swappedHand](f).Stack:
		return wait, g.refuse("119.O.a", "Die ganze Hand kommt unter denselben Stapel.",
			"The whole hand goes under the same stack.")
	}
	if g.t.reading("comet-order") == "named" {
		g.read("comet-order")
	}
	return swapHandOrder, swapHandPuts(g, f, m.Card)
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
