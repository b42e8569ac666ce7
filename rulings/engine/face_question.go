package engine

// The question mark (Rulings 103.E.f, 103.N.a): first buildings fall, then an event card is turned up and carried out
// (event_card.go), then blocking cards are removed.

const procQuestion procName = "question"

// The steps of question.
const (
	questionFalls next = iota
	questionEvent
	questionLifts
)

// questioned is the record of question.
type questioned struct {
	Named MaybeDef // the event card that the roll has named
}

func questionProcedure() Procedure {
	return Procedure{
		Name:  procQuestion,
		Keeps: recordOf[questioned](),
		Steps: []Step{
			questionFalls: {Name: "falls", Do: questionMakesFall},
			questionEvent: {Name: "event", Do: questionTurnsEvent},
			questionLifts: {Name: "lifts", Do: questionMakesLift},
		},
	}
}

// questionMakesFall removes the buildings that fall on a question mark, before the event card is turned up (Ruling
// 103.N.a).
func questionMakesFall(g *game, _ *Frame) next {
	g.heed("question")
	if g.misread("103.N.a") {
		return misreadLiftsFirst(g)
	}
	fallOnQuestion(g)
	return questionEvent
}

// questionTurnsEvent turns up an event card, puts it under its stack and carries it out (Rulings 103.E.f, 103.K.a).
func questionTurnsEvent(g *game, f *Frame) next {
	c, err := turnEvent(g, keeps[questioned](f).Named)
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
	if g.by("103.K.a") {
		g.editPile(&g.s.Events).putUnder(c)
	}
	g.beginEvent(g.s.Active, c)
	askLeap(g, c)
	return questionLifts
}

// questionMakesLift removes blocking cards after the event has been carried out (Ruling 103.N.a).
func questionMakesLift(g *game, _ *Frame) next {
	if g.misread("103.N.a") {
		return misreadFallsLast(g)
	}
	g.liftAfterQuestion()
	return done
}

// turnEvent takes the event card that comes up. If the position does not state it, the roll names it.
func turnEvent(g *game, named MaybeDef) (CardNo, error) {
	pile := &g.s.Events
	c, err := g.takeTop(pile, named)
	switch {
	case err != nil:
		return NoCard, err
	case c != NoCard:
		return c, nil
	case pile.empty():
		return NoCard, g.wrong("Der Ereignisstapel ist leer.", "The event stack is empty.")
	case !named.IsDef():
		return NoCard, g.unstated("top event card",
			"Welche Ereigniskarte aufgedeckt wird, steht nicht fest: Nenne sie beim Wurf.",
			"The position does not say which event card is revealed: name it with the roll.")
	}
	return g.newCard(named.Def(), g.s.Active), nil
}
