package engine

// collects: {often: unlimited}. A point stored on a refining manufactory takes a resource from the opponent; see
// refines.

// wordCollects returns the effect word `collects`.
func wordCollects() Word {
	return Word{
		Name: "collects", In: InForce,
		Args:    []string{"often"},
		Form:    "`often: unlimited`",
		Doc:     "called up: a stored point takes a resource from the opponent",
		Example: "Schnapsbrennerei",
		Use:     &usable{phase: MainPhase, do: collect},
	}
}

func collect(g *game, m Move, n *node) error {
	if err := mayRefineAgain(g, m.Card, n); err != nil {
		return err
	}
	switch {
	case m.Get.Total() != 1:
		return g.unnamed("resources", "Nimm genau einen Rohstoff.", "Take exactly 1 resource.")
	case g.card(m.Card).Stored == 0:
		return g.refuseBy(n.cites, "Auf der Karte ist kein Handelspunkt gespeichert.",
			"No commerce point is stored on the card.")
	case !g.holds(m.Who.Other(), m.Get):
		return g.refuseBy(n.cites, "Diesen Rohstoff hat der Mitspieler nicht.",
			"Your opponent does not have that resource.")
	}
	if err := g.fits(m.Who, m.Get, "103.G.c"); err != nil {
		return err
	}
	g.edit(m.Card).Stored--
	g.spend(m.Who.Other(), m.Get)
	got := g.gain(m.Who, m.Get)
	e := g.emit("took", m.Who, n.cites...)
	e.Card, e.Get = m.Card, got
	return nil
}
