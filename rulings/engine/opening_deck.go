package engine

import (
	"slices"

	"catanica/catalog"
)

// The secret choices of the tournament game. Each player adds four events to the event stack, makes a deck of 33 cards
// and keeps three of them; the other thirty are shuffled into stacks of his own (zud.turnier.deck, kuw.turnier.deck,
// zud.turnier.ereignisse, kuw.turnier.ereignisse). North is the host, to whom the landscapes, roads, settlements and
// cities belong.

// Numbers of the tournament game.
const (
	deckSize      = 33
	chosenEvents  = 4
	yearOfBooklet = "1998" // the first booklet that states the size of a deck and of the first hand
)

// openingAsksToAnnounce waits if Wizards & Dragons is among the sets: whoever uses it announces it and lays out the
// citadels (zud.turnier.aufstellung, kuw.turnier.aufstellung).
func openingAsksToAnnounce(g *game, f *Frame) next {
	if g.misread(g.rulebook("turnier.aufstellung")) {
		return misreadCitadelsLieThere(g, f)
	}
	if _, ok := announced(g); !ok || g.s.Display.Len() > 0 {
		f.By = g.s.Active
		return openingLay
	}
	return wait
}

// announced returns the citadel, if the players of a tournament game have a set with it.
func announced(g *game) (def int16, ok bool) {
	if g.t.common() {
		return 0, false
	}
	def, ok = g.t.Book.central[catalog.Citadel]
	return def, ok && g.t.copiesIn(&g.t.defs[def]) > 0
}

func openingAsksAnnouncement(g *game, f *Frame) Decision {
	def, _ := announced(g)
	m := NewMove(f.By, Choose)
	m.Reveals = SomeDef(def)
	return Decision{Who: f.By, Kind: AskPick, Card: NoCard, MayPass: true, Options: []Move{m},
		Cites: []string{g.rulebook("turnier.aufstellung"), "105.J.a"},
		Text:  say("Sagst du Zauberer & Drachen an?", "Do you announce Wizards & Dragons?")}
}

// openingTakesAnnouncement lays out the citadels. The announcement binds nobody, and both players may build them (Ruling
// 105.J.a).
func openingTakesAnnouncement(g *game, f *Frame, m Move) (next, error) {
	def, _ := announced(g)
	switch {
	case m.Verb == Pass && f.By == g.s.Active:
		f.By = f.By.Other()
		return openingAnnounce, nil
	case m.Verb == Pass:
		f.By = g.s.Active
		return openingLay, nil
	case !m.Reveals.IsDef() || m.Reveals.Def() != def:
		return wait, g.wrong("Ansagen kann man hier nur die Zitadellen.", "Only citadels can be announced here.")
	}
	g.emit("announced", f.By, g.rulebook("turnier.aufstellung"), "105.J.a")
	layCitadels(g, def, f.By)
	f.By = g.s.Active
	return openingLay, nil
}

// layCitadels puts the citadels of one set, which belong to p, into the middle.
func layCitadels(g *game, def int16, p Player) {
	for range g.t.copiesIn(&g.t.defs[def]) {
		d := g.editPile(&g.s.Display)
		d.Top = append(d.Top, g.newCard(def, p))
	}
}

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

// eventCites returns what says how the event stack of a tournament game is made.
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

// picks lists an answer for each card of the book that may be picked.
func (g *game) picks(d Decision, may func(def int16) bool) Decision {
	d.Options = g.options()
	for def := range g.t.defs {
		if may(int16(def)) {
			m := NewMove(d.Who, Choose)
			m.Reveals = SomeDef(int16(def))
			d.Options = append(d.Options, m)
		}
	}
	return d
}

// mayAddEvent returns why p may not add an event of that name to the event stack, or nil.
func mayAddEvent(g *game, p Player, def int16) error {
	d := &g.t.defs[def]
	switch {
	case !d.is(catalog.EventType) && g.by(g.eventCites()...):
		return g.refuseBy(g.eventCites(), "%s ist kein Ereignis.", "%s is no event.", d.title(catalog.Nominative))
	case d.id == yearEnd && g.by(g.eventCites()...):
		return g.refuseBy(g.eventCites(), "Im Stapel liegt schon ein Jahreswechsel; ein zweiter ist nicht erlaubt.",
			"The stack already holds a Year End; a second one is not allowed.")
	}
	return hasLeft(g, p, def, g.s.Events.Top, g.eventCites())
}

// hasLeft returns why p's boxes hold no further copy of a card besides those in the list, or nil.
func hasLeft(g *game, p Player, def int16, used []CardNo, cites []string) error {
	d, n := &g.t.defs[def], 0
	for _, c := range used {
		if g.s.Cards[c].Def == def && g.s.Cards[c].Owner == p {
			n++
		}
	}
	switch have := g.t.copiesIn(d); {
	case n < have:
		return nil
	case have > 0 && g.t.uncounted(d):
		return g.unstated("copies of "+d.id, "Wie oft es %s gibt, nennt keine Quelle; einmal auf jeden Fall.",
			"No source states how many copies of %s there are; there is at least one.", d.title(catalog.Nominative))
	case g.by(cites...):
		return g.refuseBy(cites, "So oft gibt es %s in deinen Schachteln nicht.",
			"Your boxes do not hold that many copies of %s.", d.title(catalog.Nominative))
	}
	return nil
}

