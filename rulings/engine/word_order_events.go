package engine

import (
	"slices"

	"catanica/catalog"
)

// order-events: {n: 3}. The player looks at the n topmost events and lays them back one after the other: on the stack in
// the order in which he names them, or under it (001#13). It touches events only, so it is neutral (113.F.a). Register A
// counts the cards that lie on top again, B those that he still holds.

func canOrderEvents(g *game, p Player, c CardNo, n *node) error {
	if g.s.Events.empty() {
		return g.refuse("112.S.a", "Es gibt keine Ereigniskarte anzusehen.", "There is no event card to look at.")
	}
	return nil
}

func runOrderEvents(g *game, f *Frame) status {
	e := &g.s.Events
	switch {
	case f.Step == 1 && f.B == 0:
		return done
	case f.Step == 1:
		return wait
	}
	n := max(1, g.node(f).arg.Get("n").Int())
	if !e.Open {
		n = min(n, e.Len())
	}
	if e.Mixed || len(e.Top) < n || slices.ContainsFunc(e.Top[:n], func(c CardNo) bool { return g.s.Cards[c].Def == UnknownDef }) {
		g.undecided("top event cards", "Welche Ereignisse obenauf liegen, steht nicht fest: nenne sie (`events: …`).",
			"Nobody has stated which events lie on top: state them (`events: …`).")
		return done
	}
	f.Step, f.B = 1, int16(n)
	return again
}

// heldEvents are the events that the player of the frame still has to lay back.
func (g *game) heldEvents(f *Frame) []CardNo { return g.s.Events.Top[f.A : f.A+f.B] }

func askOrderEvents(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPutBack, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welches Ereignis kommt als nächstes zurück: oben auf den Stapel oder darunter (1)?", "Which event goes back next: on top of the stack or under it (1)?")}
	for _, c := range g.heldEvents(f) {
		for under := range int8(2) {
			m := NewMove(f.By, Choose)
			m.Card, m.N = c, under
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerOrderEvents(g *game, f *Frame, m Move) error {
	e := g.editPile(&g.s.Events)
	held := g.heldEvents(f)
	i := slices.Index(held, m.Card)
	if i < 0 {
		return g.wrong("Dieses Ereignis ist keines der obersten.", "That event is none of the topmost.")
	}
	f.B--
	if m.N > 0 {
		e.remove(m.Card)
		e.putUnder(m.Card)
	} else {
		copy(held[1:i+1], held[:i])
		held[0] = m.Card
		f.A++
	}
	ev := g.emit("event-laid", f.By, g.node(f).cites...)
	ev.Card, ev.On, ev.N = m.Card, f.Card, int(m.N)
	return nil
}

// procOrderEvents names the procedure `order-events`.
const procOrderEvents procName = "order-events"

// wordOrderEvents is the effect word `order-events`.
func wordOrderEvents() Word {
	return Word{
		Name: "order-events", In: OnPlay,
		Args:    []string{"n"},
		Form:    "`n: 3`",
		Doc:     "look at the topmost events and lay them back on or under the stack",
		Example: "Hüter des Schicksals",
		Acts:    catalog.Hits,
		Can:     canOrderEvents,
		Procedures: []Procedure{
			{Name: procOrderEvents, Shows: orderedEvents, run: runOrderEvents, ask: askOrderEvents, answer: answerOrderEvents},
		},
		Tells: []Sentence{
			{"event-laid", catalog.Text{DE: "{who} legt eine Ereigniskarte zurück.", EN: "{who} lays an event card back."}},
		},
	}
}

// orderedEvents shows the topmost events while they are put in order (001#13).
func orderedEvents(_ *game, f *Frame, p Player) Sight {
	if p != f.By {
		return Sight{}
	}
	return Sight{Events: int(f.A + f.B)}
}
