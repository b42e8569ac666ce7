package engine

import (
	"catanica/catalog"
)

// trade-card: {under: any}. The player gives a card of his hand for one that he chooses out of a draw stack of his; the
// order in the stack stays. Without a card to give it cannot be done, and the card just chosen does not count as one
// (Ruling 126.E.a). The card given goes under the stack searched, with `under: any` under a stack of his choice
// (101.D.d f).

const procTradeCard procName = "trade-card"

// The steps of trade-card.
const (
	tradeCardGive next = iota
	tradeCardChoose
	tradeCardUnder
)

// trading is the record of trade-card.
type trading struct {
	Given MaybeCard // the card given away
}

// wordTradeCard returns the effect word `trade-card`.
func wordTradeCard() Word {
	return Word{
		Name: "trade-card", In: OnPlay,
		Args:    []string{"under"},
		Form:    "`under: any`",
		Doc:     "a card of the hand for one chosen out of a stack",
		Example: "Magisches Auge",
		Acts:    catalog.Fetches,
		Can:     canTradeCard,
		Procedures: []Procedure{{
			Name:  procTradeCard,
			Keeps: recordOf[trading](),
			Steps: []Step{
				tradeCardGive:   {Name: "give", Do: tradeCardBegins, Ask: tradeCardAsksGift, Take: tradeCardTakesGift},
				tradeCardChoose: {Name: "choose", Ask: tradeCardAsksCard, Take: tradeCardTakesCard},
				tradeCardUnder:  {Name: "under", Ask: tradeCardAsksStack, Take: tradeCardTakesStack},
			},
		}},
	}
}

// canTradeCard refuses a player without a card to give (Ruling 126.E.a).
func canTradeCard(g *game, p Player, _ CardNo, _ *node) error {
	if h := g.hand(p); !h.Open && h.Len() == 0 && g.by("126.E.a/handkarte") {
		return g.refuse("126.E.a", "Dazu brauchst du eine Handkarte, die du hergibst.",
			"You need a card in hand to give away.")
	}
	if !g.canDraw(p) {
		return g.refuse("112.S.a", "Es gibt keine Karte, die du aussuchen könntest.", "There is no card to choose.")
	}
	return nil
}

func tradeCardBegins(g *game, _ *Frame) next {
	if g.misread("126.E.a/umweg") {
		return misreadTradeBegins()
	}
	return wait
}

func tradeCardAsksGift(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites,
		Text:    say("Welche Handkarte gibst du her?", "Which card from your hand do you give away?"),
		Options: cardMoves(f.By, g.hand(f.By).Top)}
}

func tradeCardTakesGift(g *game, f *Frame, m Move) (next, error) {
	if !g.inHand(f.By, m.Card) {
		return wait, g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	keeps[trading](f).Given = SomeCard(m.Card)
	return tradeCardChoose, nil
}

func tradeCardAsksCard(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites,
		Text:    say("Welche Karte nimmst du aus welchem Stapel?", "Which card do you take from which stack?"),
		Options: g.stackCardMoves(f.By)}
}

// stackCardMoves returns the answers that name a known card of a stack from which p could draw.
func (g *game) stackCardMoves(p Player) []Move {
	out := g.options()
	for i, st := range g.pilesOf(p).Stacks {
		if !g.canDrawFrom(p, int8(i+1)) {
			continue
		}
		for _, cards := range [2][]CardNo{st.Top, st.Bottom} {
			for _, c := range cards {
				m := cardMove(p, c)
				m.N = int8(i + 1)
				out = append(out, m)
			}
		}
	}
	return out
}

func tradeCardTakesCard(g *game, f *Frame, m Move) (next, error) {
	c, err := g.chosenFromStack(f.By, m)
	if err != nil {
		return wait, err
	}
	g.draws(f.By, c)
	e := g.emit("searched", f.By, g.node(f).cites...)
	e.Card, e.N = c, int(m.N)
	if g.misread("126.E.a/umweg") {
		misreadGivesChosen(f, c)
	}
	if g.node(f).arg.Get("under").Str == "any" {
		return tradeCardUnder, nil
	}
	return done, tradeCardGives(g, f, m.N)
}

// chosenFromStack takes the card that a move names out of one of p's draw stacks.
func (g *game) chosenFromStack(p Player, m Move) (CardNo, error) {
	if err := g.badStack(p, m.N); err != nil {
		return NoCard, err
	}
	if g.shut(p, m.N) {
		return NoCard, g.barredStack()
	}
	return g.outOfStack(p, m)
}

func tradeCardAsksStack(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: g.node(f).cites, Options: g.stackMoves(f.By),
		Text: say("Unter welchen Stapel kommt die Karte, die du hergibst?",
			"Under which stack does the card that you give away go?")}
}

func tradeCardTakesStack(g *game, f *Frame, m Move) (next, error) {
	return done, tradeCardGives(g, f, m.N)
}

// tradeCardGives puts the card given under the n-th stack.
func tradeCardGives(g *game, f *Frame, n int8) error {
	c := keeps[trading](f).Given.Card()
	g.takeFromHand(f.By, c)
	return g.putUnder(f.By, c, n, g.node(f).cites...)
}
