package vienna

// trade exchanges cards between two players.
//
// wien.handel
func (g *game) trade(m Move) error {
	switch {
	case m.Other < 0 || int(m.Other) >= g.Players || m.Other == m.Who:
		return g.Wrong("player", "Nenne einen anderen Spieler.", "Name another player.")
	case m.Who != g.Active && m.Other != g.Active:
		return g.RefuseText(textf("Getauscht wird nur mit %s, denn %[1]s ist an der Reihe.",
			"Players trade only with %s, because it is %[1]s's turn.", g.Active), rTrade)
	case m.Give.Total() == 0 || m.Get.Total() == 0:
		return g.Wrong("resources", "Nenne, was getauscht wird.", "Name what is exchanged.")
	}
	if err := g.inTurn(g.Active); err != nil {
		return err
	}
	if err := g.holds(m.Who, m.Give); err != nil {
		return err
	}
	if err := g.holds(m.Other, m.Get); err != nil {
		return err
	}
	for _, side := range [2]struct {
		p, other  Player
		give, get Bag
	}{{m.Who, m.Other, m.Give, m.Get}, {m.Other, m.Who, m.Get, m.Give}} {
		g.Hands[side.p].Take(side.give)
		g.Hands[side.p].Add(side.get)
		e := happened("traded", side.p)
		e.Other, e.Get = side.other, side.get
		g.Tell(e, rTrade)
	}
	return nil
}

// exchange exchanges cards with the supply: four of a kind for another one, or fewer with a road on a trade route.
func (g *game) exchange(m Move) error {
	if err := g.inTurn(m.Who); err != nil {
		return err
	}
	if m.Get.Total() == 0 || m.Give.Total() == 0 {
		return g.Wrong("resources", "Nenne, was getauscht wird.", "Name what is exchanged.")
	}
	taken := 0
	for r := range NoResource {
		n, rate := int(m.Give[r]), g.Rate(g.State, m.Who, r)
		switch {
		case n > 0 && m.Get[r] > 0:
			return g.Refuse("Getauscht wird gegen eine andere Karte.", "The card taken has to be another one.", rTrade)
		case n%rate != 0:
			return g.RefuseText(textf("%s tauscht %s im Verhältnis %d:1.", "%s exchanges %s at %d:1.", m.Who, r, rate), rTrade)
		}
		taken += n / rate
	}
	if taken != m.Get.Total() {
		return g.RefuseText(textf("Dafür gibt es %d Karten, nicht %d.", "That gets %d cards, not %d.", taken, m.Get.Total()),
			rTrade)
	}
	if err := g.holds(m.Who, m.Give); err != nil {
		return err
	}
	if !g.Supply.Covers(m.Get) {
		return g.Wrong("", "So viele Karten hat der Vorrat nicht.", "The supply does not have that many cards.")
	}
	g.pay(m.Who, m.Give)
	g.draw(m.Who, m.Get)
	e := happened("exchanged", m.Who)
	e.Get = m.Get
	g.Tell(e, rTrade)
	return nil
}

// Rate returns how many cards of a kind a player exchanges for one of the supply.
//
// wien.handel: 4, with a road on a trade route 3 of any kind or 2 of its resource, from the moment the road is placed.
func (t *Table) Rate(s *State, p Player, r Resource) int {
	routes := s.Roads[p]
	if t.misread(rTrade) {
		for at := s.Settlements[p]; !at.Empty(); {
			routes = routes.Or(t.Board.At[at.Take()])
		}
	}
	rate := 4
	for routes = routes.And(t.Board.trading); !routes.Empty(); {
		switch t.Board.Trade[routes.Take()] {
		case Trade(r):
			return 2
		case AnyTrade:
			rate = 3
		}
	}
	return rate
}

// holds checks that a player has cards. A hand that the position does not state completely leaves it undecided.
func (g *game) holds(p Player, cards Bag) error {
	switch {
	case g.Hands[p].Covers(cards):
		return nil
	case g.Hidden[p]:
		return g.Undecided("hand of "+p.String(), "Ob %s diese Karten hat, sagt die Stellung nicht.",
			"The position does not say whether %s has these cards.", p)
	}
	return g.Wrong("resources", "%s hat nicht genug Karten: %s auf der Hand, %s nötig.",
		"%s does not have enough cards: %s in hand, %s needed.", p, g.Hands[p], cards)
}
