package engine

import "catanica/catalog"

// lights: {at: 1}. An own trade fleet beside it trades at that rate, the large one too (Ruling 116.C.c,
// 102.B.Banktausch). Beside it is the same side of its city; by the other reading of lighthouse-reach, all of the city.

// wordLights returns the effect word `lights`.
func wordLights() Word {
	return Word{
		Name: "lights", In: InForce,
		Args:    []string{"at"},
		Form:    "`at: 1`",
		Doc:     "the rate of an own trade fleet beside it",
		Example: "Leuchtturm",
	}
}

// lightRate returns the rate that a lighthouse of p's gives the fleet.
func (g *treasury) lightRate(p Player, fleet CardNo) (at int, ok bool) {
	if !g.isType(fleet, catalog.TradeFleet) {
		return 0, false
	}
	g.eachFunction(p, "lights", func(c CardNo, n *node) {
		a, b := g.card(c).At, g.card(fleet).At
		switch {
		case a.Col != b.Col: // another city, or a site of a metropolis that is next to a landscape
		case a.Row == 0 || b.Row == 0:
			g.placesUnstated(p)
		case sameSide(a.Row, b.Row) || g.reading("lighthouse-reach") == "city":
			at, ok = n.arg.Get("at").Int(), true
		}
	})
	return at, ok
}

// litRate returns the rate at which p uses a fleet of owner's, which is at without a lighthouse. The league does not
// bring the opponent's lighthouse with it (Ruling 123.AV.a).
func (g *treasury) litRate(p, owner Player, fleet CardNo, at int) int {
	if p != owner && g.by("123.AV.a") {
		return at
	}
	if x, ok := g.lightRate(owner, fleet); ok {
		return x
	}
	return at
}
