package setup

import (
	"slices"

	"catanica/catalog"
)

// bears sets up the bear variants (Ruling 106.D.a): everything that the article names is shuffled together.
func (b *builder) bears() {
	const article = "106.D.a"
	layout := b.booklet("erweitert.aufstellung")
	b.principalities("101.C.a", layout)
	s := Stack{Kind: MixedDraw, Name: catalog.Textf("Gemischte Ausbaustapel", "Mixed draw stacks"),
		Piles:    Count{1, NoLimit},
		Articles: []string{article}}
	for _, p := range b.contributions() {
		unnamed := p.filter(func(h setCard) bool { return inMixedStacks(h) && !isNamedByBears(h, b.e) })
		b.takeAll(&s, p, p.filter(func(h setCard) bool { return inMixedStacks(h) && isNamedByBears(h, b.e) }))
		if len(unnamed) == 0 {
			continue
		}
		for i := range unnamed {
			unnamed[i].n.Least = 0
		}
		share := b.take(&s, p, unnamed, false)
		s.Notes = append(s.Notes,
			Note{Unknown, catalog.Textf("Unbekannt: Genannt sind Gebäude, Einheiten und Aktionskarten; ob die %[1]d "+
				"Zauberer "+
				"und Zauberbücher von %[2]s mitgemischt werden, sagt der Artikel nicht.",
				"Unknown: the article names buildings, units and action cards, but does not say whether the %[1]d "+
					"wizards and spell books from %[2]s are shuffled in, too.", share.Most, p.set), []string{article}})
	}
	s.merge()
	s.Notes = append(s.Notes,
		Note{Unknown, catalog.Textf("Unbekannt: In wie viele Stapel geteilt wird, sagt der Artikel nicht.",
			"Unknown: the article does not say how many stacks there are."), []string{article}})
	b.add(s)
	b.layRestAsExtended(article, layout)
}

// isNamedByBears reports whether 106.D.a names the card's kind: buildings, units and action cards.
func isNamedByBears(h setCard, e catalog.EditionID) bool {
	return h.card.Is(catalog.Building, e) || h.card.Is(catalog.Unit, e) || h.card.Is(catalog.Action, e)
}

// layRestAsExtended adds what 106.B and 106.D do not mention, as in the extended game.
func (b *builder) layRestAsExtended(article, layout string) {
	stays := Note{Ours, catalog.Textf("Der Artikel sagt dazu nichts; wir rechnen wie im Erweiterten Grundspiel.",
		"The article does not say; we follow the extended game."), []string{article}}
	b.citadels(extendedCitadelSections(), stays)
	b.counters(stays)
	b.metropolises()
	b.events(layout)
	events := &b.plan.Stacks[len(b.plan.Stacks)-1]
	events.Notes = append(events.Notes, stays)
	b.central("101.C.a", layout)
	b.aside()
	if len(b.more) == 1 {
		b.noteSingleSet()
	}
	b.noteMissingBooklets()
}

// smallTournament sets up the small card tournament (Ruling 106.B.a): cards with several copies are shared out evenly,
// and the rest is neutral.
func (b *builder) smallTournament() {
	const article = "106.B.a"
	layout := b.booklet("erweitert.aufstellung")
	b.principalities("101.C.a", layout)
	open := Note{Unknown,
		catalog.Textf("Unbekannt: Auf wie viele Stapel eine Reihe verteilt wird, sagt der Artikel nicht.",
			"Unknown: the article does not say how many stacks form a row."), []string{article}}
	own := Stack{Kind: OwnRow, For: Each, Name: catalog.Textf("Eigene Reihe", "Own row"), Piles: Count{1, NoLimit},
		Articles: []string{article}, Notes: []Note{open}}
	neutral := Stack{Kind: NeutralRow, Name: catalog.Textf("Neutrale Reihe", "Neutral row"), Piles: Count{1, NoLimit},
		Articles: []string{article}, Notes: []Note{open}}
	all, rest := b.countByCard()
	loose := 0 // copies of named cards whose number no source states
	for _, l := range all {
		if !l.Cards.Known() {
			loose += l.Cards.Least
			for _, s := range []*Stack{&own, &neutral} {
				s.Contents = append(s.Contents, Line{Card: l.Card, Sets: l.Sets, Cards: Count{0, NoLimit}})
			}
			continue
		}
		own.addCopies(l, l.Cards.Least/players)
		neutral.addCopies(l, l.Cards.Least%players)
	}
	if loose+rest > 0 {
		// A card that no source names may be another copy of a neutral card. Then both copies are shared out.
		own.Cards.Most += (loose + rest + min(rest, neutral.Cards.Least)) / players
		neutral.Cards = Count{max(0, neutral.Cards.Least-rest), neutral.Cards.Least + loose + rest}
		for _, p := range b.more {
			if p.rest != 0 {
				own.Notes = append(own.Notes, uncountedNote(p.set, OwnRow))
				neutral.Notes = append(neutral.Notes, uncountedNote(p.set, NeutralRow))
			}
		}
	}
	own.Notes = append(own.Notes,
		Note{Stated, catalog.Textf("Wer mag, vereinbart, dass jeder daraus nur eine bestimmte Zahl Karten auswählt.",
			"If you like, agree that each player chooses only a certain number of these cards."), []string{article}})
	b.add(own)
	b.add(neutral)
	b.note(Ours, []string{article, "105.C.b"},
		catalog.Textf("Offen liegt hier nichts aus: Auch das Rathaus, das mit P&I sonst offen ausliegt, wird im "+
			"Beispiel des "+
			"Artikels "+
			"aufgeteilt.",
			"Nothing is laid out face up here: in the article's example even the Town Hall, which is usually laid "+
				"out face up with P&I, is shared out."))
	b.layRestAsExtended(article, layout)
}

// addCopies adds n copies of a card.
func (s *Stack) addCopies(l Line, n int) {
	if n == 0 {
		return
	}
	s.Contents = append(s.Contents, Line{Card: l.Card, Sets: l.Sets, Cards: Exactly(n)})
	s.Cards = s.Cards.Plus(Exactly(n))
}

// countByCard returns the copies of each card in all selected sets, and the number of cards that may be anything.
func (b *builder) countByCard() (all []Line, rest int) {
	for _, p := range b.contributions() {
		if p.rest != NoLimit {
			rest += p.rest
		}
		for _, h := range p.filter(inMixedStacks) {
			i := slices.IndexFunc(all, func(l Line) bool { return l.Card == h.card.ID })
			if i < 0 {
				all, i = append(all, Line{Card: h.card.ID}), len(all)
			}
			all[i].Cards = all[i].Cards.Plus(h.n)
			all[i].Sets = append(all[i].Sets, h.set.ID)
		}
	}
	return all, rest
}
