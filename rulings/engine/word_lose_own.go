package engine

import "catanica/catalog"

// lose-own: {}. Each player loses resources and picks them himself (119.B.a): of any kind, and mined gold if he likes, which
// nobody can ask of him (122.B.b). Whom it hits and how many it takes no source states, so the loss has to be assumed.
// Step is who is asked.
func runLoseOwn(g *game, f *Frame) status {
	d := g.def(f.Card)
	if d.loss == nil {
		g.undecided("loss of "+d.id, "Wen das Ereignis trifft und was es nimmt, nennt keine Quelle genau: nimm es an (`assume: loss`).",
			"No source tells exactly whom the event hits and what it takes: assume it (`assume: loss`).")
		return done
	}
	for ; f.Step < 2; f.Step++ {
		p := g.inTurn()[f.Step]
		if g.sparedBy(p, NoCard) != NoCard {
			continue
		}
		if err := g.needLands(p); err != nil {
			g.stop(err)
			return done
		}
		if g.losing(f, p) > 0 {
			return wait
		}
	}
	return done
}

// losing is how many resources p has to give up: no more than lie on his landscapes.
func (g *game) losing(f *Frame, p Player) int {
	return min(g.def(f.Card).loss.Total(), g.stock(p).Total())
}

func askLoseOwn(g *game, f *Frame) Decision {
	p := g.inTurn()[min(1, f.Step)]
	n := g.losing(f, p)
	d := Decision{Who: p, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites, Give: Choice{n, n, g.purse(p)}, Text: say("Welche %d Rohstoffe verlierst du?", "Which %d resources do you lose?", n)}
	if !g.t.on("119.B.a") {
		d.Who = p.Other() // the tempting reading: what is taken away the other takes away
	}
	return d
}

// answerLoseOwn takes the resources as Give, or as Get from the scenario's `chooses 1 ore`.
func answerLoseOwn(g *game, f *Frame, m Move) error {
	p := g.inTurn()[min(1, f.Step)]
	give := m.Give
	if give.Total() == 0 {
		give = m.Get
	}
	if n := g.losing(f, p); give.Total() != n {
		return g.unnamed("resources", "Es sind genau %d Rohstoffe zu nennen.", "Exactly %d resources have to be named.", n)
	}
	if !g.affords(p, give) {
		return g.refuse("119.B.a", "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	f.Step++
	g.payOut(p, give)
	e := g.emit("lost", p, g.node(f).cites...)
	e.Card, e.Get = f.Card, give
	return nil
}

// procLoseOwn names the procedure `lose-own`.
const procLoseOwn procName = "lose-own"

// wordLoseOwn is the effect word `lose-own`.
func wordLoseOwn() Word {
	return Word{
		Name: "lose-own", In: OnEvent,
		Doc:     "each player loses resources of his own choice; how many has to be assumed",
		Example: "Aberglaube",
		Acts:    catalog.Hits,
		Procedures: []Procedure{
			{Name: procLoseOwn, run: runLoseOwn, ask: askLoseOwn, answer: answerLoseOwn},
		},
	}
}
