package engine

// question: first what the "?" does to buildings, then the event card, then what it does to blocking cards
// (103.E.f, 103.N.a). Register A is the event card that the roll has named, as Def+1.
func (g *game) question(f *Frame) status {
	switch f.Step {
	case 0:
		f.Step = 1
		g.heed("question")
		if g.t.on("103.N.a") {
			g.fallOnQuestion()
		} else {
			g.liftAfterQuestion() // the tempting reading: blocking cards first, buildings last
		}
	case 1:
		f.Step = 2
		c, err := g.turnEvent(f.A)
		if err != nil {
			g.stop(err)
			return done
		}
		g.emit("event", g.s.Active, "103.E.f").Card = c
		d := g.def(c)
		if d.card == nil || len(d.happens) == 0 && d.card.Play.Explains.Empty() {
			g.stop(g.notPlayed(c))
			return done
		}
		if g.t.on("103.K.a") { // switched off, the tempting reading: what has happened is laid aside
			g.editPile(&g.s.Events).putUnder(c)
		}
		g.push(Frame{Proc: g.proc(procEvent), By: g.s.Active, Card: c, Node: -1})
		g.askLeap(c)
	case 2:
		f.Step = 3
		if g.t.on("103.N.a") {
			g.liftAfterQuestion()
		} else {
			g.fallOnQuestion()
		}
	default:
		return done
	}
	return again
}

// turnEvent takes the event that comes up. Where nobody has stated it, the roll names it.
func (g *game) turnEvent(named int16) (CardNo, error) {
	pile := &g.s.Events
	c, err := g.takeTop(pile, named)
	switch {
	case err != nil:
		return NoCard, err
	case c != NoCard:
		return c, nil
	case pile.empty():
		return NoCard, g.wrong("Der Ereignisstapel ist leer.", "The event stack is empty.")
	case named == 0:
		return NoCard, g.unstated("top event card", "Welche Ereigniskarte aufgedeckt wird, steht nicht fest: nenne sie beim Wurf.", "Nobody has stated which event card comes up: name it with the roll.")
	}
	return g.newCard(named-1, g.s.Active), nil
}

// fallOnQuestion removes what the opponent's "?" removes at once: the bailiwick (103.E.f 1).
func (g *game) fallOnQuestion() {
	p := g.s.Active.Other()
	var fall []CardNo
	g.laidBy(p, func(c CardNo) {
		if g.has(c, "falls-on-question") != nil {
			fall = append(fall, c)
		}
	})
	for _, c := range fall {
		if err := g.needLands(p); err != nil {
			g.stop(err)
			return
		}
		g.leave(c)
		if g.reading("bailiwick-where") == "hand" {
			g.toHand(g.keeper(p, c), c)
		} else {
			g.toDiscard(p, c)
		}
		have := g.stock(p)
		var lost Bag
		lost[Ore], lost[Wool] = have[Ore], have[Wool]
		g.spend(p, lost)
		e := g.emit("fell", p, "103.E.f")
		e.Card, e.Get = c, lost
	}
}

// runEvent gives both players the chance to answer the event that has been turned over, the active one first, and
// then carries it out (103.E.f 2, 103.I.d). Registers A and B are the cards by which North and South are spared,
// as numbers from 1; C holds as bits who has played a card (1, 2) and who has been offered to pay (4, 8).
func runEvent(g *game, f *Frame) status {
	order := g.inTurn()
	switch f.Step {
	case 0, 2:
		if p := order[f.Step/2]; g.mayShelter(f, p) {
			return wait
		}
		f.Step++
	case 1, 3:
		p := order[f.Step/2]
		if f.C&(4<<p) == 0 && g.offerSpare(f, p, g.def(f.Card).id) {
			return again
		}
		f.Step++
	case 4:
		f.Step = 5
		card, by := f.Card, f.By
		g.heed(g.def(card).id)
		g.eventGains(g.def(card).id)
		g.pushNodes(g.def(card).happens, by, card)
	default:
		return done
	}
	return again
}

// mayShelter reports whether p could answer the event with a card from the hand. As against an attack, that is
// done once, even if it is vetoed (126.I.c).
func (g *game) mayShelter(f *Frame, p Player) bool {
	if f.C&(1<<p) != 0 || p != g.s.Active && !g.t.on("103.I.d") { // switched off, the tempting reading: it is not his roll
		return false
	}
	return len(g.protections(p, f.Card)) > 0 || g.answerable(f.Card) && (g.hand(p).Open || g.hiddenIn(p))
}

func askEvent(g *game, f *Frame) Decision {
	p := g.inTurn()[min(1, f.Step/2)]
	d := Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Cites: []string{"103.E.f", "103.I.d"},
		Text: say("Eine Schutzkarte gegen das Ereignis spielen?", "Play a protection card against the event?")}
	d.Options = append(d.Options, cardMoves(p, g.protections(p, f.Card))...)
	return d
}

func answerEvent(g *game, f *Frame, m Move) error {
	if m.Verb == Pass {
		f.Step++
		return nil
	}
	if !g.inHand(m.Who, m.Card) {
		return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
	}
	n, ok := g.answers(m.Card, f.Card)
	if !ok {
		return g.refuse("103.E.f 103.I.d", "Diese Karte schützt davor nicht.", "That card does not protect from this.")
	}
	if err := g.mayRescue(m.Who, f.Card, n); err != nil {
		return err
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	f.C |= 1 << m.Who
	f.Step++
	event := f.Card
	g.takeFromHand(m.Who, m.Card)
	e := g.emit("played", m.Who, "103.E.f", "103.I.d")
	e.Card, e.On = m.Card, event
	g.push(Frame{Proc: g.proc(procPlay), By: m.Who, Card: m.Card, Node: -2})
	return nil
}
