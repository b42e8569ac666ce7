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

// hasLeft returns why p's boxes hold no further copy of a card besides those in the list, or nil.
func hasLeft(g *game, p Player, def int16, used []CardNo, cites []string) error {
	d, n := g.t.defs[def], 0
	for _, c := range used {
		if g.s.Cards[c].Def == def && g.s.Cards[c].Owner == p {
			n++
		}
	}
	switch have := g.t.copiesIn(d); {
	case n < have:
		return nil
	case g.t.uncounted(d):
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
		if in, ok := d.card.InSet(set); ok {
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
	d := g.t.defs[def]
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
