package almanac

// buy buys the top development card of the stack; the move names it.
//
// almanach.entwicklungskarten
func (g *game) buy(m Move) error {
	if err := g.mayBuild(m.Who); err != nil {
		return err
	}
	left := 0
	for _, n := range g.Deck {
		left += int(n)
	}
	switch {
	case left == 0:
		return g.Refuse("Es ist keine Entwicklungskarte mehr da.", "There are no development cards left.", rBuilding,
			rDevelopment)
	case m.Card >= NoCard:
		return g.Wrong("card", "Nenne die Karte, die vom Stapel kommt.", "Name the card that comes off the stack.")
	case g.Deck[m.Card] == 0:
		return g.Wrong("card", "Von dieser Karte ist keine mehr im Stapel.", "There is no such card left in the stack.")
	}
	if err := g.pays(m.Who, Development); err != nil {
		return err
	}
	if g.Phase == Trading {
		g.Phase = Building
	}
	g.Deck[m.Card]--
	g.Cards[m.Who][m.Card]++
	if m.Who == g.Active {
		g.Bought[m.Card]++
	}
	g.Tell(Event{Type: "bought", Who: m.Who, Card: m.Card, Place: -1}, rDevelopment, rBuilding)
	return nil
}

// playCard plays a development card.
//
// almanach.entwicklungskarten: in one's own turn, one a turn, also before the roll, none that was bought in this turn.
func (g *game) playCard(m Move) error {
	card := [...]Card{Knight, RoadBuilding, Invention, Monopoly}[m.Verb-PlaysKnight]
	switch {
	case g.Phase == SpecialBuilding && (!g.misread(rSpecial) || m.Who != g.Decides):
		return g.Refuse("In der außerordentlichen Bauphase wird keine Karte ausgespielt.",
			"No card is played in the special building phase.", rSpecial, rDevelopment)
	case m.Who != g.Active && g.Phase != SpecialBuilding:
		return g.Refuse("Eine Entwicklungskarte spielt man nur im eigenen Zug.",
			"Players play development cards only in their own turn.", rDevelopment)
	case g.Cards[m.Who][card] == 0:
		return g.Wrong("", "%s hat diese Karte nicht: %s.", "%s does not have this card: %s.", m.Who, card)
	case g.Played && !g.misread(rDevelopment):
		return g.Refuse("In jedem Zug wird nur eine Entwicklungskarte gespielt.",
			"Only one development card is played in each turn.", rDevelopment, rProgress)
	case m.Who == g.Active && g.Cards[m.Who][card] == g.Bought[card] && !g.misread(rDevelopment):
		return g.Refuse("Eine Karte, die in diesem Zug gekauft wurde, wird noch nicht gespielt.",
			"A card that was bought in this turn is not played yet.", rDevelopment)
	}
	switch card {
	case Invention:
		if m.Get.Total() != 2 {
			return g.Wrong("resources", "Erfindung bringt 2 Karten; nenne sie.", "Invention brings 2 cards: name them.")
		}
		if !g.Supply.Covers(m.Get) {
			return g.Wrong("resources", "So viele Karten hat der Vorrat nicht.", "The supply does not have that many cards.")
		}
	case Monopoly:
		if m.Kind >= NoResource {
			return g.Wrong("resources", "Nenne den Rohstoff.", "Name the resource.")
		}
		for p := range g.Players {
			if g.Hidden[p] && Player(p) != m.Who {
				return g.Undecided("hand of "+Player(p).String(), "Wie viel davon %s hat, sagt die Stellung nicht.",
					"The position does not say how much of it %s has.", Player(p))
			}
		}
	case RoadBuilding:
		if !g.roadFits(m.Who) {
			return g.RefuseText(textf("%s kann nirgends eine Straße bauen.", "%s cannot build a road anywhere.", m.Who),
				rProgress, rRoad)
		}
	}
	g.Cards[m.Who][card]--
	g.Played = true
	g.Tell(Event{Type: "played", Who: m.Who, Card: card, Place: -1}, rDevelopment)
	switch card {
	case Knight:
		g.playKnight(m.Who)
	case RoadBuilding:
		g.Free = 2
	case Invention:
		g.Supply.Take(m.Get)
		g.Hands[m.Who].Add(m.Get)
		g.Tell(Event{Type: "invented", Who: m.Who, Get: m.Get, Place: -1}, rProgress)
	case Monopoly:
		g.monopolize(m.Who, m.Kind)
	}
	return nil
}

// playKnight moves the robber and counts the knights.
//
// almanach.ritter
func (g *game) playKnight(p Player) {
	g.Knights[p]++
	n := g.Knights[p]
	switch {
	case g.Army == p || n < 3:
	case g.Army == Nobody, n > g.Knights[g.Army], n == g.Knights[g.Army] && g.misread(rKnight):
		from := g.Army
		g.Army = p
		g.Tell(Event{Type: "army", Who: p, Other: from, N: int(n), Place: -1}, rKnight)
	}
	g.After, g.Phase, g.Decides = g.Phase, MovingRobber, p
	g.Seven = false
}

// monopolize takes all cards of a kind from the others.
//
// almanach.fortschrittskarten
func (g *game) monopolize(p Player, r Resource) {
	for n := 1; n < g.Players; n++ {
		from := g.seat(p, n)
		take := g.Hands[from][r]
		if g.misread(rProgress) {
			take = min(take, 1)
		}
		if take == 0 {
			continue
		}
		g.Hands[from][r] -= take
		g.Hands[p][r] += take
		g.Tell(Event{Type: "monopoly", Who: p, Other: from, Kind: r, N: int(take), Place: -1}, rProgress)
	}
}

// freeRoad places a road of Road Building.
//
// almanach.fortschrittskarten: the usual rules for roads apply.
func (g *game) freeRoad(m Move) error {
	if m.Who != g.Decides {
		return g.Wrong("road", "Erst legt %s die Straßen der Karte Straßenbau.",
			"%s has to place the roads of Road Building first.", g.Decides)
	}
	if err := g.placeable(m); err != nil {
		return err
	}
	g.Free--
	g.place(m, rProgress)
	if g.Free > 0 && !g.roadFits(m.Who) {
		g.Free = 0
	}
	return nil
}

// roadFits reports whether a player could place a road.
func (g *game) roadFits(p Player) bool {
	if g.Roads[p].Len() >= g.Pieces.Roads && !g.misread(rBuilding) {
		return false
	}
	return !g.roadSpots(g.State, p).Empty()
}
