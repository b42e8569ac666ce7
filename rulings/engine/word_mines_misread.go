package engine

// misreadMineRoom reads 119.J.a and 122.B.b wrongly: gold from elsewhere can be put on an expansion that mines.
func (g *treasury) misreadMineRoom(p Player) int8 {
	var room int8
	g.eachFunction(p, "mines", func(c CardNo, n *node) { room += mineHolds(n) - g.card(c).Stored })
	return room
}

// misreadGoldIntoMines reads 119.J.a and 122.B.b wrongly: gold that has found no room on p's landscapes goes to the
// expansions that mine.
func (g *ledger) misreadGoldIntoMines(p Player, gold int8) {
	gold -= g.room(p)[Gold] - g.mineRoom(p)
	g.eachFunction(p, "mines", func(c CardNo, n *node) {
		if add := min(gold, mineHolds(n)-g.card(c).Stored); add > 0 {
			g.edit(c).Stored += add
			gold -= add
		}
	})
}
