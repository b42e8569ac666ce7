package engine

import "catanica/catalog"

// mines: {most: 3}; by the reading mined-gold-room without end. A landscape expansion that gets a gold of its own
// whenever the number of the landscape beside it is rolled, and in no other way (Ruling 119.J.a). The gold stays on it:
// its player spends and trades it like any other, but it can neither be moved nor be joined by other gold, the brigands
// do not count it, and the opponent takes only from landscapes (Rulings 122.B.a, 122.B.b).

// wordMines returns the effect word `mines`.
func wordMines() Word {
	return Word{
		Name: "mines", In: InForce,
		Args:    []string{"most"},
		Form:    "`most: 3`",
		Doc:     "gets a gold of its own when the number of its landscape is rolled",
		Example: "Kolonialstützpunkt",
		Tells: []Sentence{
			{"mined", catalog.Text{DE: "{Der card} hat jetzt {n} Gold.", EN: "{The card} now has {n} gold."}},
		},
	}
}

// mineHolds returns how much gold an expansion with that word holds.
func mineHolds(n *node) int8 { return int8(max(1, n.arg.Get("most").Int())) }

// mine gives p's expansions their gold for the number rolled.
func (g *ledger) mine(p Player) {
	g.eachFunction(p, "mines", func(c CardNo, n *node) {
		side := g.card(c).Side
		for _, l := range g.s.Sides[side].Lands {
			beside, sure := g.touches(c, l)
			switch {
			case l.Number != g.s.Dice.Yield:
			case !sure && l.Kind == Gold:
				g.placesUnstated(side)
			case sure && beside:
				g.minesGold(p, c, n)
			}
		}
	})
}

// minesGold puts a gold on p's expansion c if there is room.
func (g *ledger) minesGold(p Player, c CardNo, n *node) {
	stored := g.card(c).Stored
	if stored < mineHolds(n) || g.reading("mined-gold-room") == "endless" && stored < 99 {
		g.edit(c).Stored++
		e := g.emit("mined", p, append([]string{"103.F.b"}, n.cites...)...)
		e.Card, e.N = c, int(stored)+1
	}
}

// mineRoom returns how much gold from elsewhere p's expansions can take: none (Rulings 119.J.a, 122.B.b).
func (g *treasury) mineRoom(p Player) int8 {
	if g.misread("119.J.a", "122.B.b/auflegen") {
		return g.misreadMineRoom(p)
	}
	return 0
}
