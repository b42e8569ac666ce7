package engine

import "catanica/catalog"

// council: {n: unknown, under: 1}. The player takes the n top cards of a draw stack of his choice and then puts `under`
// cards of the hand under that stack. Without `under`, or by the reading each of council-one-stack, each card comes off
// a stack of his choice, and the cards put back go under any. The hand limit counts at the end of the turn only (Ruling
// 103.Q.a).

const procCouncil procName = "council"

// The steps of council.
const (
	councilBegin next = iota
	councilStack
	councilDraw
	councilUnder
)

// counselling is the record of council.
type counselling struct {
	Stack  int8 // the stack chosen last, from 1; 0 for none yet
	ToDraw int8 // how many cards are still to be drawn
	ToPut  int8 // how many cards of the hand are still to be put under a stack
}

// wordCouncil returns the effect word `council`.
func wordCouncil() Word {
	return Word{
		Name: "council", In: OnPlay,
		Args:    []string{"n", "under"},
		Form:    "`n: unknown`, `under: 1`",
		Doc:     "take the top cards of a draw stack, and put some of the hand under it",
		Example: "Ratssitzung",
		Acts:    catalog.Fetches,
		Can:     canCouncil,
		Procedures: []Procedure{{
			Name:  procCouncil,
			Keeps: recordOf[counselling](),
			Steps: []Step{
				councilBegin: {Name: "begin", Do: councilBegins},
				councilStack: {Name: "stack", Do: councilNeedsStack, Ask: councilAsksStack, Take: councilTakesStack},
				councilDraw:  {Name: "draw", Do: councilDraws, Ask: councilAsksCard, Take: councilTakesCard},
				councilUnder: {Name: "under", Do: councilPutsBack, Ask: councilAsksUnder, Take: councilTakesUnder},
			},
		}},
	}
}

// canCouncil refuses a card that would do nothing (Ruling 112.S.a).
func canCouncil(g *game, p Player, c CardNo, n *node) error {
	if err := hasNumber(g, p, c, n); err != nil {
		return err
	}
	if !g.canDraw(p) && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a", "Es gibt keine Karte, die du ziehen könntest.", "There is no card to draw.")
	}
	return nil
}

func councilBegins(g *game, f *Frame) next {
	n, err := g.number(f.Card, g.node(f))
	if err != nil {
		g.stop(err)
		return done
	}
	k := keeps[counselling](f)
	k.ToDraw, k.ToPut = int8(n), int8(g.node(f).arg.Get("under").Int())
	return councilStack
}

func councilNeedsStack(g *game, f *Frame) next {
	k := keeps[counselling](f)
	switch {
	case k.ToDraw > 0 && g.canDraw(f.By):
		return wait
	case k.Stack == 0:
		return done
	}
	return councilUnder
}

func councilAsksStack(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card,
		Text: say("Von welchem Stapel ziehst du?", "Which stack do you draw from?")}
	for _, m := range g.stackMoves(f.By) {
		if g.canDrawFrom(f.By, m.N) {
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func councilTakesStack(g *game, f *Frame, m Move) (next, error) {
	if err := g.badStack(f.By, m.N); err != nil {
		return wait, err
	}
	if g.shut(f.By, m.N) {
		return wait, g.barredStack()
	}
	if g.pilesOf(f.By).Stacks[m.N-1].empty() {
		return wait, g.refuse("103.H.a", "Dieser Stapel ist leer.", "That stack is empty.")
	}
	keeps[counselling](f).Stack = m.N
	return councilDraw, nil
}

// councilDraws draws the next card, unless chance has to name it.
func councilDraws(g *game, f *Frame) next {
	k := keeps[counselling](f)
	st := &g.pilesOf(f.By).Stacks[k.Stack-1]
	switch {
	case k.ToDraw == 0 || st.empty():
		return councilUnder
	case !st.knows():
		return wait
	}
	c, err := g.drawTop(f.By, k.Stack, 0)
	if err != nil {
		g.stop(err)
		return done
	}
	return councilDrew(g, f, c)
}

func councilAsksCard(_ *game, f *Frame) Decision {
	n := keeps[counselling](f).Stack
	return Decision{Who: Chance, Kind: AskReveal, Card: f.Card,
		Text: say("Welche Karte ziehst du von Stapel %d?", "Which card do you draw from stack %d?", n)}
}

func councilTakesCard(g *game, f *Frame, m Move) (next, error) {
	c, err := g.drawTop(f.By, keeps[counselling](f).Stack, m.Reveals)
	if err != nil {
		return wait, err
	}
	return councilDrew(g, f, c), nil
}

// councilDrew gives the player the card that has been drawn. The next one comes off the same stack or off one of his
// choice.
func councilDrew(g *game, f *Frame, c CardNo) next {
	k := keeps[counselling](f)
	k.ToDraw--
	to := councilDraw
	if k.ToPut == 0 || k.ToDraw > 0 && g.reading("council-one-stack") == "each" {
		to = councilStack
	}
	g.s.Raised = true
	g.draws(f.By, c)
	e := g.emit("drew", f.By, g.node(f).cites...)
	e.Card, e.N, e.On = c, int(k.Stack), f.Card
	return to
}

func councilPutsBack(g *game, f *Frame) next {
	if keeps[counselling](f).ToPut == 0 || g.hand(f.By).Len() == 0 {
		return done
	}
	return wait
}

func councilAsksUnder(g *game, f *Frame) Decision {
	n := keeps[counselling](f).Stack
	d := Decision{Who: f.By, Kind: AskPutBack, Card: f.Card,
		Text: say("Welche Handkarte legst du unter Stapel %d?", "Which card from your hand goes under stack %d?", n)}
	for _, m := range cardMoves(f.By, g.hand(f.By).Top) {
		for i := range g.pilesOf(f.By).Stacks {
			if m.N = int8(i + 1); m.N == n || g.t.reading("council-one-stack") == "each" {
				d.Options = append(d.Options, m)
			}
		}
	}
	return d
}

func councilTakesUnder(g *game, f *Frame, m Move) (next, error) {
	k := keeps[counselling](f)
	if !g.inHand(f.By, m.Card) {
		return wait, g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	if m.N != k.Stack && g.reading("council-one-stack") != "each" {
		return wait, g.refuseBy(append([]string{"101.D.d"}, g.node(f).cites...),
			"Die Karte muss unter den Stapel, von dem du gezogen hast.",
			"The card must go under the stack that you drew from.")
	}
	g.takeFromHand(f.By, m.Card)
	if err := g.putUnder(f.By, m.Card, m.N, g.node(f).cites...); err != nil {
		return wait, err
	}
	k.ToPut--
	return councilUnder, nil
}
