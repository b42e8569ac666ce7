package engine

// misreadBreaksIn reads 119.C.a wrongly: an event takes what lies in a store as well.
func misreadBreaksIn(g *game, p Player, lost Bag) {
	g.laidBy(p, func(c CardNo) {
		if n := g.has(c, "keeps"); n != nil {
			g.edit(c).Stored -= min(g.card(c).Stored, lost[storedKind(n)])
		}
	})
}

// misreadStoresMined reads 122.B.b wrongly: mined gold can be moved into a store.
func misreadStoresMined(g *game, m Move) error {
	if !g.affords(m.Who, m.Give) {
		return g.misreadTooLittle()
	}
	g.payOut(m.Who, m.Give)
	g.edit(m.Card).Stored += m.Give[Gold]
	e := g.emit("put-away", m.Who, g.textOf(m.Card), "103.P.c")
	e.Card, e.Get = m.Card, m.Give
	return nil
}

// misreadTooLittle refuses to store more than p has.
func (g *game) misreadTooLittle() error {
	return g.refuse("103.G.c", "So viele Rohstoffe dieser Sorte hast du nicht.",
		"You do not have that many of these resources.")
}
