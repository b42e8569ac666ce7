package setup

import (
	"catanica/catalog"
)

// basic sets up the basic game (Ruling 101.C.a).
func (b *builder) basic() {
	b.principalities("101.C.a")
	b.baseDraw(stacksBasic, []string{"101.C.a", "101.D.c"}, evenHeightsNote())
	b.events("101.C.a")
	b.central("101.C.a")
}

// evenHeightsNote returns the note on the sizes of the basic game's stacks.
func evenHeightsNote() Note {
	return Note{Ours, catalog.Textf("Wie hoch jeder Stapel ist, nennt keine unserer Quellen auf die Karte genau "+
		"vor; "+
		"wir rechnen mit möglichst gleich hohen.",
		"None of our sources gives the exact size of each stack; we assume stacks as equal as possible."),
		[]string{}}
}

// beginners sets up the beginners' tournament game of 1997 (Ruling 101.D.c): one basic game and one Tournament Set.
func (b *builder) beginners() {
	const article = "101.D.c"
	b.principalities("101.C.a")
	b.baseDraw(stacksBasic, []string{article}, evenHeightsNote())
	open := Stack{Kind: Open, Name: catalog.Textf("Offen daneben", "Face up beside them"),
		Articles: []string{article, "101.B.b", "105.C.b"}}
	events := Stack{Kind: Events, Name: catalog.Textf("Ereignisse", "Events"), Piles: Exactly(1),
		Articles: []string{article}}
	aside := Stack{Kind: Aside, Name: catalog.Textf("Bleibt in der Schachtel", "Stays in the box"),
		Articles: []string{article}}
	draws := Stack{Kind: SetDraw, Piles: Exactly(stacksBeginners), Articles: []string{article}}
	b.take(&events, b.base, b.base.filter(hasRole(event)), false)
	for _, p := range b.more {
		draws.Name = catalog.Textf("Ausbaustapel %s", "Draw stacks, %s", p.set)
		b.take(&open, p, p.filter(isUniversity), false)
		b.takeAll(&draws, p, p.filter(func(h setCard) bool { return h.role == draw && !isUniversity(h) }))
		for _, h := range p.filter(hasRole(event)) {
			if h.card.ID == "ueberfall" { // only one of them is used
				one := h
				one.n, h.n = Exactly(1), Exactly(h.n.Least-1)
				b.take(&events, p, []setCard{one}, false)
			}
			b.take(&aside, p, []setCard{h}, false)
		}
		aside.merge()
		if p.rest != 0 {
			aside.Cards.Most = most(aside.Cards.Least, p.rest)
			aside.From = []Share{{p.set.ID, aside.Cards}}
			aside.Notes = []Note{uncountedNote(p.set, Events)}
		}
	}
	open.Notes = append(open.Notes,
		Note{Stated, catalog.Textf("Die erste Auflage vom April 1997 hat nur eine; die zweite liegt seit Juli bei.",
			"The first printing of April 1997 has only one; printings since July include the second."),
			[]string{"101.B.b", "141.A.d"}})
	b.add(open)
	b.add(draws)
	b.add(events)
	b.central("101.C.a")
	b.add(aside)
}

func isUniversity(h setCard) bool { return h.card.ID == "universitaet" }

