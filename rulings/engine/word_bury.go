package engine

import "slices"

// bury: {n: 2}. The holder of the knight token looks at the opponent's hand and puts n cards of it under one and the
// same draw stack of the opponent (Ruling 119.P.a). The opponent fills up only at the end of his own turn (119.P.b).

const procBury procName = "bury"

// The steps of bury.
const (
	buryLook next = iota
	buryPick
	buryStack
)

// buried is the record of bury.
type buried struct {
	Cards [2]MaybeCard // picked so far
	N     int8         // how many
}

// wordBury returns the effect word `bury`.
func wordBury() Word {
	return Word{
		Name: "bury", In: OnEvent,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "the holder of the knight token puts cards of the opponent's hand under a stack",
		Example: "Konflikt",
		Procedures: []Procedure{{
			Name:  procBury,
			Keeps: recordOf[buried](),
			Shows: buryShows,
			Steps: []Step{
				buryLook:  {Name: "look", Do: buryLooks},
				buryPick:  {Name: "pick", Do: buryAsksOn, Ask: buryAsksCard, May: whatIsListed, Take: buryTakesCard},
				buryStack: {Name: "stack", Ask: buryAsksStack, Take: buryTakesStack},
			},
		}},
	}
}

// buryLooks finds the holder of the knight token, who looks at the opponent's hand.
func buryLooks(g *game, f *Frame) next {
	holder, sure := g.token("strength")
	switch {
	case !sure:
		g.undecided("strength points", "Die Stärkepunkte stehen nicht fest: Nimm sie an.",
			"The strength points are not known: assume them.")
		return done
	case holder == Chance:
		g.emit("nothing", g.s.Active, append(slices.Clip(g.node(f).cites), "glossar.rittermacht")...).Card = f.Card
		return done
	}
	f.By = holder
	if g.hand(holder.Other()).Open {
		g.undecided("hand of "+holder.Other().String(), "Die Karte zeigt die ganze Hand des Mitspielers: Nenne sie.",
			"The card reveals the opponent's whole hand: list it.")
		return done
	}
	g.emit("looked", holder, g.node(f).cites...).Card = f.Card
	return buryPick
}

// buryShows reveals the opponent's hand while its cards are picked (Ruling 119.P.a).
func buryShows(_ *game, f *Frame, p Player) Sight {
	return Sight{OpponentsHand: p == f.By && f.Step == buryPick}
}

// buryAsksOn asks for another card until as many are picked as the word says, or as the hand holds.
func buryAsksOn(g *game, f *Frame) next {
	k := keeps[buried](f)
	switch {
	case int(k.N) < min(len(k.Cards), max(1, g.node(f).arg.Get("n").Int()), g.hand(f.By.Other()).Len()):
		return wait
	case k.N == 0:
		return done
	}
	return buryStack
}

func buryAsksCard(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{"119.P.a"},
		Text: say("Welche Handkarte des Mitspielers wählst du?", "Which card do you choose from your opponent's hand?")}
	for _, c := range g.hand(f.By.Other()).Top {
		if c != keeps[buried](f).Cards[0].Card() {
			d.Options = append(d.Options, cardMove(f.By, c))
		}
	}
	return d
}

func buryTakesCard(g *game, f *Frame, m Move) (next, error) {
	k := keeps[buried](f)
	if !g.inHand(f.By.Other(), m.Card) || m.Card == k.Cards[0].Card() {
		return wait, g.wrong("Der Mitspieler hat diese Karte nicht auf der Hand.",
			"Your opponent does not hold that card.")
	}
	k.Cards[k.N] = SomeCard(m.Card)
	k.N++
	return buryPick, nil
}

func buryAsksStack(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: []string{"119.P.a"},
		Text: say("Unter welchen Stapel des Mitspielers kommen die Karten?",
			"Under which of your opponent's stacks do the cards go?")}
	for _, m := range g.stackMoves(f.By.Other()) {
		m.Who = f.By
		d.Options = append(d.Options, m)
	}
	return d
}

// buryTakesStack puts all picked cards under one stack (Ruling 119.P.a).
func buryTakesStack(g *game, f *Frame, m Move) (next, error) {
	if g.misread("119.P.a") {
		return misreadBuryStacks(g, f, m)
	}
	for _, c := range keeps[buried](f).Cards {
		if err := buryCard(g, f, m, c.Card()); err != nil {
			return wait, err
		}
	}
	if g.misread("119.P.b") {
		misreadBuryFillsUp(g, f, m)
	}
	return done, nil
}

// buryCard puts a card of the opponent's hand under the stack that m names. It does nothing for NoCard.
func buryCard(g *game, f *Frame, m Move, c CardNo) error {
	if c == NoCard {
		return nil
	}
	g.takeFromHand(f.By.Other(), c)
	return g.putUnder(f.By.Other(), c, m.N, append([]string{"119.P.a"}, g.node(f).cites...)...)
}
