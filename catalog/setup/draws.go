package setup

import (
	"slices"

	"catanica/catalog"
)

// inStacks reports whether a card of a set goes into its draw stacks. Central cards and events do not, nor do cards
// that the rules of the set put in play face up, nor cards for the tournament game only.
func inStacks(h setCard) bool { return h.role == draw && !h.open && !h.tournament }

// inMixedStacks reports whether a card goes into the draw stacks if no card is put in play face up.
func inMixedStacks(h setCard) bool { return h.role == draw && !h.tournament }

// openBaseCard is a card of the basic game that the rules of a theme set put in play face up (Ruling 105.C.b,
// kuw.erweitert.aufstellung).
type openBaseCard struct {
	set, card string
	// perhaps says that the article names the card, but not whether this includes the copy of the basic game.
	perhaps  bool
	articles []string
}

func openBaseCardRules() []openBaseCard {
	return []openBaseCard{
		{set: "pui", card: "kirche", articles: []string{"105.C.b"}},
		{set: "pui", card: "rathaus", articles: []string{"105.C.b"}},
		{set: artisans, card: "wasserversorgung", articles: []string{"kuw.erweitert.aufstellung"}},
		{set: "huw", card: "handelskontor", perhaps: true, articles: []string{"105.C.b"}},
		{set: "buh", card: "hafen", perhaps: true, articles: []string{"105.C.b", "105.E.a"}},
	}
}

// openBaseCards returns the cards of the basic game that the selected sets put in play face up, by card id.
func (b *builder) openBaseCards() map[string]openBaseCard {
	out := map[string]openBaseCard{}
	for _, l := range openBaseCardRules() {
		if b.has(l.set) {
			out[l.card] = l
		}
	}
	return out
}

// perhapsOpenNote returns the note on a card of the basic game that may be in play face up.
func (b *builder) perhapsOpenNote(l openBaseCard) Note {
	return Note{Unknown, catalog.Textf(
		"Unbekannt: Mit %[1]s liegt %[2]s offen; ob auch die Karte des Grundspiels, sagt keine Quelle.",
		"Unknown: with %[1]s, %[2]s is laid out face up; no source says whether the basic game's copy is, too.",
		b.cat.Set(l.set), b.cat.Card(l.card)), l.articles}
}

// baseDraw adds the draw stacks of the basic game: all cards but central cards, events and those in play face up.
func (b *builder) baseDraw(piles int, articles []string, notes ...Note) {
	out := b.openBaseCards()
	s := Stack{Kind: BaseDraw, Name: catalog.Textf("Ausbaustapel Grundspiel", "Draw stacks, basic game"),
		Piles:    Exactly(piles),
		Articles: articles, Notes: notes}
	var cards []setCard
	for _, h := range b.base.filter(hasRole(draw)) {
		l, open := out[h.card.ID]
		if open && !l.perhaps {
			continue
		}
		if open {
			h.n.Least = 0
			s.Notes = append(s.Notes, b.perhapsOpenNote(l))
		}
		cards = append(cards, h)
	}
	b.take(&s, b.base, cards, false)
	b.add(s)
}

// setDraw adds the draw stacks of a set.
func (b *builder) setDraw(p contribution, piles int, articles []string) {
	s := Stack{Kind: SetDraw, Name: catalog.Textf("Ausbaustapel %s", "Draw stacks, %s", p.set), Piles: Exactly(piles),
		Articles: articles}
	b.takeAll(&s, p, p.filter(inStacks))
	if s.Cards.Known() && s.Cards.Least%piles != 0 {
		s.Notes = append(s.Notes,
			Note{Ours, catalog.Textf("%s Karten lassen sich nicht gleichmäßig verteilen; eine Karte Unterschied "+
				"ist unvermeidlich.",
				"%s cards do not divide evenly, so the stacks differ by one card.", s.Cards), []string{}})
	}
	b.add(s)
}

// open adds the cards that the rules of the sets put in play face up beside the stacks.
func (b *builder) open(articles ...string) {
	s := Stack{Kind: Open, Name: catalog.Textf("Offen daneben", "Face up beside them"), Articles: slices.Clone(articles)}
	out := b.openBaseCards()
	for _, h := range b.base.cards {
		l, ok := out[h.card.ID]
		if !ok {
			continue
		}
		if l.perhaps {
			h.n.Least = 0
			s.Notes = append(s.Notes, b.perhapsOpenNote(l))
		}
		s.cite(l.articles...)
		b.take(&s, b.base, []setCard{h}, false)
	}
	for _, p := range b.more {
		if cards := p.filter(func(h setCard) bool { return h.open && h.role == draw }); len(cards) > 0 {
			if share := b.take(&s, p, cards, false); !share.Known() {
				s.Notes = append(s.Notes, uncountedNote(p.set, Open))
			}
			if p.set.ID == artisans {
				s.cite("kuw.erweitert.aufstellung", "kuw.erweitert.offene-karten")
			} else {
				s.cite("105.C.b")
			}
		}
	}
	if len(s.Contents) > 0 {
		s.merge()
		b.add(s)
	}
}
