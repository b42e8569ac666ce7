package engine

import "slices"

// actSearch returns the verb `search`.
func actSearch() action {
	return action{
		verb: Search, phases: []Phase{EndPhase}, do: searchCard,
		ofStack: func(l *list, n int8) {
			m := l.move(Search)
			m.N = n
			why := l.g.mayFill(l.who)
			if why == nil {
				why = maySearchStack(l.g, m)
			}
			l.unless(why, m)
		},
	}
}

// searchCard lets the player pay resources to choose a card from a stack, once for each card missing from the hand
// (Rulings 103.H.b, 103.P.c).
func searchCard(g *game, m Move) error {
	if err := g.mayFill(m.Who); err != nil {
		return err
	}
	if err := maySearchStack(g, m); err != nil {
		return err
	}
	c, err := search(g, m)
	if err != nil {
		return err
	}
	g.draws(m.Who, c)
	e := g.emit("searched", m.Who, "103.H.b")
	e.Card, e.N = c, int(m.N)
	return nil
}

// maySearch returns the price of the search, the card that reduces it, and why the move may not make the search, or
// nil.
func maySearch(g *game, m Move) (price int, by CardNo, err error) {
	if err := g.badStack(m.Who, m.N); err != nil {
		return 0, NoCard, err
	}
	if g.shut(m.Who, m.N) {
		return 0, NoCard, g.barredStack()
	}
	price, by = searchPrice(g, m.Who)
	return price, by, maySearchFor(g, m, price, by)
}

// maySearchStack returns why the move may not search its stack, or nil if it only has to name what it leaves open.
func maySearchStack(g *game, m Move) error {
	if _, _, err := maySearch(g, m); err != nil {
		return err
	}
	if g.pilesOf(m.Who).Stacks[m.N-1].empty() {
		return g.emptyStack()
	}
	return nil
}

// searchCites returns the articles that set the price of a search.
func searchCites(g *game, by CardNo) []string {
	switch {
	case g.trial != nil:
		return nil
	case by != NoCard:
		return []string{"103.H.b", "123.BE.a", "103.P.c"}
	}
	return []string{"103.H.b"}
}

// search pays for the card that the move chooses and takes it out of its stack (Ruling 103.H.b).
func search(g *game, m Move) (CardNo, error) {
	price, by, err := maySearch(g, m)
	if err != nil {
		return NoCard, err
	}
	g.wear(by, "123.BE.a")
	c, err := chosenOf(g, m)
	if err != nil {
		return NoCard, err
	}
	g.payOut(m.Who, m.Give)
	if price > 0 {
		g.emit("paid", m.Who, searchCites(g, by)...).Get = m.Give
	}
	return c, nil
}

// maySearchFor returns why the move does not pay the price, or nil.
func maySearchFor(g *game, m Move, price int, by CardNo) error {
	if err := g.needLands(m.Who); price > 0 && err != nil {
		return err
	}
	switch {
	case g.purse(m.Who).Total() < price:
		return g.refuseBy(searchCites(g, by), "Dafür reichen deine Rohstoffe nicht.",
			"You do not have enough resources for that.")
	case m.Give.Total() == 0 && price > 0:
		return g.unnamed("resources", "Nenne die Rohstoffe, mit denen du das Aussuchen bezahlst (%s).",
			"Name the resources that you pay for choosing a card (%s).", countResources(price))
	case m.Give.Total() != price:
		return g.refuseBy(searchCites(g, by), "Das Aussuchen kostet hier %s.", "Choosing a card costs %s here.",
			countResources(price))
	case !g.affords(m.Who, m.Give):
		return g.refuseBy(searchCites(g, by), "Dafür reichen deine Rohstoffe nicht.",
			"You do not have enough resources for that.")
	}
	return nil
}

// chosenOf takes the card that the move chooses out of its stack.
func chosenOf(g *game, m Move) (CardNo, error) {
	c := takeChosen(g, m.Who, m)
	switch {
	case c != NoCard:
		return c, nil
	case m.Reveals.IsDef():
		return NoCard, g.wrong("Diese Karte ist nicht in dem Stapel.", "That card is not in the stack.")
	}
	return NoCard, g.unnamed("card", "Nenne die Karte, die du aussuchst.", "Name the card that you choose.")
}

// takeChosen takes the card that a move names or reveals out of p's draw stack. It returns NoCard if the stack cannot
// hold it, or if the move names none.
func takeChosen(g *game, p Player, m Move) CardNo {
	st := &g.pilesOf(p).Stacks[m.N-1]
	if m.Card != NoCard && st.holds(m.Card) {
		g.editPile(st).remove(m.Card)
		return m.Card
	}
	if !m.Reveals.IsDef() {
		return NoCard
	}
	c := unnamedIn(g, st, m.Reveals.Def())
	if c == NoCard && st.Open {
		c = g.newCard(m.Reveals.Def(), p)
	}
	return c
}

// unnamedIn takes an unnamed card out of the stack and gives it the name def. It returns NoCard if there is none.
func unnamedIn(g *game, st *Pile, def int16) CardNo {
	for _, c := range slices.Concat(st.Top, st.Bottom) {
		if g.s.Cards[c].Def == UnknownDef {
			g.edit(c).Def = def
			g.editPile(st).remove(c)
			return c
		}
	}
	return NoCard
}