// copiesIn counts the copies of a card in the sets of the game: at least one in a set that names it.
func (t *Table) copiesIn(d *def) int {
	n := 0
	for _, set := range t.sets {
		if in, ok := d.card.InSet(set); ok && t.Book.Catalog.Exists(d.card, t.Book.Edition) {
			n += max(1, in.Copies.N)
		}
	}
	return n
}

// uncounted reports whether no source states the copies of a card in one of the sets.
func (t *Table) uncounted(d *def) bool {
	return slices.ContainsFunc(t.sets, func(set string) bool {
		in, ok := d.card.InSet(set)
		return ok && !in.Copies.Known
	})
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

// openingFillsDeck waits until both players have chosen their decks, which they hold in their hands.
func openingFillsDeck(g *game, f *Frame) next {
	switch {
	case g.t.common() || statedHeap(g, heaps(g)...):
		return openingDeal
	case g.hand(f.By).Len() == 0 && !g.t.since(yearOfBooklet):
		g.undecided("deck size of 1997", "Wie groß ein Deck 1997 war, nennt keine Quelle: "+
			"Beginne die Partie mit einer Stellung statt der Eröffnung.",
			"No source states the size of a deck in 1997: begin the game with a position instead of the opening.")
		return done
	case g.hand(f.By).Len() < deckSize:
		return wait
	case f.By == g.s.Active:
		f.By = f.By.Other()
		return openingDeck
	}
	f.By = g.s.Active
	return openingKeep
}

func openingAsksCardOfDeck(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPick, Card: NoCard, Cites: g.deckCites(),
		Text: say("Welche Karte nimmst du in dein Deck? Es fehlen noch %d.", "Which card do you put in your deck? %d to go.",
			deckSize-g.hand(f.By).Len())}
	return g.picks(d, func(def int16) bool { return mayBeInDeck(g, f.By, def) == nil })
}

// mayBeInDeck returns why another copy of a card may not be in p's deck, or nil: only cards without a symbol on the
// back, and no more copies than p's boxes hold.
func mayBeInDeck(g *game, p Player, def int16) error {
	d := &g.t.defs[def]
	_, known := d.card.Types.At(g.t.Book.Edition)
	switch {
	case d.is(catalog.Metropolis) || known == catalog.Unknown:
		return g.unstated("whether "+d.id+" may be in a deck", "Ob %s in ein Deck darf, sagt keine Quelle.",
			"No source says whether %s may be in a deck.", d.title(catalog.Nominative))
	case (d.is(catalog.EventType) || d.class == "central" && !d.is(catalog.Counter)) && g.by(g.deckCites()...):
		return g.refuseBy(g.deckCites(), "Ins Deck dürfen nur Karten ohne Symbol auf der Rückseite, nicht %s.",
			"A deck may contain only cards without a symbol on the back, not %s.", d.title(catalog.Nominative))
	}
	return hasLeft(g, p, def, g.hand(p).Top, g.deckCites())
}

func openingTakesCardOfDeck(g *game, f *Frame, m Move) (next, error) {
	if !m.Reveals.IsDef() {
		return wait, g.unnamed("card", "Nenne die Karte.", "Name the card.")
	}
	if err := mayBeInDeck(g, f.By, m.Reveals.Def()); err != nil {
		return wait, err
	}
	h := g.editHand(f.By)
	h.Top = append(h.Top, g.newCard(m.Reveals.Def(), f.By))
	g.emit("added-to-deck", f.By, g.deckCites()...).N = h.Len()
	return openingDeck, nil
}

// openingKeeps waits until both players have kept three cards of their decks. The others go into the box, from which
// chance deals them.
func openingKeeps(g *game, f *Frame) next {
	k := keeps[openingRecord](f)
	if k.Picked < firstHand {
		return wait
	}
	h := heaps(g)[f.By]
	for _, c := range slices.Clone(g.hand(f.By).Top) {
		if !slices.Contains(k.Kept[:], SomeCard(c)) {
			g.takeFromHand(f.By, c)
			g.edit(c).At = Spot{Kind: OnPile, Col: Col(h.first)}
			box := g.editBox()
			*box = append(*box, c)
		}
	}
	g.emit("kept", f.By, g.deckCites()...).N = g.hand(f.By).Len()
	k.Picked, k.Kept = 0, [3]MaybeCard{}
	if f.By == g.s.Active {
		f.By = f.By.Other()
		return openingKeep
	}
	return openingDeal
}

func openingAsksToKeep(g *game, f *Frame) Decision {
	k := keeps[openingRecord](f)
	d := Decision{Who: f.By, Kind: AskCard, Card: NoCard, Cites: g.deckCites(),
		Text: say("Welche Karte deines Decks nimmst du auf die Hand? Es fehlen noch %d.",
			"Which card of your deck do you take into your hand? %d to go.", firstHand-int(k.Picked))}
	for _, c := range g.hand(f.By).Top {
		if !slices.Contains(k.Kept[:], SomeCard(c)) {
			d.Options = append(d.Options, cardMove(f.By, c))
		}
	}
	return d
}

func openingTakesKept(g *game, f *Frame, m Move) (next, error) {
	k := keeps[openingRecord](f)
	if !g.inHand(f.By, m.Card) || slices.Contains(k.Kept[:], SomeCard(m.Card)) {
		return wait, g.wrong("Diese Karte ist nicht mehr in deinem Deck.", "That card is no longer in your deck.")
	}
	k.Kept[k.Picked] = SomeCard(m.Card)
	k.Picked++
	return openingKeep, nil
}
