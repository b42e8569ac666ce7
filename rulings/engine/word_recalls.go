package engine

import "catanica/catalog"

// recalls: {what: [neutral], stars: 3}. For stars, a card of the discard pile comes to the hand (000#Die Sonderfunktion
// der Volksstimmung).

// wordRecalls returns the effect word `recalls`.
func wordRecalls() Word {
	return Word{
		Name: "recalls", In: InForce,
		Args:    []string{"what", "stars", "often"},
		Form:    "`what: [neutral]`, `stars: 3`, `often: unlimited`",
		Doc:     "called up: for stars a card of the discard pile",
		Example: "Volksstimmung",
		Acts:    catalog.Fetches,
		Use:     &usable{phase: MainPhase, do: recall},
	}
}

func recall(g *game, m Move, n *node) error {
	stars := max(1, n.arg.Get("stars").Int())
	if err := g.starsFor(m.Who, stars); err != nil {
		return err
	}
	if err := canFetch(g, m.Who, m.Card, n); err != nil {
		return err
	}
	g.giveStars(m.Who, m.Card, stars)
	g.beginFetch(m.Who, m.Card, n.no)
	return nil
}
