package engine

import "slices"

// spares: {from: [unruhen], stars: 1}. A function: for stars its player stays out of the event, or of the
// brigands (kuw.volksstimmung). It is offered before the event is carried out.
// shelters: {to: [seuche], what: […]}. An answer from the hand: its player stays out of the event, or only those
// of his cards that are of the types named (103.E.f).

// offerSpare asks p whether to pay for staying out of what goes by that name. It reports whether there was anything to
// offer.
func (g *game) offerSpare(p Player, from string) bool {
	card, at := NoCard, int16(-1)
	g.eachFunction(p, "spares", func(c CardNo, n *node) {
		if card == NoCard && slices.Contains(n.arg.Get("from").Strs(), from) && g.stars(p) >= max(1, n.arg.Get("stars").Int()) {
			card, at = c, n.no
		}
	})
	if card == NoCard {
		return false
	}
	g.begin(procSpare, p, card, at)
	return true
}

func runSpare(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askSpare(g *game, f *Frame) Decision {
	n := max(1, g.node(f).arg.Get("stars").Int())
	m := NewMove(f.By, Choose)
	m.Card = f.Card
	return Decision{Who: f.By, Kind: AskReact, Card: f.Card, MayPass: true, Options: []Move{m}, Cites: g.node(f).cites,
		Text: say("Sterne abgeben (%d), damit es dich nicht trifft?", "Give up stars (%d), so that it does not touch you?", n)}
}

func answerSpare(g *game, f *Frame, m Move) error {
	f.Step = 1
	if m.Verb == Pass {
		return nil
	}
	n := g.node(f)
	stars := max(1, n.arg.Get("stars").Int())
	if m.Card != f.Card && int(m.Stars) != stars {
		return g.wrong("Gemeint ist %s (%d).", "%s is meant (%d).", g.title(f.Card), stars)
	}
	g.takeStars(f.By, stars)
	e := g.emit("spared", f.By, n.cites...)
	e.Card, e.N = f.Card, stars
	g.noteSpared(f.By, f.Card)
	return nil
}

// runShelter is what a protection card does against an event.
func runShelter(g *game, f *Frame) status {
	e := g.emit("spared", f.By, g.node(f).cites...)
	e.Card = f.Card
	g.noteSpared(f.By, f.Card)
	return done
}
