package engine

import (
	"slices"

	"catanica/catalog"
)

// undoes: {}. A spell that makes an event void, in one's own turn as in the opponent's (time leap; 103.E.a, 103.E.f,
// 103.I.d): the event die is thrown again. It can be cast before the event die has done anything, and after a "?" once
// more when the event card has been read out. Then the table is again as it was before the roll, whatever has happened
// since, and the card goes under the event stack (126.K.a). So the position keeps the table before the roll, while
// there is a book that could ask for it.

// tableBefore is the table before the roll, if a spell could bring it back, else nil.
func (g *game) tableBefore() *State {
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			if g.has(c, "undoes") != nil {
				b := g.s.Clone()
				b.Before = nil
				return b
			}
		}
	}
	return nil
}

// mayLeapNow keeps that table and lets both players object before the event die does anything (103.E.a).
func (g *game) mayLeapNow(before *State) {
	if g.s.Before = before; g.t.on("103.E.a") { // switched off, the tempting reading: first the dice, then the magic
		g.askLeap(NoCard)
	}
}

// askLeap asks both players, the active one first (reading active-first), whether they undo the event; card is the
// event card that has been read out.
func (g *game) askLeap(card CardNo) {
	if g.s.Before != nil {
		g.push(Frame{Proc: g.proc(procLeap), By: g.s.Active, Card: card, Node: -1})
	}
}

// leaps are p's books that could undo the event now. Whether the magic power is enough where nobody states what the
// spell costs, only casting it asks.
func (g *game) leaps(p Player) []CardNo {
	if p != g.s.Active && !g.t.on("103.I.d") {
		return nil // the tempting reading: it is not his roll
	}
	var out []CardNo
	g.eachFunction(p, "undoes", func(c CardNo, _ *node) {
		if err := g.mayLeap(p, c); err == nil {
			out = append(out, c)
		} else if _, ok := err.(*Undecided); ok && g.power(p) > 0 {
			out = append(out, c)
		}
	})
	return out
}

func (g *game) mayLeap(p Player, c CardNo) error {
	if g.spent(c) > 0 && g.t.on("103.P.c") {
		return g.refuse("103.P.c", "Jedes Zauberbuch wirkt einmal im Zug.", "Each spell book works once a turn.")
	}
	if err := g.mayCast(p, c); err != nil {
		return err
	}
	if g.power(p) < int(g.def(c).cost.Power) {
		return g.refuse("zud.magie.zauberbuecher", "Dafür reicht die Zauberkraft nicht.", "There is not enough magic power for that.")
	}
	return nil
}

// runLeap asks the players one after the other; step is who is asked.
func runLeap(g *game, f *Frame) status {
	for ; f.Step < 2; f.Step++ {
		if len(g.leaps(g.inTurn()[f.Step])) > 0 {
			return wait
		}
	}
	return done
}

func askLeap(g *game, f *Frame) Decision {
	p := g.inTurn()[min(1, f.Step)]
	return Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Cites: []string{"103.E.a", "103.I.d"}, Options: cardMoves(p, g.leaps(p)),
		Text: say("Das Ereignis ungeschehen machen?", "Undo the event?")}
}

func answerLeap(g *game, f *Frame, m Move) error {
	if m.Verb == Pass {
		f.Step++
		return nil
	}
	if m.Card == NoCard || !slices.Contains(g.leaps(m.Who), m.Card) {
		if m.Card != NoCard && g.card(m.Card).Laid && g.card(m.Card).By == m.Who && g.has(m.Card, "undoes") != nil {
			return g.mayLeap(m.Who, m.Card)
		}
		return g.wrong("Hier hilft nur ein Zauberbuch, das Ereignisse aufhebt.", "Only a spell book that undoes events helps here.")
	}
	if err := g.mayLeap(m.Who, m.Card); err != nil {
		return err
	}
	event := f.Card
	g.goBack(event)
	if err := g.paySpell(m.Who, m.Card, m.By); err != nil {
		return err
	}
	g.edit(m.Card).Used++
	e := g.emit("undone", m.Who, leapCites(g, m.Who, event)...)
	e.Card, e.On = m.Card, event
	g.tithe(m.Who, m.Card)
	if event != NoCard {
		g.leaveEvent(event)
	}
	return nil
}

