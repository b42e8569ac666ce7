package engine

// misreadBreaksIn reads 119.C.a wrongly: an event takes what lies in a store as well.
func misreadBreaksIn(g *game, p Player, lost Bag) {
	g.laidBy(p, func(c CardNo) {
		if n := g.has(c, "keeps"); n != nil {
			g.edit(c).Stored -= min(g.card(c).Stored, lost[storedKind(n)])
		}
	})
}
