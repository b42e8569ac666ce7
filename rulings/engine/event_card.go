package engine

// After an event card is turned up, both players may answer it, the active one first; then it is carried out (Rulings
// 103.E.f, 103.I.d).

const procEvent procName = "event"

// The steps of event.
const (
	eventShelterFirst next = iota
	eventSpareFirst
	eventShelterSecond
	eventSpareSecond
	eventHappens
	eventEnds
)

// happening is the record of event, by player.
type happening struct {
	Played  [2]bool      // has played a card against it; one is all, even if it was vetoed (126.I.c)
	Offered [2]bool      // has been asked whether to pay for being spared
	Spared  [2]MaybeCard // the card by which the player is spared
	Saved   [2]MaybeCard // the card that an answer of the player has saved (see rescues)
	Swapped int8         // the draw stack under which the first player has put his hand (see swap-hand)
}

func eventProcedure() Procedure {
	return Procedure{
		Name:  procEvent,
		Keeps: recordOf[happening](),
		Steps: []Step{
			eventShelterFirst: {Name: "first answers", Do: eventAnswerable(0, eventSpareFirst),
				Ask: eventAsks(0), Take: eventTakes(eventSpareFirst)},
			eventSpareFirst: {Name: "first pays", Do: eventSpares(0, eventShelterSecond)},
			eventShelterSecond: {Name: "second answers", Do: eventAnswerable(1, eventSpareSecond),
				Ask: eventAsks(1), Take: eventTakes(eventSpareSecond)},
			eventSpareSecond: {Name: "second pays", Do: eventSpares(1, eventHappens)},
			eventHappens:     {Name: "happens", Do: eventComesAbout},
			eventEnds:        {Name: "ends", Do: ends},
		},
	}
}

// beginEvent starts the event card c.
func (g *progress) beginEvent(p Player, c CardNo) { g.begin(procEvent, p, c, -1) }

// eventAnswerable returns a step function that waits for the i-th player in turn order if that player could answer with
// a card, and otherwise goes on to then.
func eventAnswerable(i int, then next) func(g *game, f *Frame) next {
	return func(g *game, f *Frame) next {
		if mayShelter(g, f, g.inTurn()[i]) {
			return wait
		}
		return then
	}
}

// mayShelter reports whether p could answer the event with a card in the hand. Both players may, whoever's turn it is
// (Ruling 103.I.d).
func mayShelter(g *game, f *Frame, p Player) bool {
	if keeps[happening](f).Played[p] {
		return false
	}
	if g.misread("103.I.d/schutzkarten", "103.E.f/schutzkarten") {
		return misreadRollerShelters(g, f, p)
	}
	return g.holdsAnswer(p, f.Card)
}

// holdsAnswer reports whether p holds, or may hold, a card that answers the attack or event.
func (g *targeting) holdsAnswer(p Player, attack CardNo) bool {
	return len(g.protections(p, attack)) > 0 || g.answerable(attack) && (g.hand(p).Open || g.hiddenIn(p))
}

func eventAsks(i int) func(g *game, f *Frame) Decision {
	return func(g *game, f *Frame) Decision {
		p := g.inTurn()[i]
		return Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Cites: []string{"103.E.f", "103.I.d"},
			Options: cardMoves(p, g.protections(p, f.Card)),
			Text: say("Spielst du eine Schutzkarte gegen das Ereignis?",
				"Do you play a protection card against the event?")}
	}
}

// eventTakes returns a step function that plays the protection card named in the answer.
func eventTakes(then next) func(g *game, f *Frame, m Move) (next, error) {
	return func(g *game, f *Frame, m Move) (next, error) {
		if m.Verb == Pass {
			return then, nil
		}
		if !g.inHand(m.Who, m.Card) {
			return wait, g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
		}
		n, ok := g.answers(m.Card, f.Card)
		if !ok {
			return wait, g.refuse("103.E.f 103.I.d", "Diese Karte schützt davor nicht.",
				"That card does not protect against this.")
		}
		if err := g.mayRescue(m.Who, f.Card, n); err != nil {
			return wait, err
		}
		if err := g.acts(m.Who); err != nil {
			return wait, err
		}
		keeps[happening](f).Played[m.Who] = true
		event := f.Card
		g.takeFromHand(m.Who, m.Card)
		e := g.emit("played", m.Who, "103.I.d", g.textOf(m.Card))
		e.Card, e.On = m.Card, event
		g.beginAnswer(m.Who, m.Card)
		return then, nil
	}
}

// eventSpares returns a step function that asks the i-th player in turn order whether to pay to be spared.
func eventSpares(i int, then next) func(g *game, f *Frame) next {
	return func(g *game, f *Frame) next {
		p, k := g.inTurn()[i], keeps[happening](f)
		if !k.Offered[p] {
			k.Offered[p] = true
			g.offerSpare(p, g.def(f.Card).id)
		}
		return then
	}
}

// eventComesAbout carries out the effect words of the event. Its frame stays below them until they are done, because it
// records who is spared.
func eventComesAbout(g *game, f *Frame) next {
	card, by := f.Card, f.By
	g.heed(g.def(card).id)
	g.eventGains(g.def(card).id)
	g.pushNodes(g.def(card).happens, by, card)
	return eventEnds
}

// event returns the frame of the event in progress, or nil.
func (g *progress) event() *Frame {
	for i := len(g.s.Frames) - 1; i >= 0; i-- {
		if f := &g.s.Frames[i]; g.carries(f, procEvent) {
			return f
		}
	}
	return nil
}

// noteSpared records that card c spares p the event, or the brigands, in progress.
func (g *progress) noteSpared(p Player, c CardNo) {
	for i := len(g.s.Frames) - 1; i >= 0; i-- {
		switch f := &g.s.Frames[i]; g.procedure(f).Name {
		case procEvent:
			keeps[happening](f).Spared[p] = SomeCard(c)
			return
		case procBrigands:
			keeps[raided](f).Spared[p] = true
			return
		}
	}
}

// sparedBy returns the card that spares p the event in progress, or NoCard. A card that shelters only some types counts
// only if c, the card that the event would hit, is of one of them.
func (g *progress) sparedBy(p Player, c CardNo) CardNo {
	f := g.event()
	if f == nil {
		return NoCard
	}
	by := keeps[happening](f).Spared[p].Card()
	if by == NoCard {
		return NoCard
	}
	n, ok := g.answers(by, f.Card)
	if what := n.arg.Get("what").Strs(); ok && len(what) > 0 && (c == NoCard || !g.countsAny(c, what)) {
		return NoCard
	}
	return by
}