// leapCites names what lets p undo the event now.
func leapCites(g *game, p Player, event CardNo) []string {
	cites := []string{"103.E.a"}
	if event != NoCard {
		cites = []string{"103.E.f", "126.K.a"}
	}
	if p != g.s.Active {
		cites = append(cites, "103.I.d")
	}
	return append(cites, "103.P.c")
}

// goBack restores the table before the roll. What chance has shown meanwhile stays known: the production die, which no
// source has thrown again (reading time-leap-die), and the event card.
func (g *game) goBack(event CardNo) {
	turned, yield := Card{}, g.s.Dice.Yield
	if event != NoCard {
		turned = g.card(event)
	}
	if event != NoCard && !g.t.on("103.E.f") { // the tempting reading: what has happened has happened, only the card is off
		g.s.Frames, g.s.Before, g.s.Phase = nil, nil, BeforeRoll
	} else {
		g.replace(g.s.Before.Clone())
	}
	if event != NoCard {
		for len(g.s.Cards) <= int(event) { // a card that the roll itself has named
			g.s.Cards = append(g.s.Cards, Card{Def: UnknownDef, Owner: turned.Owner})
		}
		*g.edit(event) = turned
	}
	g.s.Set.Event = NoFace
	if g.reading("time-leap-die") != "both-dice" {
		g.s.Set.Yield = yield
	}
	g.push(Frame{Proc: g.proc(procRollAgain), By: g.s.Active, Card: NoCard, Node: -1})
}

// leaveEvent puts the rejected event under its stack (126.K.a).
func (g *game) leaveEvent(c CardNo) {
	pile := g.editPile(&g.s.Events)
	pile.remove(c)
	if !g.t.on("126.K.a") {
		pile.Top = slices.Insert(pile.Top, 0, c) // the tempting reading: it has not been carried out, so it stays where it was
		return
	}
	pile.putUnder(c)
	g.emit("event-under", g.s.Active, "126.K.a", "103.K.a").Card = c
}

// runRollAgain waits for the dice that are thrown anew.
func runRollAgain(g *game, f *Frame) status { return wait }

func askRollAgain(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskRoll, Card: NoCard, Cites: []string{"103.E.a"}, Options: []Move{NewMove(f.By, Roll)},
		Text: say("Der Ereigniswürfel fällt noch einmal.", "The event die is thrown again.")}
}

func answerRollAgain(g *game, f *Frame, m Move) error {
	g.drop(len(g.s.Frames) - 1)
	return g.roll(m)
}

// procLeap names the procedure `undoes`.
const procLeap procName = "undoes"

// procRollAgain names the procedure `roll-again`.
const procRollAgain procName = "roll-again"

// wordUndoes is the effect word `undoes`.
func wordUndoes() Word {
	return Word{
		Name: "undoes", In: InForce,
		Doc:     "a spell that makes an event void, in either player's turn; the table goes back to before the roll",
		Example: "Zeitsprung",
		Acts:    catalog.Stops,
		Procedures: []Procedure{
			{Name: procLeap, run: runLeap, ask: askLeap, answer: answerLeap},
			{Name: procRollAgain, run: runRollAgain, ask: askRollAgain, answer: answerRollAgain},
		},
		Tells: []Sentence{
			{"undone", catalog.Text{DE: "{who} macht das Ereignis mit der Karte {card} ungeschehen.", EN: "{who} undoes the event with {card}."}},
			{"event-under", catalog.Text{DE: "{card} kommt unter den Ereignisstapel.", EN: "{card} goes under the event stack."}},
		},
	}
}