// extended sets up the extended game with one set, and the row variants with several (Ruling 106.C.a).
func (b *builder) extended() {
	layout := b.booklet("erweitert.aufstellung")
	several := len(b.more) > 1
	b.principalities("101.C.a", layout)
	b.baseDraw(stacksExtended, []string{"101.D.c", layout}, evenHeightsNote())
	if several {
		b.open("106.C.a")
	} else {
		b.open()
	}
	b.citadels(extendedCitadelSections())
	for _, p := range b.more {
		articles := append([]string{"101.D.c"}, b.booklets(p.set, "erweitert.aufstellung")...)
		if several {
			articles = append(articles, "106.C.a")
		}
		b.setDraw(p, stacksSet, articles)
	}
	b.counters()
	b.metropolises()
	b.events(layout)
	b.central("101.C.a", layout)
	b.aside()
	if several && b.plan.Variant == ExtendedOne {
		b.note(Stated, []string{"106.A.a", "106.C.a"},
			catalog.Textf("Kein Regelheft baut mehrere Sets zugleich auf. Wir rechnen wie bei den Reihenvarianten, "+
				"die dem "+
				"Erweiterten Grundspiel am nächsten bleiben; die anderen Wege sind das kleine Kartenspiel-Turnier "+
				"und die Bärenvarianten.",
				"No rulebook describes a set-up for several sets at once. We follow the row variants, which are "+
					"closest to the extended game; the alternatives are the small card tournament and the bear "+
					"variants."))
	}
	if !several && b.plan.Variant == Rows {
		b.noteSingleSet()
	}
	b.noteMissingBooklets()
}

// extendedCitadelSections returns the sections on the citadels in the extended game.
func extendedCitadelSections() []string {
	return []string{"zud.erweitert.aufstellung", "zud.magie.zitadelle"}
}

// noteSingleSet notes that a variant for several sets is set up with a single one.
func (b *builder) noteSingleSet() {
	b.note(Stated, []string{"106.A.a"},
		catalog.Textf("Gedacht ist diese Spielweise für mehrere Themen-Sets; mit einem einzigen ist das Erweiterte "+
			"Grundspiel "+
			"der übliche Weg.",
			"This way to play is meant for several theme sets; with only one, you would usually play the extended "+
				"game."))
}

// noteMissingBooklets names the sets whose own booklets are not among the sources.
func (b *builder) noteMissingBooklets() {
	var sets []*catalog.Set
	for _, p := range b.more {
		if p.set.ID != wizards && p.set.ID != artisans {
			sets = append(sets, p.set)
		}
	}
	if len(sets) > 0 {
		b.note(Ours, []string{b.booklet("erweitert.aufstellung")},
			catalog.Textf("Wir haben kein Regelheft zu %s. Der Aufbau folgt den allgemeinen Regeln und dem, was die "+
				"Encyclopædia über das Set sagt.",
				"We have no rulebook for: %s. The set-up follows the general rules and what the Encyclopædia says "+
					"about the set.", names(sets)))
	}
}

// names returns the names of sets, separated by commas.
func names(sets []*catalog.Set) catalog.Text {
	var out catalog.Text
	for i, s := range sets {
		if i > 0 {
			out.DE, out.EN = out.DE+", ", out.EN+", "
		}
		out.DE, out.EN = out.DE+s.Name.DE, out.EN+s.Name.EN
	}
	return out
}

// Sizes in the tournament game (zud.turnier.deck, zud.turnier.ereignisse; the same in kuw. since 2005).
const (
	deckHand   = 3
	deckStacks = 4
	deckRest   = 30
	freeEvents = 4
)

