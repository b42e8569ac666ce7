package engine

import "slices"

// tends: {stars: 1, n: 1}. The card brings stars, or for stars n resources of choice from the bank (000#Hospital).

// wordTends returns the effect word `tends`.
func wordTends() Word {
	return Word{
		Name: "tends", In: InForce,
		Args:    []string{"stars", "n"},
		Form:    "`stars: 1`, `n: 1`",
		Doc:     "called up: a star, or for a star resources of choice",
		Example: "Hospital",
		Use:     &usable{phase: MainPhase, do: tend},
	}
}

func tend(g *game, m Move, n *node) error {
	many := max(1, n.arg.Get("n").Int())
	switch {
	case m.Give.Total() > 0:
		return g.wrong("Dafür zahlst du nichts, höchstens einen Stern.", "You pay nothing for that, except for a star.")
	case m.Get.Total() == 0:
		return tendForStars(g, m, n)
	case m.Get.Total() != many:
		return g.unnamed("resources", "Nenne genau %s.", "Name exactly %s.", countResources(many))
	}
	return tendForResources(g, m, n)
}

func tendForStars(g *game, m Move, n *node) error {
	if g.starRoom(m.Who) == 0 {
		return g.noStarRoom()
	}
	e := g.emit("stars", m.Who, append(slices.Clone(n.cites), "kuw.volksstimmung")...)
	e.Card, e.N = m.Card, g.addStars(m.Who, max(1, n.arg.Get("stars").Int()))
	return nil
}

func tendForResources(g *game, m Move, n *node) error {
	stars := max(1, n.arg.Get("stars").Int())
	if err := g.starsFor(m.Who, stars); err != nil {
		return err
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if err := g.fits(m.Who, m.Get, "103.G.c"); err != nil {
		return err
	}
	g.giveStars(m.Who, m.Card, stars)
	e := g.emit("gained", m.Who, n.cites...)
	e.Card, e.Get = m.Card, g.gain(m.Who, m.Get)
	return nil
}
