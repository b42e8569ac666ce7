package engine

// swaps-for-star: {stars: 1}. For stars, a resource becomes another one (000#Allmende).

// wordSwapsForStar returns the effect word `swaps-for-star`.
func wordSwapsForStar() Word {
	return Word{
		Name: "swaps-for-star", In: InForce,
		Args:    []string{"stars"},
		Form:    "`stars: 1`",
		Doc:     "called up: for a star a resource becomes another one",
		Example: "Allmende",
		Use:     &usable{phase: MainPhase, do: swapForStar},
	}
}

func swapForStar(g *game, m Move, n *node) error {
	stars := max(1, n.arg.Get("stars").Int())
	if m.Give.Total() != 1 || m.Get.Total() != 1 {
		return g.unnamed("resources", "Wechsle genau einen Rohstoff gegen einen anderen.",
			"Exchange exactly 1 resource for another.")
	}
	if m.Give == m.Get {
		return g.wrong("Wechsle gegen einen anderen Rohstoff.", "Exchange it for a different resource.")
	}
	if err := g.starsFor(m.Who, stars); err != nil {
		return err
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.holds(m.Who, m.Give) {
		return g.refuse("103.G.c", "So viele Rohstoffe dieser Sorte hast du nicht.",
			"You do not have that many of these resources.")
	}
	g.giveStars(m.Who, m.Card, stars)
	g.spend(m.Who, m.Give)
	if err := g.fits(m.Who, m.Get, "103.G.c"); err != nil {
		return err
	}
	e := g.emit("exchanged", m.Who, n.cites...)
	e.Card, e.Get = m.Card, g.gain(m.Who, m.Get)
	return nil
}
