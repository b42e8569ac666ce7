package engine

import "catanica/catalog"

// mostPower is the most magic power that a wizard can hold.
const mostPower = 3

// actFeed returns the verb `feed`.
func actFeed() action {
	return action{verb: Feed, phases: []Phase{MainPhase}, do: feed, ofLaid: feedCandidates}
}

// feedCandidates lists feeding one to three resources to a wizard.
func feedCandidates(l *list, c CardNo) {
	if !l.g.isType(c, catalog.Wizard) {
		return
	}
	for n := int8(1); n <= mostPower; n++ {
		m := l.move(Feed)
		m.Card, m.N = c, n
		l.try(m)
	}
}

// feed converts resources of the wizard's landscape into magic power, which can be used from the opponent's next turn
// on (Rulings 103.G.d, 127.A.a).
func feed(g *game, m Move) error {
	if m.Card == NoCard || !g.isType(m.Card, catalog.Wizard) || g.s.Cards[m.Card].By != m.Who ||
		!g.s.Cards[m.Card].Laid {
		return g.wrong("Du kannst nur einen eigenen Zauberer aufladen.", "You can recharge only your own wizards.")
	}
	k := g.s.Cards[m.Card]
	i, ok := g.landAt(m.Who, k.At.Col, k.At.Row)
	if !ok {
		return g.unstated("landscape of "+g.def(m.Card).id,
			"An welcher Landschaft der Zauberer liegt, steht nicht fest: Nenne sie in der Stellung.",
			"The position does not say which landscape the wizard is next to: name it.")
	}
	n := max(1, m.N)
	if g.s.Sides[m.Who].Lands[i].Stock < n || k.Power+n > mostPower {
		return g.refuse("103.G.d 127.A.a",
			"So viele Rohstoffe hat die Landschaft nicht, oder der Zauberer fasst nicht so viel Zauberkraft.",
			"The landscape does not hold that many resources, or the wizard has no room for that much magic power.")
	}
	g.editLands(m.Who)[i].Stock -= n
	w := g.edit(m.Card)
	w.Power += n
	w.Fresh += n
	cites := []string{"zud.magie.zauberer", "127.A.a"}
	if g.isBond(g.def(m.Card)) {
		cites = append([]string{"127.C.a"}, cites...)
	}
	e := g.emit("fed", m.Who, cites...)
	e.Card, e.N = m.Card, int(n)
	return nil
}
