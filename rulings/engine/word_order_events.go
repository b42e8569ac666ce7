package engine

import (
	"slices"

	"catanica/catalog"
)

// order-events: {n: 3}. The player looks at the n topmost events and lays them back one after the other: on the stack
// in the order in which he names them, or under it (001#13). It touches events only, so it is neutral (Ruling 113.F.a).

const procOrderEvents procName = "order-events"

// The steps of order-events.
const (
	orderEventsLook next = iota
	orderEventsLay
)

// ordering is the record of order-events.
type ordering struct {
	OnTop int8 // how many events lie on the stack again
	Held  int8 // how many the player still has to lay back
}

// wordOrderEvents returns the effect word `order-events`.
func wordOrderEvents() Word {
	return Word{
		Name: "order-events", In: OnPlay,
		Args:    []string{"n"},
		Form:    "`n: 3`",
		Doc:     "look at the topmost events and lay them back on or under the stack",
		Example: "Hüter des Schicksals",
		Acts:    catalog.Hits,
		Can:     canOrderEvents,
		Procedures: []Procedure{{
			Name:  procOrderEvents,
			Keeps: recordOf[ordering](),
			Shows: orderEventsShows,
			Steps: []Step{
				orderEventsLook: {Name: "look", Do: orderEventsLooks},
				orderEventsLay: {Name: "lay back", Do: orderEventsGoesOn, Ask: orderEventsAsks,
					Take: orderEventsTakes},
			},
		}},
		Tells: []Sentence{
			{"event-laid", catalog.Text{
				DE: "{who} legt eine Ereigniskarte zurück.",
				EN: "{who} puts an event card back."}},
		},
	}
}

func canOrderEvents(g *game, _ Player, _ CardNo, _ *node) error {
	if g.s.Events.empty() {
		return g.refuse("112.S.a", "Es gibt keine Ereigniskarte, die du ansehen könntest.",
			"There is no event card to look at.")
	}
	return nil
}

// orderEventsShows reveals the topmost events while they are put in order.
func orderEventsShows(_ *game, f *Frame, p Player) Sight {
	if p != f.By {
		return Sight{}
	}
	k := keeps[ordering](f)
	return Sight{Events: int(k.OnTop + k.Held)}
}

// orderEventsLooks takes the topmost events, which have to be stated.
func orderEventsLooks(g *game, f *Frame) next {
	n, e := max(1, g.node(f).arg.Get("n").Int()), &g.s.Events
	if !e.Open {
		n = min(n, e.Len())
	}
	hidden := func(c CardNo) bool { return g.s.Cards[c].Def == UnknownDef }
	if e.Mixed || len(e.Top) < n || slices.ContainsFunc(e.Top[:n], hidden) {
		g.undecided("top event cards", "Welche Ereignisse obenauf liegen, steht nicht fest: Nenne sie (`events: …`).",
			"The position does not say which events are on top: list them (`events: …`).")
		return done
	}
	keeps[ordering](f).Held = int8(n)
	return orderEventsLay
}

func orderEventsGoesOn(_ *game, f *Frame) next {
	if keeps[ordering](f).Held == 0 {
		return done
	}
	return wait
}

// eventsHeld returns the events that the player still has to lay back, a part of the stack.
func eventsHeld(g *game, f *Frame) []CardNo {
	k := keeps[ordering](f)
	return g.s.Events.Top[k.OnTop : k.OnTop+k.Held]
}

func orderEventsAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPutBack, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welches Ereignis legst du als nächstes zurück: auf den Stapel oder darunter (1)?",
			"Which event do you put back next: on top of the stack or under it (1)?")}
	for _, c := range eventsHeld(g, f) {
		for under := range int8(2) {
			m := cardMove(f.By, c)
			m.N = under
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func orderEventsTakes(g *game, f *Frame, m Move) (next, error) {
	k, e := keeps[ordering](f), g.editPile(&g.s.Events)
	held := eventsHeld(g, f)
	i := slices.Index(held, m.Card)
	if i < 0 {
		return wait, g.wrong("Dieses Ereignis gehört nicht zu den obersten.", "That event is not among the top ones.")
	}
	k.Held--
	if m.N > 0 {
		e.remove(m.Card)
		e.putUnder(m.Card)
	} else {
		copy(held[1:i+1], held[:i])
		held[0] = m.Card
		k.OnTop++
	}
	ev := g.emit("event-laid", f.By, g.node(f).cites...)
	ev.Card, ev.On, ev.N = m.Card, f.Card, int(m.N)
	if m.N > 0 {
		g.says(ev, "{who} legt eine Ereigniskarte unter den Ereignisstapel.",
			"{who} puts an event card under the event stack.")
	} else {
		g.says(ev, "{who} legt eine Ereigniskarte auf den Ereignisstapel zurück.",
			"{who} puts an event card back on top of the event stack.")
	}
	return orderEventsLay, nil
}
