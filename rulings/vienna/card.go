package vienna

import "catanica/rulings/bag"

// buy buys the top development card of the stack; the move names it.
//
// wien.entwicklungskarten
func (g *game) buy(m Move) error {
	if err := g.inTurn(m.Who); err != nil {
		return err
	}
	if err := g.offStack(m.Card); err != nil {
		return err
	}
	if err := g.buyFor(m.Who, Development); err != nil {
		return err
	}
	g.fromStack(m.Who, m.Card)
	g.Bought[m.Card]++
	e := happened("bought", m.Who)
	e.Card = m.Card
	g.Tell(e, rDevelopment)
	return nil
}

// offStack checks that a card can be the top one of the stack. Which cards the stack holds is known only if the
// position says so.
func (g *game) offStack(c Card) error {
	switch {
	case g.Left == 0:
		return g.Wrong("", "Es ist keine Entwicklungskarte mehr da.", "There are no development cards left.")
	case c >= NoCard:
		return g.Wrong("card", "Nenne die Karte, die vom Stapel kommt.", "Name the card that comes off the stack.")
	case g.Stacked && g.Deck[c] == 0:
		return g.Wrong("card", "Von dieser Karte ist keine mehr im Stapel.", "There is no such card left in the stack.")
	}
	return nil
}

func (g *game) fromStack(p Player, c Card) {
	if g.Left--; g.Stacked {
		g.Deck[c]--
	}
	g.Cards[p][c]++
}

// playCard plays a development card.
//
// wien.entwicklungskarten: in one's own turn, one a turn, also before the roll, none that was bought in this turn.
func (g *game) playCard(m Move) error {
	card := Card(m.Verb - PlaysMilitia)
	switch {
	case m.Who != g.Active:
		return g.Refuse("Eine Entwicklungskarte spielt man nur im eigenen Zug.",
			"Players play development cards only in their own turn.", rDevelopment)
	case g.Cards[m.Who][card] == 0:
		return g.Wrong("", "%s hat diese Karte nicht: %s.", "%s does not have this card: %s.", m.Who, card)
	case g.Played:
		return g.Refuse("In jedem Zug wird nur eine Entwicklungskarte gespielt.",
			"Only one development card is played in each turn.", rDevelopment, rTurn)
	case g.Cards[m.Who][card] == g.Bought[card] && !g.misread(rDevelopment):
		return g.Refuse("Eine Karte, die in diesem Zug gekauft wurde, wird noch nicht gespielt.",
			"A card that was bought in this turn is not played yet.", rDevelopment)
	}
	if err := g.cardKnown(m, card); err != nil {
		return err
	}
	g.Cards[m.Who][card]--
	g.Played = true
	e := happened("played", m.Who)
	e.Card = card
	g.Tell(e, rDevelopment)
	switch card {
	case Militia:
		g.musters(m.Who)
	case Toll:
		if g.roadFits(m.Who) {
			g.Free = 2
		}
	case Court:
		g.draw(m.Who, m.Get)
		e := happened("court", m.Who)
		e.Get = m.Get
		g.Tell(e, rProgress)
	case Staple:
		g.staple(m.Who, m.Kind)
	}
	return nil
}

// cardKnown checks that the move and the position provide what a card needs.
func (g *game) cardKnown(m Move, card Card) error {
	switch {
	case card == Court && m.Get.Total() != 2:
		return g.Wrong("resources", "Platz am Hof bringt 2 Karten; nenne sie.", "Place at Court brings 2 cards: name them.")
	case card == Court && !g.Supply.Covers(m.Get):
		return g.Wrong("resources", "So viele Karten hat der Vorrat nicht.", "The supply does not have that many cards.")
	case card == Staple && m.Kind >= NoResource:
		return g.Wrong("resources", "Nenne den Rohstoff.", "Name the resource.")
	}
	for p := range Player(g.Players) {
		if card == Staple && p != m.Who && g.Hidden[p] && (g.Hands[p][m.Kind] < 2 || g.misread(rProgress)) {
			return g.Undecided("hand of "+p.String(), "Wie viel davon %s hat, sagt die Stellung nicht.",
				"The position does not say how much of it %s has.", p)
		}
	}
	return nil
}

// musters counts a militia, and moves the robber.
//
// wien.buergerwehr
func (g *game) musters(p Player) {
	g.Militias[p]++
	n := g.Militias[p]
	if n >= strongest && g.Guard != p &&
		(g.Guard == Nobody || n > g.Militias[g.Guard] || n == g.Militias[g.Guard] && g.misread(rMilitia)) {
		e := happened("guard", p)
		e.Other, e.N = g.Guard, int(n)
		g.Guard = p
		g.Tell(e, rMilitia)
	}
	g.After, g.Phase, g.Decides, g.Seven = g.Phase, MovingRobber, p, false
}

// staple takes two cards of a resource from each of the others.
//
// wien.fortschrittskarten
func (g *game) staple(p Player, r Resource) {
	for n := 1; n < g.Players; n++ {
		from := p.After(n, g.Players)
		take := min(g.Hands[from][r], 2)
		if g.misread(rProgress) {
			take = g.Hands[from][r]
		}
		if take == 0 {
			continue
		}
		g.Hands[from].Take(bag.Of(r, int(take)))
		g.Hands[p].Add(bag.Of(r, int(take)))
		e := happened("staple", p)
		e.Other, e.Kind, e.N = from, r, int(take)
		g.Tell(e, rProgress)
	}
}
