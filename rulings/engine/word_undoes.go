package engine

import "catanica/catalog"

// undoes. A spell that makes an event void, in the player's own turn as in the opponent's: the event die is thrown
// again (Rulings 103.E.a, 103.E.f, 103.I.d). It can be cast before the event die has done anything, and after a "?"
// once more when the event card has been read out. Then the table is again as it was before the roll, whatever has
// happened since, and the card goes under the event stack (126.K.a). So the position keeps the table before the roll
// (State.Before) while there is a book that could ask for it.

const (
	procLeap      procName = "undoes"
	procRollAgain procName = "roll-again"
)

// The steps of undoes.
const (
	leapFirst next = iota
	leapSecond
)

// wordUndoes returns the effect word `undoes`.
func wordUndoes() Word {
	return Word{
		Name: "undoes", In: InForce,
		Doc:     "a spell that makes an event void, in either player's turn; the table goes back to before the roll",
		Example: "Zeitsprung",
		Acts:    catalog.Stops,
		Procedures: []Procedure{
			{
				Name: procLeap,
				Steps: []Step{
					leapFirst: {Name: "first", Do: leapMeets(0, leapSecond), Ask: leapAsks(0),
						Take: leapTakes(leapSecond)},
					leapSecond: {Name: "second", Do: leapMeets(1, done), Ask: leapAsks(1), Take: leapTakes(done)},
				},
			},
			{
				Name:  procRollAgain,
				Steps: []Step{{Name: "roll", Ask: rollAgainAsks, Take: rollAgainTakes}},
			},
		},
		Tells: []Sentence{
			{"undone", catalog.Text{
				DE: "{who} macht das Ereignis mit {dem card} ungeschehen.",
				EN: "{who} undoes the event with {card}."}},
			{"event-under", catalog.Text{
				DE: "{Der card} kommt unter den Ereignisstapel.",
				EN: "{The card} goes under the event stack."}},
		},
	}
}

// leapTable returns the table before the roll if a spell could restore it, else nil.
func leapTable(g *game) *State {
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			if g.has(c, "undoes") != nil {
				return g.s.Clone()
			}
		}
	}
	return nil
}

// leapAfterRoll keeps the table before the roll and asks both players before the event die is resolved (Ruling
// 103.E.a).
func leapAfterRoll(g *game, before *State) {
	g.s.Before = before
	if g.by("103.E.a") {
		askLeap(g, NoCard)
	}
}

// askLeap asks both players whether they undo the event. card is the event card that has been read out, or NoCard.
func askLeap(g *game, card CardNo) {
	if g.s.Before != nil {
		g.begin(procLeap, g.s.Active, card, -1)
	}
}

// leapMeets returns a step function that waits for the i-th player in turn order if that player could undo the event,
// and else goes on to then.
func leapMeets(i int, then next) func(g *game, f *Frame) next {
	return func(g *game, _ *Frame) next {
		if len(leaps(g, g.inTurn()[i])) > 0 {
			return wait
		}
		return then
	}
}

// leaps returns the books with which p could undo the event now, in the opponent's turn too (Ruling 103.I.d).
func leaps(g *game, p Player) []CardNo {
	if g.misread("103.I.d/zeitsprung") {
		return misreadRollerLeaps(g, p)
	}
	return leapBooks(g, p)
}

// leapBooks returns the books that p could cast. If no source states what the spell costs, any magic power counts as
// enough; casting it then asks.
func leapBooks(g *game, p Player) []CardNo {
	var out []CardNo
	g.eachFunction(p, "undoes", func(c CardNo, _ *node) {
		if err := mayLeap(g, p, c); err == nil {
			out = append(out, c)
		} else if _, ok := err.(*Undecided); ok && g.power(p) > 0 {
			out = append(out, c)
		}
	})
	return out
}

// mayLeap returns why p cannot cast the spell of book c now, or nil.
func mayLeap(g *game, p Player, c CardNo) error {
	if g.spent(c) > 0 && g.byOf(c, "103.P.c") {
		return g.refuse("103.P.c", "Jedes Zauberbuch wirkt nur einmal im Zug.",
			"Each spell book works only once per turn.")
	}
	if err := g.mayCast(p, c); err != nil {
		return err
	}
	if g.power(p) < int(g.def(c).cost.Power) {
		return g.refuse("zud.magie.zauberbuecher", "Dafür reicht deine Zauberkraft nicht.",
			"You do not have enough magic power for that.")
	}
	return nil
}

