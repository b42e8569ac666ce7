package vienna

import (
	"catanica/rulings/graph"
	"catanica/rulings/verdict"
)

// mustDiscard returns how many cards a player with n cards gives up for a seven.
//
// wien.raeuber: with more than seven cards half of them, rounded down.
func (t *Table) mustDiscard(n int) int {
	switch {
	case n <= 7:
		return 0
	case t.misread(rRobber):
		return (n + 1) / 2
	}
	return n / 2
}

// nextDiscard asks the next player with too many cards, from p on clockwise to the one before the active player; after
// them the robber moves.
func (g *game) nextDiscard(p Player) {
	for {
		if g.mustDiscard(g.Hands[p].Total()) > 0 {
			g.Phase, g.Decides = Discarding, p
			return
		}
		if p = p.After(1, g.Players); p == g.Active {
			g.Phase, g.Decides = MovingRobber, g.Active
			return
		}
	}
}

// discard gives up half of a hand.
func (g *game) discard(m Move) error {
	if g.Phase != Discarding {
		return g.Refuse("Karten werden nur abgelegt, wenn eine 7 gewürfelt wurde.",
			"Cards are discarded only when a 7 has been rolled.", rRobber)
	}
	hand := g.Hands[m.Who]
	must := g.mustDiscard(hand.Total())
	switch {
	case !hand.Covers(m.Give):
		return g.Wrong("", "%s hat diese Karten nicht.", "%s does not have these cards.", m.Who)
	case m.Give.Total() != must:
		return g.RefuseText(textf("%s hat %d Karten und muss %d ablegen.", "%s has %d cards and has to discard %d.", m.Who,
			hand.Total(), must), rRobber)
	}
	g.pay(m.Who, m.Give)
	e := happened("discarded", m.Who)
	e.Get, e.N = m.Give, must
	g.Tell(e, rRobber)
	if next := m.Who.After(1, g.Players); next != g.Active {
		g.nextDiscard(next)
		return nil
	}
	g.Phase, g.Decides = MovingRobber, g.Active
	return nil
}

// moveRobber moves the robber to another field.
//
// wien.raeuber, wien.buergerwehr; reading vienna-robber-number: the passage on the seven speaks of a field's number.
func (g *game) moveRobber(m Move) error {
	field := int(m.Place)
	switch {
	case g.Phase != MovingRobber:
		return g.Refuse("Der Räuber wird nur nach einer 7 oder durch eine Bürgerwehr versetzt.",
			"The robber is moved only after a 7 or by a Militia.", rRobber, rMilitia)
	case field < 0 || field >= len(g.Board.Fields):
		return g.Wrong("robber", "Nenne eine Landschaft.", "Name a landscape.")
	case field == int(g.Robber):
		return g.Refuse("Der Räuber muss auf eine andere Landschaft.", "The robber has to go to another landscape.",
			g.robberRule())
	case g.needsNumber() && g.Board.Fields[field].Terrain == UnknownTerrain:
		return g.unknownField(field)
	case g.needsNumber() && g.Board.Fields[field].Chip == 0:
		return verdict.Reading(g.Refuse("Der Räuber muss auf eine Landschaft mit einer Zahl.",
			"The robber has to go to a landscape with a number.", g.robberRule()), readRobber)
	}
	g.Robber = int8(field)
	e := happened("robber", m.Who)
	if e.Place = field; g.Board.Fields[field].Chip == 0 {
		g.TellRead(e, readRobber, g.robberRule())
	} else {
		g.Tell(e, g.robberRule())
	}
	if g.Phase = Robbing; g.victims(m.Who).Empty() {
		g.back()
	}
	return nil
}

// robberRule returns the entry that moves the robber now.
func (g *game) robberRule() rule {
	if g.Seven {
		return rRobber
	}
	return rMilitia
}

// needsNumber reports whether the robber may only go to a field with a number.
func (g *game) needsNumber() bool {
	return g.Readings.Robber == "number" || g.Readings.Robber != "any" && g.Seven
}

// victims returns the players other than p who have a settlement at the robber's field and may have cards.
func (g *game) victims(p Player) (out graph.Set) {
	for _, at := range g.Board.Fields[g.Robber].Around {
		for n := range g.Players {
			if Player(n) != p && g.Settlements[n].Has(at) && (g.Hidden[n] || g.Hands[n].Total() > 0) {
				out.Add(n)
			}
		}
	}
	return out
}

// mustRob reports whether somebody certainly has a card to draw.
func (g *game) mustRob(p Player) bool {
	for victims := g.victims(p); !victims.Empty(); {
		if g.Hands[victims.Take()].Total() > 0 {
			return true
		}
	}
	return false
}

// rob draws a card from the hidden hand of a player with a settlement at the robber's field. Kind is the card drawn.
func (g *game) rob(m Move) error {
	switch {
	case g.Phase != Robbing:
		return g.Refuse("Eine Karte zieht nur, wer eben den Räuber versetzt hat.",
			"Only a player who has just moved the robber draws a card.", rRobber, rMilitia)
	case m.Other < 0 || int(m.Other) >= g.Players || m.Other == m.Who:
		return g.Wrong("rob", "Nenne einen anderen Spieler.", "Name another player.")
	case !g.victims(m.Who).Has(int(m.Other)):
		return g.RefuseText(textf("%s hat an dieser Landschaft keine Siedlung oder keine Karten.",
			"%s has no settlement at this landscape, or no cards.", m.Other), g.robberRule())
	case m.Kind >= NoResource:
		return g.Wrong("card", "Nenne die Karte, die %s gezogen hat.", "Name the card that %s has drawn.", m.Who)
	}
	switch hand := &g.Hands[m.Other]; {
	case hand[m.Kind] > 0:
		hand[m.Kind]--
	case g.Hidden[m.Other] && g.Supply[m.Kind] > 0:
		g.Supply[m.Kind]-- // it was in the part of the hand that the position does not state
	default:
		return g.Wrong("card", "%s hat keine solche Karte.", "%s has no such card.", m.Other)
	}
	g.Hands[m.Who][m.Kind]++
	e := happened("robbed", m.Who)
	e.Other, e.Kind = m.Other, m.Kind
	g.Tell(e, g.robberRule())
	g.back()
	return nil
}
