package engine

import "catanica/catalog"

// mines: {most: 3} (by the reading mined-gold-room without end). A landscape expansion that gets a gold of its own whenever the number of the landscape beside it is
// rolled, and in no other way (119.J.a). The gold stays on it: its player spends and trades it like any other, but it can
// neither be moved nor be joined by other gold, the brigands do not count it, and what the opponent takes he takes from the
// landscapes (122.B.a, 122.B.b).

// mined is the gold on p's working expansions.
func (g *game) mined(p Player) int8 {
	var n int8
	g.eachFunction(p, "mines", func(c CardNo, _ *node) { n += g.card(c).Stored })
	return n
}

// purse is what p can spend: what lies on his landscapes, and what his expansions have mined (122.B.b).
func (g *game) purse(p Player) Bag {
	b := g.stock(p)
	if g.t.on("122.B.b") { // switched off, the tempting reading: only what lies on a landscape is in store
		b[Gold] += g.mined(p)
	}
	return b
}

// affords reports whether p can spend b.
func (g *game) affords(p Player, b Bag) bool { return !b.beyond(g.purse(p)) }

// purseFor is what p can pay for card c with. Whether mined gold pays for building, the list of what it may be used for
// does not say (122.B.b, reading mined-gold-builds).
func (g *game) purseFor(p Player, c CardNo) Bag {
	if c != NoCard && (g.card(c).Laid || g.def(c).action()) || g.t.reading("mined-gold-builds") != "no" {
		return g.purse(p)
	}
	return g.stock(p)
}

// readMined notes that a building is paid for with mined gold, or cannot be (reading mined-gold-builds).
func (g *game) readMined(p Player, c CardNo, b Bag) {
	if c != NoCard && (g.card(c).Laid || g.def(c).action()) || g.mined(p) == 0 || !b.beyond(g.stock(p)) || b.beyond(g.purse(p)) {
		return
	}
	g.read("mined-gold-builds")
}

// payOut takes b from p: from his landscapes, and the gold that they lack from what has been mined.
func (g *game) payOut(p Player, b Bag) {
	lack := b[Gold] - g.stock(p)[Gold]
	g.spend(p, b)
	if lack <= 0 {
		return
	}
	g.eachFunction(p, "mines", func(c CardNo, _ *node) {
		n := min(lack, g.card(c).Stored)
		g.edit(c).Stored -= n
		lack -= n
	})
}

// tradeable is what p can trade with the bank: through a large fleet only what lies on the landscapes beside it (122.B.b).
func (g *game) tradeable(p Player, large CardNo) Bag {
	if large != NoCard {
		return g.stock(p)
	}
	return g.purse(p)
}

// mine lets p's expansions get their gold. Nobody else and nothing else gives them any (119.J.a).
func (g *game) mine(p Player) {
	g.eachFunction(p, "mines", func(c CardNo, n *node) {
		k := g.edit(c)
		for _, l := range g.s.Sides[k.Side].Lands {
			beside, sure := g.touches(c, l)
			if l.Number != g.s.Dice.Yield || sure && !beside {
				continue
			}
			if !sure {
				if l.Kind == Gold {
					g.placesUnstated(k.Side)
				}
				continue
			}
			most := max(1, n.arg.Get("most").Int())
			if int(k.Stored) < most || g.reading("mined-gold-room") == "endless" && k.Stored < 99 {
				k.Stored++
				e := g.emit("mined", p, append([]string{"103.F.b"}, n.cites...)...)
				e.Card, e.N = c, int(k.Stored)
			}
		}
	})
}

// mineRoom is how much more gold p's expansions could hold, in the reading that 119.J.a and 122.B.b refuse, that gold from
// elsewhere may go there; only mutation finds any.
func (g *game) mineRoom(p Player) int8 {
	if g.t.on("119.J.a", "122.B.b") {
		return 0
	}
	var room int8
	g.eachFunction(p, "mines", func(c CardNo, n *node) { room += int8(max(1, n.arg.Get("most").Int())) - g.card(c).Stored })
	return room
}

// overflow puts gold that has found no room on a landscape on the expansions; only mutation comes here.
func (g *game) overflow(p Player, gold int8) {
	g.eachFunction(p, "mines", func(c CardNo, n *node) {
		add := min(gold, int8(max(1, n.arg.Get("most").Int()))-g.card(c).Stored)
		if add > 0 && !g.t.on("119.J.a", "122.B.b") {
			g.edit(c).Stored += add
			gold -= add
		}
	})
}

// reach is what the opponent and the brigands can get at: not what has been mined (122.B.a). Switched off, the tempting
// reading: a mine is one more gold landscape.
func (g *game) reach(p Player) Bag {
	b := g.stock(p)
	if !g.t.on("122.B.a") {
		b[Gold] += g.mined(p)
	}
	return b
}

// wordMines is the effect word `mines`.
func wordMines() Word {
	return Word{
		Name: "mines", In: InForce,
		Args:    []string{"most"},
		Form:    "`most: 3`",
		Doc:     "gets a gold of its own when the number of its landscape is rolled",
		Example: "Kolonialstützpunkt",
		Tells: []Sentence{
			{"mined", catalog.Text{DE: "{card} hat jetzt {n} Gold.", EN: "{card} now has {n} gold."}},
		},
	}
}
