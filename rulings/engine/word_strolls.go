package engine

// strolls: {}. The card moves to another free road of its player's, and a resource of a landscape there becomes a star
// (travelling stage, 000#Wanderbühne). In `built:` a resource of a landscape beside its first road becomes a star at
// once; without one the card cannot be built.

const procFirstStroll procName = "first-stroll"

// wordStrolls returns the effect word `strolls`.
func wordStrolls() Word {
	return Word{
		Name: "strolls", In: InForce | OnBuild,
		Doc: "called up: moves to another road and turns a resource beside it into a star; when it is built, turns a " +
			"resource beside its road into a star",
		Example: "Wanderbühne",
		Use:     &usable{phase: MainPhase, do: stroll},
		Procedures: []Procedure{{
			Name:  procFirstStroll,
			Steps: []Step{{Name: "resource", Ask: firstStrollAsks, Take: firstStrollTakes}},
		}},
		Completes: mayFirstStroll,
	}
}

func stroll(g *game, m Move, n *node) error {
	switch {
	case m.To.Kind != OnRoad || m.Side != m.Who:
		return g.unnamed("place", "Nenne die Straße, auf die die Karte kommt.", "Name the road that the card moves to.")
	case !g.roadFree(m.Who, m.To.Col):
		return g.refuseBy(strollCites(n), "Dort ist keine freie eigene Straße.", "You have no free road there.")
	case m.Give.Total() != 1:
		return g.unnamed("resources", "Tausche genau einen Rohstoff.", "Exchange exactly 1 resource.")
	}
	if g.s.Cards[m.Card].Since == g.s.Turn { // it has been built in this turn
		g.read("stage-first-turn")
	}
	land, err := strollLand(g, m.Who, m.Give, m.To.Col, n)
	if err != nil {
		return err
	}
	g.edit(m.Card).At = Spot{Kind: OnRoad, Col: m.To.Col}
	strollPays(g, m.Who, m.Card, land, n)
	return nil
}

// strollPays turns a resource of the landscape into a star.
func strollPays(g *game, p Player, c CardNo, land int, n *node) {
	l := &g.editLands(p)[land]
	l.Stock--
	paid := g.emit("paid", p, strollCites(n)...)
	paid.Card, paid.Get[l.Kind] = c, 1
	g.addStars(p, 1)
	e := g.emit("stars", p, strollCites(n)...)
	e.Card, e.N = c, 1
}

func strollCites(n *node) []string {
	return citing(append([]string{"kuw.strassenausbauten"}, n.cites...))
}

// strollLand returns the landscape at the road whose resource becomes a star, the last one if there are several, or why
// none can. of holds the kinds of resources that may be taken.
func strollLand(g *game, p Player, of Bag, road Col, n *node) (int, error) {
	land := -1
	for i, l := range g.s.Sides[p].Lands {
		if of[l.Kind] > 0 && l.Stock > 0 && strollReaches(g, l, road) {
			land = i
		}
	}
	switch {
	case g.starRoom(p) == 0:
		return land, g.noStarRoom()
	case land < 0:
		return land, g.refuseBy(strollCites(n), "An dieser Straße liegt keine Landschaft mit diesem Rohstoff.",
			"There is no landscape with that resource next to this road.")
	}
	return land, nil
}

// strollReaches reports whether a landscape lies at the road (kuw.strassenausbauten).
func strollReaches(g *game, l Landscape, road Col) bool {
	if g.misread("kuw.strassenausbauten") {
		return misreadStrollReaches
	}
	return l.Row != 0 && l.Col == road
}

// anyOne allows a resource of each kind.
var anyOne = Bag{1, 1, 1, 1, 1, 1}

// mayFirstStroll returns why no resource at the road on which card c has just been laid can become a star, or nil.
func mayFirstStroll(g *game, c CardNo, n *node) error {
	p, road := g.s.Cards[c].By, g.s.Cards[c].At.Col
	_, err := strollLand(g, p, anyOne, road, n)
	if err == nil {
		return nil
	}
	if why := g.needLands(p); why != nil {
		return why
	}
	for _, l := range g.s.Sides[p].Lands {
		if l.Row == 0 && l.Stock > 0 && g.starRoom(p) > 0 {
			return g.unstated("place of "+l.Kind.Landscape()+" of "+p.String(),
				"Welche Landschaften an der Straße liegen, steht nicht fest: Nenne ihre Plätze (`%[1]s land: %[2]s … at AB "+
					"above`).",
				"Nobody has said which landscapes are next to the road: name their places (`%[1]s land: %[2]s … at AB "+
					"above`).", p.String(), l.Kind.Landscape())
		}
	}
	return err
}

func firstStrollAsks(g *game, f *Frame) Decision {
	p, road := f.By, g.s.Cards[f.Card].At.Col
	var of Bag
	for _, l := range g.s.Sides[p].Lands {
		if l.Stock > 0 && strollReaches(g, l, road) {
			of[l.Kind] = 1
		}
	}
	return Decision{Who: p, Kind: AskResource, Card: f.Card, Cites: strollCites(g.node(f)),
		Text: say("Welcher Rohstoff einer Landschaft an der Straße wird zu einem Stern?",
			"Which resource of a landscape next to the road becomes a star?"),
		Get: Choice{1, 1, of}}
}

func firstStrollTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Get.Total() != 1 {
		return wait, g.unnamed("resources", "Tausche genau einen Rohstoff.", "Exchange exactly 1 resource.")
	}
	land, err := strollLand(g, f.By, m.Get, g.s.Cards[f.Card].At.Col, g.node(f))
	if err != nil {
		return wait, err
	}
	if g.reading("stage-first-turn") == "used" {
		g.edit(f.Card).Used++
	}
	strollPays(g, f.By, f.Card, land, g.node(f))
	return done, nil
}
