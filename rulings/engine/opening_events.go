package engine

import "catanica/catalog"

// The event stack of a tournament game: both players secretly add four events each (zud.turnier.ereignisse,
// kuw.turnier.ereignisse).

// fixedEvents puts the events that every tournament stack contains into the event stack, unless the position states it.
func fixedEvents(g *game) {
	if !g.s.Events.Open || g.s.Events.Len() > 0 {
		return
	}
	e := g.editPile(&g.s.Events)
	e.Open, e.Mixed = false, true
	add := func(id string, p Player) {
		if def, ok := g.t.Book.byID[id]; ok {
			e.Top = append(e.Top, g.newCard(def, p))
		}
	}
	for p := range g.s.Sides {
		for _, id := range eventsOfEach() {
			add(id, Player(p))
		}
	}
	add(yearEnd, North)
}

// openingCollectsEvents waits until both players have chosen their events. It is only for the tournament game.
func openingCollectsEvents(g *game, f *Frame) next {
	k := keeps[openingRecord](f)
	switch {
	case g.t.common(), !g.s.Events.Mixed || len(g.s.Events.Top) == 2*chosenEvents+2*len(eventsOfEach())+1:
		k.Picked, f.By = 0, g.s.Active
		return openingDeck
	case k.Picked == chosenEvents:
		k.Picked, f.By = 0, f.By.Other()
	}
	return wait
}

// eventCites returns the articles on the event stack of a tournament game.
func (g *law) eventCites() []string {
	if !g.t.since(yearOfBooklet) {
		return []string{"101.D.c"}
	}
	return []string{g.rulebook("turnier.ereignisse")}
}

func openingAsksEvent(g *game, f *Frame) Decision {
	k := keeps[openingRecord](f)
	d := Decision{Who: f.By, Kind: AskPick, Card: NoCard, Cites: g.eventCites(),
		Text: say("Welches Ereignis legst du verdeckt in den Ereignisstapel? Es fehlen noch %d.",
			"Which event do you secretly add to the event stack? %d to go.", chosenEvents-int(k.Picked))}
	return g.picks(d, func(def int16) bool { return mayAddEvent(g, f.By, def) == nil })
}

// mayAddEvent returns why p may not add an event of that name to the event stack, or nil.
func mayAddEvent(g *game, p Player, def int16) error {
	d := g.t.defs[def]
	switch {
	case !d.is(catalog.EventType) && g.by(g.eventCites()...):
		return g.refuseBy(g.eventCites(), "%s ist kein Ereignis.", "%s is no event.", d.title(catalog.Nominative))
	case d.id == yearEnd && g.by(g.eventCites()...):
		return g.refuseBy(g.eventCites(), "Im Stapel liegt schon ein Jahreswechsel; ein zweiter ist nicht erlaubt.",
			"The stack already holds a Year End; a second one is not allowed.")
	}
	return hasLeft(g, p, def, g.s.Events.Top, g.eventCites())
}

func openingTakesEvent(g *game, f *Frame, m Move) (next, error) {
	if !m.Reveals.IsDef() {
		return wait, g.unnamed("card", "Nenne das Ereignis.", "Name the event.")
	}
	if err := mayAddEvent(g, f.By, m.Reveals.Def()); err != nil {
		return wait, err
	}
	e := g.editPile(&g.s.Events)
	e.Top = append(e.Top, g.newCard(m.Reveals.Def(), f.By))
	k := keeps[openingRecord](f)
	k.Picked++
	g.emit("added-event", f.By, g.eventCites()...).N = int(k.Picked)
	return openingEvents, nil
}
