package engine

import (
	"slices"

	"catanica/catalog"
)

// pick-card: {}. The player chooses a card out of one of his draw stacks and puts a card of the hand under that stack
// for it, even the one just chosen; the order in the stack stays, and nobody may decline (Rulings 119.E.a, 119.E.b;
// 105.C.a).

const procPickCard procName = "pick-card"

// The steps of pick-card.
const (
	pickCardOut next = iota
	pickCardUnder
)

// picking is the record of pick-card.
type picking struct {
	Stack int8 // the stack searched, from 1
}

// wordPickCard returns the effect word `pick-card`.
func wordPickCard() Word {
	return Word{
		Name: "pick-card", In: OnEvent,
		Doc:     "the player chooses a card out of a stack and puts one under it",
		Example: "Baumeister",
		Procedures: []Procedure{{
			Name:  procPickCard,
			Keeps: recordOf[picking](),
			Steps: []Step{
				pickCardOut: {Name: "out of stack", Do: pickCardBegins, Ask: pickCardAsksCard, May: whatIsListed,
					Take: pickCardTakesCard},
				pickCardUnder: {Name: "under stack", Ask: pickCardAsksReturn, Take: pickCardTakesReturn},
			},
		}},
	}
}

func pickCardBegins(g *game, f *Frame) next {
	if g.canDraw(f.By) {
		return wait
	}
	g.emit("nothing", f.By, append(slices.Clip(g.node(f).cites), banTexts(g, f.By)...)...).Card = f.Card
	return done
}

func pickCardAsksCard(g *game, f *Frame) Decision {
	return pickCardAsks(g, f, say("Welche Karte nimmst du aus welchem Stapel?",
		"Which card do you take from which stack?"),
		g.stackCardMoves(f.By))
}

func pickCardAsksReturn(g *game, f *Frame) Decision {
	return pickCardAsks(g, f,
		say("Welche Handkarte legst du unter den Stapel?", "Which card from your hand goes under the stack?"),
		cardMoves(f.By, g.hand(f.By).Top))
}

// pickCardAsks returns a decision that nobody may decline (Ruling 119.E.b).
func pickCardAsks(g *game, f *Frame, text catalog.Text, options []Move) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{"119.E.b"}, Text: text, Options: options}
	if g.misread("119.E.b") {
		d.MayPass = misreadPickDeclined
	}
	return d
}

// pickCardTakesCard takes a card out of one of the player's own stacks (Ruling 119.E.a).
func pickCardTakesCard(g *game, f *Frame, m Move) (next, error) {
	if g.misread("119.E.b") {
		return misreadPickDeclinable(g, f, m, pickedCard)
	}
	return pickedCard(g, f, m)
}

func pickedCard(g *game, f *Frame, m Move) (next, error) {
	if err := g.badStack(f.By, m.N); err != nil {
		return wait, err
	}
	if g.shut(f.By, m.N) {
		return wait, g.barredStack()
	}
	if pickedFromOpponent(g, f.By, m) && g.by("119.E.a") {
		return wait, g.refuse("119.E.a kuw.turnier.sonstiges",
			"Im Turnierspiel darfst du die Stapel des Mitspielers nicht anrühren.",
			"In the tournament game your opponent's stacks are off limits.")
	}
	if g.misread("119.E.a") {
		misreadPicksFromOpponent(g, f.By, m)
	}
	c, err := g.outOfStack(f.By, m)
	if err != nil {
		return wait, err
	}
	keeps[picking](f).Stack = m.N
	g.draws(f.By, c)
	e := g.emit("searched", f.By, pickCardCites(g, f)...)
	e.Card, e.N = c, int(m.N)
	return pickCardUnder, nil
}

// pickedFromOpponent reports whether a move names a card of the opponent's stack of that number.
func pickedFromOpponent(g *game, p Player, m Move) bool {
	own, other := g.pilesOf(p), g.pilesOf(p.Other())
	return own != other && other.Stacks[m.N-1].holds(m.Card)
}

// outOfStack takes the card that a move names or reveals out of a stack of p's.
func (g *game) outOfStack(p Player, m Move) (CardNo, error) {
	c := takeChosen(g, p, m)
	if c == NoCard {
		return NoCard, g.unnamed("card", "Nenne eine Karte aus diesem Stapel.", "Name a card from that stack.")
	}
	return c, nil
}

func pickCardTakesReturn(g *game, f *Frame, m Move) (next, error) {
	if g.misread("119.E.b") {
		return misreadPickDeclinable(g, f, m, pickedReturn)
	}
	return pickedReturn(g, f, m)
}

func pickedReturn(g *game, f *Frame, m Move) (next, error) {
	if !g.inHand(f.By, m.Card) {
		return wait, g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	stack := keeps[picking](f).Stack
	if m.N != 0 && m.N != stack {
		return wait, g.refuseBy(append([]string{"119.E.b"}, g.node(f).cites...),
			"Die Karte kommt unter den Stapel, aus dem die andere ist: Stapel %d.",
			"The card goes under the stack from which the other one comes: stack %d.", stack)
	}
	g.takeFromHand(f.By, m.Card)
	return done, g.putUnder(f.By, m.Card, stack, pickCardCites(g, f)...)
}

// pickCardCites returns the text of the card and, where each player has his own stacks, Ruling 119.E.a.
func pickCardCites(g *game, f *Frame) []string {
	cites := g.node(f).cites
	if g.t.Game == catalog.Tournament {
		cites = append(slices.Clip(cites), "119.E.a")
	}
	return cites
}
