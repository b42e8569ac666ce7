package engine

import "catanica/catalog"

// restores: {what: [work-of-art], gold: 1}. For gold, a card of the discard pile comes to the hand while the hand is
// being filled, once a turn however many such buildings are in play (000#Haus des Mäzens).

// wordRestores returns the effect word `restores`.
func wordRestores() Word {
	return Word{
		Name: "restores", In: InForce,
		Args:    []string{"what", "gold"},
		Form:    "`what: [work-of-art]`, `gold: 1`",
		Doc:     "called up while the hand is filled: for gold a card of the discard pile",
		Example: "Haus des Mäzens",
		Acts:    catalog.Fetches,
		Use:     &usable{phase: EndPhase, do: restore},
	}
}

func restore(g *game, m Move, n *node) error {
	if err := g.mayFill(m.Who); err != nil {
		return err
	}
	if g.usedByName(m.Card) {
		return g.refuse("103.P.c", "In jedem Zug darfst du nur ein Kunstwerk holen.",
			"You can take only one work of art per turn.")
	}
	if err := canFetch(g, m.Who, m.Card, n); err != nil {
		return err
	}
	price := Cost{Bag: Bag{Gold: int8(n.arg.Get("gold").Int())}}
	if err := g.pay(m.Who, m.Card, price, 0, m.Give, m.Save, "103.H.b"); err != nil {
		return err
	}
	g.beginFetch(m.Who, m.Card, n.no)
	return nil
}
