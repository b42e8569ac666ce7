package engine

import "slices"

// goodYear: first each player takes a resource of choice or, with a palace, a card from the discard pile instead;
// then the extras of fleets and customs houses come (103.E.c). Steps 0 and 1 are the players' choices, 2 and 3
// their extras, the active player first (reading active-first).
func (g *game) goodYear(f *Frame) status {
	if f.Step > 3 {
		return done
	}
	g.heed("sun")
	p := g.inTurn()[f.Step%2]
	if f.Step == 0 {
		g.read("active-first")
	}
	f.Step++
	if (f.Step <= 2) == g.t.on("103.E.c") { // switched off, the tempting reading: the extras may come first
		if gold, _ := g.function(p, "sun-gain"); gold == NoCard || g.t.on("116.E.b") { // the tempting reading: instead of it
			g.push(Frame{Proc: g.proc(procGain), By: p, Card: NoCard, Node: g.t.Book.sun})
		}
		if palace, n := g.palace(p); palace != NoCard {
			g.push(Frame{Proc: g.proc(procPalace), By: p, Card: palace, Node: n})
		}
		return again
	}
	var paid []string
	g.eachFunction(p, "sun-gain", func(c CardNo, n *node) {
		if !g.t.on("121.R.a") && slices.Contains(paid, g.def(c).id) {
			return // the tempting reading: the second of a kind brings nothing
		}
		paid = append(paid, g.def(c).id)
		g.sunGain(p, c, n)
	})
	return again
}

// sunGain books the extra of one card: {gold: 1}, or {any: 2} of the player's choice. It comes whether or not
// the palace is used (123.BD.c).
func (g *game) sunGain(p Player, c CardNo, n *node) {
	if palace, _ := g.function(p, "sun-fetch"); palace != NoCard && !g.t.on("123.BD.c") && g.card(palace).Used > 0 {
		return // the tempting reading: whoever takes a card takes nothing else
	}
	if k := n.arg.Get("any").Int(); k > 0 {
		g.push(Frame{Proc: g.proc(procGain), By: p, Card: c, Node: n.no, A: int16(k)})
		return
	}
	got := g.gain(p, Bag{Gold: int8(n.arg.Get("gold").Int())})
	e := g.emit("gained", p, append([]string{"103.E.c"}, n.cites...)...)
	e.Card, e.Get = c, got
}

// palace is p's working card that fetches a card instead of the resource, when there is a card to fetch.
func (g *game) palace(p Player) (CardNo, int16) {
	c, n := g.function(p, "sun-fetch")
	if pile := g.discard(p); c == NoCard || len(pile.Top) == 0 && !pile.Open {
		return NoCard, -1
	}
	return c, n.no
}

// runPalace lets a player fetch a card from the own discard pile (of the common one outside the tournament game),
// in the opponent's turn too (103.K.c). Whoever passes takes the resource.
func runPalace(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askPalace(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, MayPass: true, Cites: []string{"103.E.c"},
		Text: say("Statt des Rohstoffs eine Karte aus der Ablage?", "A card from the discard pile instead of the resource?")}
	d.Options = append(d.Options, cardMoves(f.By, g.discard(f.By).Top)...)
	return d
}

func answerPalace(g *game, f *Frame, m Move) error {
	f.Step = 1
	if m.Verb == Pass {
		return nil
	}
	pile := g.discard(f.By)
	if m.Card == NoCard || !pile.holds(m.Card) {
		return g.refuse("103.K.c", "Diese Karte liegt nicht in der Ablage.", "That card does not lie in the discard pile.")
	}
	by, palace, cites := f.By, f.Card, append([]string{"103.E.c", "103.K.c"}, g.node(f).cites...)
	g.dropResource(by)
	g.editPile(pile).remove(m.Card)
	g.draws(by, m.Card)
	e := g.emit("fetched", by, cites...)
	e.Card, e.On = m.Card, palace
	if !g.t.on("123.BD.c") {
		g.edit(palace).Used++
	}
	if !g.t.on("123.BD.b") {
		return nil // the tempting reading: the surplus waits for the end of the turn
	}
	if hand := g.hand(by); !hand.Open && hand.Len() <= g.handLimit(by) && g.reading("palace-hand-not-full") == "always" {
		g.beginReduce(by, true)
		return nil
	}
	g.surplus(by, false)
	return nil
}

// dropResource takes back the choice of a resource that waits below the palace.
func (g *game) dropResource(p Player) {
	for i := len(g.s.Frames) - 1; i >= 0; i-- {
		if f := &g.s.Frames[i]; g.carries(f, procGain) && f.By == p && f.Node == g.t.Book.sun {
			f.Step = 1
			return
		}
	}
}
