package engine

// strolls: {}. The card moves to another free road of its player's, and a resource of a landscape there becomes a star
// (travelling stage, 000#Wanderbühne).

// wordStrolls returns the effect word `strolls`.
func wordStrolls() Word {
	return Word{
		Name: "strolls", In: InForce,
		Doc:     "called up: moves to another road and turns a resource beside it into a star",
		Example: "Wanderbühne",
		Use:     &usable{phase: MainPhase, do: stroll},
	}
}

func stroll(g *game, m Move, n *node) error {
	cites := citing(append([]string{"kuw.strassenausbauten"}, n.cites...))
	switch {
	case m.To.Kind != OnRoad || m.Side != m.Who:
		return g.unnamed("place", "Nenne die Straße, auf die die Karte kommt.", "Name the road that the card moves to.")
	case !g.roadFree(m.Who, m.To.Col):
		return g.refuseBy(cites, "Dort ist keine freie eigene Straße.", "You have no free road there.")
	case m.Give.Total() != 1:
		return g.unnamed("resources", "Tausche genau einen Rohstoff.", "Exchange exactly 1 resource.")
	case g.starRoom(m.Who) == 0:
		return g.noStarRoom()
	}
	land := strollLand(g, m)
	if land < 0 {
		return g.refuseBy(cites, "An dieser Straße liegt keine Landschaft mit diesem Rohstoff.",
			"There is no landscape with that resource next to this road.")
	}
	g.editLands(m.Who)[land].Stock--
	g.edit(m.Card).At = Spot{Kind: OnRoad, Col: m.To.Col}
	g.addStars(m.Who, 1)
	e := g.emit("stars", m.Who, cites...)
	e.Card, e.N = m.Card, 1
	return nil
}

// strollLand returns the landscape whose resource becomes a star, the last one if there are several, or -1.
func strollLand(g *game, m Move) int {
	land := -1
	for i, l := range g.s.Sides[m.Who].Lands {
		if m.Give[l.Kind] > 0 && l.Stock > 0 && strollReaches(g, l, m.To.Col) {
			land = i
		}
	}
	return land
}

// strollReaches reports whether a landscape lies at the road (kuw.strassenausbauten).
func strollReaches(g *game, l Landscape, road Col) bool {
	if g.misread("kuw.strassenausbauten") {
		return misreadStrollReaches
	}
	return l.Row != 0 && l.Col == road
}
