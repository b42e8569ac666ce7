package setup

import (
	"slices"

	"catanica/catalog"
)

// principalities adds the 9 cards of one crest for each player.
func (b *builder) principalities(articles ...string) {
	s := Stack{Kind: Principality, For: Each, Name: catalog.Textf("Fürstentum", "Principality"), Articles: articles}
	for _, start := range []struct {
		role role
		n    int
	}{{settlement, startSettlements}, {road, startRoads}, {landscape, startLandscapes}} {
		for _, h := range b.base.filter(hasRole(start.role)) {
			s.Contents = append(s.Contents, Line{Card: h.card.ID, Sets: []string{h.set.ID}, Cards: Exactly(start.n)})
			s.Cards = s.Cards.Plus(Exactly(start.n))
		}
	}
	s.From = []Share{{b.base.set.ID, s.Cards}}
	b.add(s)
}

// central adds the stacks of central cards: what the two principalities leave of the basic game's cards.
func (b *builder) central(articles ...string) {
	for _, c := range []struct {
		kind  Kind
		role  role
		start int
		name  catalog.Text
	}{
		{Landscapes, landscape, startLandscapes, catalog.Textf("Landschaften", "Landscapes")},
		{Roads, road, startRoads, catalog.Textf("Straßen", "Roads")},
		{Settlements, settlement, startSettlements, catalog.Textf("Siedlungen", "Settlements")},
		{Cities, city, 0, catalog.Textf("Städte", "Cities")},
	} {
		s := Stack{Kind: c.kind, Name: c.name, Piles: Exactly(1), Articles: slices.Clone(articles)}
		if c.kind == Landscapes {
			s.Articles = append(s.Articles, "128.B.a")
		}
		for _, h := range b.base.filter(hasRole(c.role)) {
			left := Exactly(h.n.Least - players*c.start)
			s.Contents = append(s.Contents, Line{Card: h.card.ID, Sets: []string{h.set.ID}, Cards: left})
			s.Cards = s.Cards.Plus(left)
		}
		s.From = []Share{{b.base.set.ID, s.Cards}}
		b.add(s)
	}
}

// events adds the event stack: the events of the basic game and of all selected sets.
func (b *builder) events(articles ...string) {
	s := Stack{Kind: Events, Name: catalog.Textf("Ereignisse", "Events"), Piles: Exactly(1), Articles: articles}
	for _, p := range b.contributions() {
		b.takeAll(&s, p, p.filter(hasRole(event)))
	}
	b.add(s)
}

// citadels adds the citadels of Z&D.
func (b *builder) citadels(articles []string, notes ...Note) {
	for _, p := range b.more {
		if cards := p.filter(hasRole(citadel)); len(cards) > 0 {
			s := Stack{Kind: Citadels, Name: catalog.Textf("Zitadellen", "Citadels"), Articles: articles,
				Notes: slices.Clone(notes)}
			b.take(&s, p, cards, false)
			b.add(s)
		}
	}
}

// counters adds the Volksstimmung, one for each player.
func (b *builder) counters(notes ...Note) {
	for _, p := range b.more {
		for _, h := range p.filter(hasRole(counter)) {
			one := Exactly(h.n.Least / players)
			b.add(Stack{Kind: Counters, For: Each,
				Name:  catalog.Textf("Volksstimmung, 1 Stern", "Public Feeling, 1 star"),
				Cards: one,
				From:  []Share{{p.set.ID, one}}, Contents: []Line{{Card: h.card.ID, Sets: []string{p.set.ID},
					Cards: one}},
				Articles: []string{"kuw.erweitert.aufstellung", "kuw.volksstimmung"}, Notes: slices.Clone(notes)})
		}
	}
}

// metropolises adds the metropolises of P&I, with the note that no source says where they are at the start.
func (b *builder) metropolises() {
	for _, p := range b.more {
		if cards := p.filter(hasRole(metropolis)); len(cards) > 0 {
			s := Stack{Kind: Metropolises, Name: catalog.Textf("Metropolen", "Metropolises"), Piles: Count{0, 1},
				Articles: []string{"101.B.c", "102.B.Zentralkarte"}, Notes: []Note{{Unknown,
					catalog.Textf("Unbekannt: Es sind Zentralkarten; ob sie offen ausliegen oder in die Ausbaustapel "+
						"gehören, "+
						"sagt keine Quelle. Hier sind sie in keinem Stapel mitgezählt.",
						"Unknown: they are central cards, and no source says whether they are laid out face up or "+
							"belong in the draw stacks. They are not counted in any stack here."), []string{"102.B.Zentralkarte"}}}}
			b.take(&s, p, cards, false)
			b.add(s)
		}
	}
}

// aside adds what stays in the box because only the tournament game uses it.
func (b *builder) aside() {
	s := Stack{Kind: Aside, Name: catalog.Textf("Bleibt in der Schachtel", "Stays in the box"),
		Articles: []string{"105.G.a", "119.L.a"}}
	for _, p := range b.more {
		b.take(&s, p, p.filter(func(h setCard) bool { return h.tournament }), false)
	}
	if len(s.Contents) > 0 {
		s.Notes = append(s.Notes,
			Note{Ours, catalog.Textf("Nur fürs Turnierspiel bestimmt; dass sie vorher aussortiert wird, ist unser "+
				"Schluss.",
				"Meant for the tournament game only; we conclude that you remove it beforehand."),
				[]string{"105.G.a"}})
		b.add(s)
	}
}

// faceDown returns the number of face-down stacks on the table.
func (b *builder) faceDown() Count {
	sum := Count{}
	for _, s := range b.plan.Stacks {
		if s.For == Table {
			sum = sum.Plus(s.Piles)
		}
	}
	return sum
}
