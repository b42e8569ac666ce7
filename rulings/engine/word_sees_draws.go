package engine

import "catanica/catalog"

// sees-draws: {}. A foreign building: its host shows each card that comes to his hand, whether he draws it or gets it
// by an event or an action (Ruling 120.D.a).

// wordSeesDraws returns the effect word `sees-draws`.
func wordSeesDraws() Word {
	return Word{
		Name: "sees-draws", In: InForce,
		Doc:     "the host shows what he draws",
		Example: "Gesandtschaft",
		Tells: []Sentence{
			{"shown", catalog.Text{DE: "{who} zeigt {den card} vor.", EN: "{who} reveals {card}."}},
		},
	}
}

// draws puts a drawn or fetched card into p's hand and reveals it if an opposing embassy is there to see it.
func (g *ledger) draws(p Player, c CardNo) {
	g.toHand(p, c)
	g.eachFunction(p.Other(), "sees-draws", func(embassy CardNo, n *node) {
		if g.seesDraw(p, embassy) && !g.wornOut(embassy) {
			g.wear(embassy)
			e := g.emit("shown", p, n.cites...)
			e.Card, e.On = c, embassy
		}
	})
}

// seesDraw reports whether the embassy reveals a card that p draws, which it does if it stands in p's principality
// (Ruling 120.D.a).
func (g *ledger) seesDraw(p Player, embassy CardNo) bool {
	if g.misread("120.D.a") {
		return g.misreadSeesDraw(p, embassy)
	}
	return g.card(embassy).Side == p
}