// decks sets up the tournament game.
func (b *builder) decks() {
	layout, section, chosen := b.booklet("turnier.aufstellung"), b.booklet("turnier.deck"),
		b.booklet("turnier.ereignisse")
	if b.e == catalog.Ed1997 { // the booklet of 1997 is not among the sources
		layout, section, chosen = "101.D.c", "101.D.c", "101.D.c"
	}
	b.principalities(layout)
	if b.e == catalog.Ed1997 {
		silent := Note{Unknown,
			catalog.Textf("Unbekannt: Keine Quelle nennt die Deckgröße von 1997; belegt sind 33 Karten erst ab 1998.",
				"Unknown: no source states the size of a deck in 1997; 33 cards are documented only from 1998 on."),
			[]string{"101.D.c", "zud.turnier.deck"}}
		b.add(Stack{Kind: DeckStacks, For: Each, Name: catalog.Textf("Eigenes Deck", "Own deck"),
			Cards: Count{0, NoLimit},
			Piles: Count{0, NoLimit}, Articles: []string{section}, Notes: []Note{silent}})
	} else {
		b.add(Stack{Kind: DeckHand, For: Each, Name: catalog.Textf("Starthand aus dem Deck",
			"Starting hand from the deck"),
			Cards: Exactly(deckHand), Articles: []string{section}})
		b.add(Stack{Kind: DeckStacks, For: Each, Name: catalog.Textf("Eigene Ausbaustapel", "Own draw stacks"),
			Cards: Exactly(deckRest), Piles: Exactly(deckStacks), Articles: []string{section}})
	}
	b.citadels([]string{b.booklet("turnier.aufstellung"), "105.J.a"},
		Note{Stated, catalog.Textf("Wer das Set einsetzt, sagt es an; die Ansage bindet niemanden.",
			"If you use the set, announce it; the announcement commits nobody to anything."), []string{"105.J.a"}})
	b.add(b.tournamentEvents(chosen))
	b.central(layout)
	b.pools(section, chosen)
	b.note(Stated, []string{layout},
		catalog.Textf("Fürstentümer und Baukarten stammen aus dem Grundspiel des Gastgebers. Die Sets sind die eines "+
			"Spielers; "+
			"der andere darf andere haben.",
			"The principalities and the building cards come from the host's basic game. The sets are one player's; "+
				"the other player may bring different ones."))
}

// tournamentEvents returns the event stack of 13 cards.
func (b *builder) tournamentEvents(article string) Stack {
	s := Stack{Kind: Events, Name: catalog.Textf("Ereignisse", "Events"), Piles: Exactly(1),
		Articles: []string{article}}
	for _, fixed := range []struct {
		card string
		n    int
		who  catalog.Text
	}{
		{"buergerkrieg", players, catalog.Textf("von jedem 1", "1 from each player")},
		{"seuche", players, catalog.Textf("von jedem 1", "1 from each player")},
		{"jahreswechsel", 1, catalog.Textf("vom Gastgeber", "from the host")},
		{"", players * freeEvents, catalog.Textf("freie Wahl, geheim, von jedem 4",
			"4 from each player, chosen freely and in secret")},
	} {
		s.Contents = append(s.Contents, Line{Card: fixed.card, Cards: Exactly(fixed.n), Text: fixed.who})
		s.Cards = s.Cards.Plus(Exactly(fixed.n))
	}
	return s
}

// pools adds the cards that a player may choose from.
func (b *builder) pools(deck, events string) {
	cards := Stack{Kind: Pool, For: Each, Name: catalog.Textf("Auswahl für das Deck", "Cards to choose the deck from"),
		Articles: []string{deck}}
	choice := Stack{Kind: EventPool, For: Each, Name: catalog.Textf("Eigene Ereigniskarten", "Own event cards"),
		Articles: []string{events}}
	for _, p := range b.contributions() {
		b.takeAll(&cards, p, b.deckCards(p))
		b.takeAll(&choice, p, p.filter(hasRole(event)))
		if metropolises := p.filter(hasRole(metropolis)); len(metropolises) > 0 && b.e.AtLeast(catalog.Ed2005) {
			cards.Notes = append(cards.Notes, Note{Unknown,
				catalog.Textf("Unbekannt: Ob die Metropolen seit 2005 noch ins Deck dürfen, sagt das Heft nicht; "+
					"mitgezählt "+
					"sind sie nicht.",
					"Unknown: the booklet does not say whether metropolises have still been allowed in a deck since "+
						"2005; they are not counted here."), []string{"kuw.turnier.deck"}})
		}
	}
	b.add(cards)
	b.add(choice)
}

// deckCards returns the cards of a set that may be in a deck: those without a symbol on the back, the Volksstimmung
// (kuw.turnier.deck), and until 2004 the sets' other special cards except citadels (zud.turnier.aufstellung).
func (b *builder) deckCards(p contribution) []setCard {
	return p.filter(func(h setCard) bool {
		return h.role == draw || h.role == counter || h.role == metropolis && !b.e.AtLeast(catalog.Ed2005)
	})
}
