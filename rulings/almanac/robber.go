package almanac

import "catanica/rulings/verdict"

// knownHands checks that everybody's number of cards is known when a seven is rolled.
func (g *game) knownHands() error {
	for p := range g.Players {
		if g.Hidden[p] {
			return g.Undecided("hand of "+Player(p).String(), "Wie viele Karten hat %s? Nenne die Hand in der Stellung.",
				"How many cards does %s have? State the hand in the position.", Player(p))
		}
	}
	return nil
}

// mustDiscard returns how many cards a player with n cards gives up for a seven.
//
// almanach.sieben: from eight cards on, half of them, rounded down.
func (t *Table) mustDiscard(n int) int {
	if n <= 7 {
		return 0
	}
	if t.misread(rSeven) {
		return (n + 1) / 2
	}
	return n / 2
}

// nextDiscard asks the next player with too many cards, beginning with from and going on clockwise to the one before
// the active player; after them the robber moves. Players in the seats passed over have discarded already.
func (g *game) nextDiscard(from Player) {
	for p := from; ; {
		if g.mustDiscard(g.Hands[p].Total()) > 0 {
			g.Phase, g.Decides = Discarding, p
			return
		}
		if p = g.seat(p, 1); p == g.Active {
			break
		}
	}
	g.Phase, g.Decides = MovingRobber, g.Active
}

func (g *game) discard(m Move) error {
	if g.Phase != Discarding {
		return g.Refuse("Karten werden nur abgelegt, wenn eine 7 gewürfelt wurde.",
			"Cards are discarded only when a 7 has been rolled.", rSeven, rKnight)
	}
	if m.Who != g.Decides {
		return g.Wrong("discard", "Erst legt %s Karten ab.", "%s has to discard first.", g.Decides)
	}
	must, hand := g.mustDiscard(g.Hands[m.Who].Total()), g.Hands[m.Who]
	switch {
	case !hand.Covers(m.Give):
		return g.Wrong("", "%s hat diese Karten nicht.", "%s does not have these cards.", m.Who)
	case m.Give.Total() != must:
		return g.RefuseText(textf("%s hat %d Karten und muss %d ablegen.", "%s has %d cards and has to discard %d.", m.Who,
			hand.Total(), must), rSeven)
	}
	g.Hands[m.Who].Take(m.Give)
	g.Supply.Add(m.Give)
	g.Tell(Event{Type: "discarded", Who: m.Who, Get: m.Give, N: must, Place: -1}, rSeven)
	if next := g.seat(m.Who, 1); next != g.Active {
		g.nextDiscard(next)
	} else {
		g.Phase, g.Decides = MovingRobber, g.Active
	}
	return nil
}

// moveRobber moves the robber to another hex of land.
//
// almanach.raeuber
func (g *game) moveRobber(m Move) error {
	if g.Phase != MovingRobber || m.Who != g.Decides {
		return g.Refuse("Der Räuber wird nur nach einer 7 oder durch einen Ritter versetzt.",
			"The robber is moved only after a 7 or by a knight.", rRobber)
	}
	hex := int(m.Place)
	switch {
	case hex < 0 || hex >= len(g.Island.Hexes):
		return g.Wrong("robber", "Nenne ein Landfeld.", "Name a hex of land.")
	case hex == int(g.Robber):
		return g.Refuse("Der Räuber muss auf ein anderes Landfeld.", "The robber has to go to another hex of land.",
			rRobber, rSeven, rKnight)
	case g.Terrain[hex] == Desert && g.Readings.RobberDesert == "no":
		err := g.Refuse("Der Räuber muss auf ein Landfeld mit Zahlenchip.", "The robber has to go to a hex with a chip.",
			rRobber)
		return verdict.Reading(err, readRobberDesert)
	}
	victims := g.victims(m.Who, hex)
	for rest := victims; !rest.Empty(); {
		p := rest.Take()
		if g.Hands[p].Total() == 0 && !g.Hidden[p] {
			victims.Remove(p) // nothing to rob
		}
	}
	g.Robber = int8(hex)
	by := []rule{rRobber, rKnight}
	if g.Seven && g.After == Trading {
		by[1] = rSeven
	}
	g.Tell(Event{Type: "robber", Who: m.Who, Place: hex}, by...)
	if g.Terrain[hex] == Desert {
		g.AlsoRead(readRobberDesert)
	}
	if victims.Empty() {
		g.afterRobber()
		return nil
	}
	g.Phase = Robbing
	return nil
}

func (g *game) afterRobber() { g.Phase, g.Decides = g.After, g.Active }

// rob takes a card from the hidden hand of a player with a building at the robber's hex. Kind is the card that was
// drawn.
func (g *game) rob(m Move) error {
	switch {
	case g.Phase != Robbing || m.Who != g.Decides:
		return g.Refuse("Rauben darf nur, wer eben den Räuber versetzt hat.",
			"Only a player who has just moved the robber may rob.", rRobber)
	case m.Other < 0 || int(m.Other) >= g.Players || m.Other == m.Who:
		return g.Wrong("rob", "Nenne einen anderen Spieler.", "Name another player.")
	}
	if victims := g.victims(m.Who, int(g.Robber)); !victims.Has(int(m.Other)) {
		return g.RefuseText(textf("%s hat an diesem Feld kein Gebäude.", "%s has no building at this hex.", m.Other), rRobber,
			rSeven, rKnight)
	}
	hand := g.Hands[m.Other]
	switch {
	case m.Kind == NoResource && hand.Total() == 0 && !g.Hidden[m.Other]:
		g.Tell(Event{Type: "nothing-robbed", Who: m.Who, Other: m.Other, Place: -1}, rRobber)
		g.afterRobber()
		return nil
	case m.Kind == NoResource:
		return g.Wrong("card", "Nenne die Karte, die %s gezogen hat.", "Name the card that %s has drawn.", m.Who)
	case hand[m.Kind] == 0 && g.Hidden[m.Other] && g.Supply[m.Kind] > 0:
		g.Supply[m.Kind]-- // it was in the part of the hand that the position does not state
	case hand[m.Kind] == 0:
		return g.Wrong("card", "%s hat keine solche Karte.", "%s has no such card.", m.Other)
	default:
		g.Hands[m.Other][m.Kind]--
	}
	g.Hands[m.Who][m.Kind]++
	g.Tell(Event{Type: "robbed", Who: m.Who, Other: m.Other, Kind: m.Kind, Place: -1}, rRobber)
	g.afterRobber()
	return nil
}