func leapAsks(i int) func(g *game, f *Frame) Decision {
	return func(g *game, f *Frame) Decision {
		p := g.inTurn()[i]
		return Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Cites: []string{"103.E.a", "103.I.d"},
			Options: cardMoves(p, leaps(g, p)), Text: say("Machst du das Ereignis ungeschehen?",
				"Do you undo the event?")}
	}
}

// leapTakes returns a step function that carries out the answer.
func leapTakes(then next) func(g *game, f *Frame, m Move) (next, error) {
	return func(g *game, f *Frame, m Move) (next, error) {
		if m.Verb == Pass {
			return then, nil
		}
		return gone, leap(g, f.Card, m)
	}
}

// leap undoes the event and pays for the spell with the magic power that was available before the roll.
func leap(g *game, event CardNo, m Move) error {
	if m.Card == NoCard || !g.working(m.Card) || g.s.Cards[m.Card].By != m.Who || g.has(m.Card, "undoes") == nil {
		return g.wrong("Hier kannst du nur ein Zauberbuch nutzen, das Ereignisse ungeschehen macht.",
			"You can use only a spell book that undoes events here.")
	}
	if err := mayLeap(g, m.Who, m.Card); err != nil {
		return err
	}
	goBack(g, event)
	if err := g.paySpell(m.Who, m.Card, m.payers()); err != nil {
		return err
	}
	g.edit(m.Card).Used++
	e := g.emit("undone", m.Who, append([]string{g.textOf(m.Card)}, leapCites(g, m.Who, event)...)...)
	e.Card, e.On = m.Card, event
	g.tithe(m.Who, m.Card)
	if event != NoCard {
		leaveEvent(g, event)
	}
	return nil
}

// leapCites returns the articles that let p undo the event now.
func leapCites(g *game, p Player, event CardNo) []string {
	cites := []string{"103.E.a"}
	if event != NoCard {
		cites = append(cites, "103.E.f")
	}
	if p != g.s.Active {
		cites = append(cites, "103.I.d")
	}
	return cites
}

// goBack restores the table before the roll (Rulings 103.E.a, 103.E.f) and waits for the event die to be rolled again.
// What chance has revealed meanwhile stays known: the production die, which no source says to reroll (reading
// time-leap-die), and the event card.
func goBack(g *game, event CardNo) {
	yield, up := g.s.Dice.Yield, Card{}
	if event != NoCard {
		up = g.s.Cards[event]
	}
	restore := restoreTable
	if g.misread("103.E.f/zeitsprung") {
		restore = misreadRestoreTable
	}
	restore(g, event)
	if event != NoCard {
		for len(g.s.Cards) <= int(event) { // a card that the roll itself has named
			g.s.Cards = append(g.s.Cards, Card{Def: UnknownDef, Owner: up.Owner})
		}
		*g.edit(event) = up
	}
	g.s.Set.Event = NoFace
	if g.reading("time-leap-die") != "both-dice" {
		g.s.Set.Yield = yield
	}
	g.begin(procRollAgain, g.s.Active, NoCard, -1)
}

// restoreTable replaces the current table with the one before the roll.
func restoreTable(g *game, _ CardNo) { g.replace(g.s.Before.Clone()) }

// leaveEvent puts the rejected event card under its stack (Ruling 126.K.a).
func leaveEvent(g *game, c CardNo) {
	g.editPile(&g.s.Events).remove(c)
	put := eventUnder
	if g.misread("126.K.a") {
		put = misreadEventStays
	}
	put(g, c)
}

func eventUnder(g *game, c CardNo) {
	g.editPile(&g.s.Events).putUnder(c)
	g.emit("event-under", g.s.Active, "126.K.a").Card = c
}

func rollAgainAsks(_ *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskRoll, Card: NoCard, Cites: []string{"103.E.a"},
		Options: []Move{NewMove(f.By, Roll)},
		Text:    say("Der Ereigniswürfel wird noch einmal geworfen.", "The event die is rolled again.")}
}

// rollAgainTakes rolls the dice anew. It first drops its frame, because nothing was open on the table before this roll.
func rollAgainTakes(g *game, _ *Frame, m Move) (next, error) {
	g.drop(len(g.s.Frames) - 1)
	return gone, roll(g, m)
}
