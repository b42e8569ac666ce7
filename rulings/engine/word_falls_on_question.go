package engine

// falls-on-question. On the opponent's "?" the building goes, with all ore and wool of its player (Ruling 103.E.f).

// wordFallsOnQuestion returns the effect word `falls-on-question`.
func wordFallsOnQuestion() Word {
	return Word{
		Name: "falls-on-question", In: InForce,
		Doc:     "falls on the opponent's \"?\", with all ore and wool",
		Example: "Vogtei",
	}
}

// fallOnQuestion removes the buildings that fall, and their players' ore and wool (Ruling 103.E.f). Where the buildings
// go is an open question (reading bailiwick-where).
func fallOnQuestion(g *game) {
	p := g.s.Active.Other()
	var fall []CardNo
	g.laidBy(p, func(c CardNo) {
		if g.has(c, "falls-on-question") != nil {
			fall = append(fall, c)
		}
	})
	for _, c := range fall {
		if err := g.needLands(p); err != nil {
			g.stop(err)
			return
		}
		g.leave(c)
		if g.reading("bailiwick-where") == "hand" {
			g.toHand(g.keeper(p, c), c)
		} else {
			g.toDiscard(p, c)
		}
		lost := g.oreAndWool(p)
		g.spend(p, lost)
		e := g.emit("fell", p, "103.E.f")
		e.Card, e.Get = c, lost
	}
}
