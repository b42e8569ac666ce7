package engine

import "slices"

// bans: {gold: 3}. A function: the player of the pile on which the card lies takes no card from it and puts none under
// it until he buys the ban off; cards still go on a barred discard pile (Ruling 112.P.a).

// wordBans returns the effect word `bans`.
func wordBans() Word {
	return Word{
		Name: "bans", In: InForce,
		Args:    []string{"gold"},
		Form:    "`gold: 3`",
		Doc:     "bars the pile on which it lies; `gold` buys it off",
		Example: "Kirchenbann",
	}
}

// shut reports whether p's n-th draw stack is barred to him; 0 is his discard pile.
func (g *board) shut(p Player, n int8) bool {
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		at := g.s.Cards[c].At
		return at.Kind == OnPile && at.Col == Col(n) && g.has(c, "bans") != nil
	})
}

// banTexts returns the texts of the cards that bar a pile of p's.
func banTexts(g *game, p Player) []string {
	var out []string
	for _, c := range g.s.Sides[p].Laid {
		if g.s.Cards[c].At.Kind == OnPile && g.has(c, "bans") != nil {
			out = append(out, g.textOf(c))
		}
	}
	return out
}

// mayDiscard returns why p cannot put anything on his discard pile, or nil. A ban does not prevent it (Ruling 112.P.a).
func (g *board) mayDiscard(p Player) error {
	if g.misread("112.P.a/aktionskarten") {
		return g.misreadMayDiscard(p)
	}
	return nil
}

// isBan reports whether c is a ban on a pile.
func (g *board) isBan(c CardNo) bool { return g.card(c).At.Kind == OnPile && g.has(c, "bans") != nil }

// liftBan lets the player buy off a ban on one of his piles for gold, in his own main phase (Rulings 103.G.c, 112.P.a).
func (g *game) liftBan(m Move) error {
	if err := g.mayBegin(MainPhase); err != nil {
		return err
	}
	if g.card(m.Card).Side != m.Who {
		return g.refuse("103.G.c 112.P.a", "Aufheben kann den Bann nur, auf wessen Stapel er liegt.",
			"Only the player whose pile it is on can lift the ban.")
	}
	if g.misread("103.G.c/kirchenbann", "112.P.a/abkaufen") {
		return misreadBanStays(g)
	}
	n := g.has(m.Card, "bans")
	price := Bag{Gold: int8(n.arg.Get("gold").Int())}
	if m.Give.Total() > 0 && m.Give != price {
		return g.refuseBy(append(slices.Clip(n.cites), "103.G.c"), "So lässt sich der Bann nicht aufheben.",
			"You cannot lift the ban in this way.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.affords(m.Who, price) {
		return g.refuseBy(append(slices.Clip(n.cites), "103.G.c"), "Dafür reicht dein Gold nicht.",
			"You do not have enough gold for that.")
	}
	g.payOut(m.Who, price)
	e := g.emit("paid", m.Who, g.textOf(m.Card), "103.G.c")
	e.Card, e.Get = m.Card, price
	by := g.s.Cards[m.Card].By
	g.leave(m.Card)
	g.toDiscard(by, m.Card)
	g.emit("discarded", by, n.cites...).Card = m.Card
	return nil
}
