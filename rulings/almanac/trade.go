package almanac

import "catanica/rulings/island"

// mayTrade checks that the active player may trade now.
//
// almanach.handel, almanach.handeln-und-bauen, almanach.56.bauphase
func (g *game) mayTrade(by rule) error {
	switch {
	case g.Phase == SpecialBuilding && !g.misread(rSpecial):
		return g.Refuse("In der außerordentlichen Bauphase ist jeder Handel verboten.",
			"All trade is forbidden in the special building phase.", rSpecial, by)
	case g.Phase == BeforeRoll && !g.misread(rTrade):
		return g.Refuse("Gehandelt wird erst nach dem Auswürfeln der Erträge.",
			"Trading begins after the roll for resources.", rTrade, by)
	case g.Phase == Building && !g.Combined && !g.misread(rTradeAndBuild):
		return g.Refuse("Nach dem Bauen wird nicht mehr gehandelt, solange Handeln und Bauen getrennt sind.",
			"There is no trading after building while trading and building are separated.", rTradeAndBuild, rBuilding, by)
	}
	return nil
}

// trade exchanges cards between two players.
//
// almanach.binnenhandel
func (g *game) trade(m Move) error {
	if m.Other < 0 || int(m.Other) >= g.Players || m.Other == m.Who {
		return g.Wrong("player", "Nenne einen anderen Spieler.", "Name another player.")
	}
	if m.Who != g.Active && m.Other != g.Active && !g.misread(rDomestic) {
		return g.RefuseText(textf("Getauscht wird nur mit %s, denn %[1]s ist an der Reihe.",
			"Players trade only with %s, because it is %[1]s's turn.", g.Active), rDomestic)
	}
	if err := g.mayTrade(rDomestic); err != nil {
		return err
	}
	if (m.Give.Total() == 0 || m.Get.Total() == 0) && !g.misread(rDomestic) {
		return g.Refuse("Karten zu verschenken ist nicht erlaubt.", "Giving cards away is not allowed.", rDomestic)
	}
	if err := g.holds(m.Who, m.Give); err != nil {
		return err
	}
	if err := g.holds(m.Other, m.Get); err != nil {
		return err
	}
	g.spend(m.Who, m.Give)
	g.spend(m.Other, m.Get)
	g.Supply.Take(m.Give)
	g.Supply.Take(m.Get)
	g.Hands[m.Who].Add(m.Get)
	g.Hands[m.Other].Add(m.Give)
	g.Tell(Event{Type: "traded", Who: m.Who, Other: m.Other, Get: m.Get, Place: -1}, rDomestic)
	g.Tell(Event{Type: "traded", Who: m.Other, Other: m.Who, Get: m.Give, Place: -1}, rDomestic)
	return nil
}

// maritime exchanges cards with the supply: for each card taken, four of a kind, or as many as the harbors allow.
//
// almanach.seehandel, almanach.hafenstandort
func (g *game) maritime(m Move) error {
	if m.Who != g.Active && (g.Phase != SpecialBuilding || m.Who != g.Decides || !g.misread(rSpecial)) {
		if g.Phase == SpecialBuilding {
			return g.mayTrade(rMaritime)
		}
		return g.Refuse("Nur wer an der Reihe ist, darf mit dem Vorrat tauschen.",
			"Only the player whose turn it is may trade with the supply.", rMaritime)
	}
	early := g.Phase == Building && !g.Combined && g.usesNewHarbor(m)
	if early && !g.misread(rHarbor) {
		return g.Refuse("Ein eben gebauter Hafen hilft erst in der nächsten eigenen Handelsphase.",
			"A new harbor helps only in your next trade phase.", rHarbor, rTradeAndBuild,
			rMaritime)
	}
	if !early {
		if err := g.mayTrade(rMaritime); err != nil {
			return err
		}
	}
	if m.Get.Total() == 0 || m.Give.Total() == 0 {
		return g.Wrong("resources", "Nenne, was getauscht wird.", "Name what is exchanged.")
	}
	taken := 0
	for k, n := range m.Give {
		if n == 0 {
			continue
		}
		r := Resource(k)
		if m.Get[k] > 0 {
			return g.Refuse("Getauscht wird gegen eine andere Karte.", "The card taken has to be another one.", rMaritime)
		}
		rate := g.Rate(g.State, m.Who, r)
		if int(n)%rate != 0 {
			return g.RefuseText(textf("%s tauscht %s im Verhältnis %d:1.", "%s exchanges %s at %d:1.", m.Who, r, rate),
				rMaritime)
		}
		taken += int(n) / rate
	}
	if taken != m.Get.Total() {
		return g.RefuseText(textf("Dafür gibt es %d Karten, nicht %d.", "That gets %d cards, not %d.", taken,
			m.Get.Total()), rMaritime)
	}
	if err := g.holds(m.Who, m.Give); err != nil {
		return err
	}
	if !g.Supply.Covers(m.Get) {
		return g.Wrong("", "So viele Karten hat der Vorrat nicht.", "The supply does not have that many cards.")
	}
	g.spend(m.Who, m.Give)
	g.Supply.Take(m.Get)
	g.Hands[m.Who].Add(m.Get)
	g.Tell(Event{Type: "exchanged", Who: m.Who, Get: m.Get, Place: -1}, rMaritime)
	return nil
}

// Rate returns how many cards of a kind a player exchanges for one of the supply.
//
// almanach.seehandel, almanach.hafenstandort
func (t *Table) Rate(s *State, p Player, r Resource) int {
	at := s.buildings(p)
	if !t.Combined && !t.misread(rHarbor) {
		at = at.Without(s.NewHarbor)
	}
	return t.rateAt(r, at)
}

// usesNewHarbor reports whether the exchange needs the rate of a harbor that was built in this turn.
func (g *game) usesNewHarbor(m Move) bool {
	own := g.buildings(m.Who)
	for k, n := range m.Give {
		now, before := g.rateAt(Resource(k), own), g.rateAt(Resource(k), own.Without(g.NewHarbor))
		if n > 0 && now < before && int(n)%now == 0 && int(n)%before != 0 {
			return true
		}
	}
	return false
}

func (t *Table) rateAt(r Resource, buildings island.Set) int {
	rate := 4
	for rest := buildings; !rest.Empty(); {
		switch kind := t.Harbor[rest.Take()]; {
		case kind == uint8(r):
			return 2
		case kind == AnyHarbor, kind < AnyHarbor && t.misread(rMaritime):
			rate = 3
		}
	}
	return rate
}

// holds checks that a player has cards. A hand that the position does not state completely leaves it undecided.
func (g *game) holds(p Player, cards Bag) error {
	hand := g.Hands[p]
	switch {
	case hand.Covers(cards):
		return nil
	case g.Hidden[p]:
		return g.Undecided("hand of "+p.String(), "Ob %s diese Karten hat, sagt die Stellung nicht.",
			"The position does not say whether %s has these cards.", p)
	}
	return g.Wrong("resources", "%s hat nicht genug Karten: %s auf der Hand, %s nötig.",
		"%s does not have enough cards: %s in hand, %s needed.", p, hand, cards)
}

// spend moves cards that the player has to the supply.
func (g *game) spend(p Player, cards Bag) {
	g.Hands[p].Take(cards)
	g.Supply.Add(cards)
}
