package engine

// A player can spend the resources on his landscapes, and the gold that his expansions have mined (word mines).

// mined returns the gold on p's working expansions.
func (g *board) mined(p Player) int8 {
	var n int8
	g.eachFunction(p, "mines", func(c CardNo, _ *node) { n += g.card(c).Stored })
	return n
}

// purse returns what p can spend: the resources on his landscapes and the gold that his expansions have mined (Ruling
// 122.B.b).
func (g *board) purse(p Player) Bag {
	if g.misread("122.B.b/verwenden") {
		return g.misreadPurse(p)
	}
	b := g.stock(p)
	b[Gold] += g.mined(p)
	return b
}

// givable returns what p may give up of his own free will, mined gold included (Ruling 122.B.b).
func (g *board) givable(p Player) Bag {
	if g.misread("122.B.b/freiwillig") {
		return g.misreadPurse(p)
	}
	return g.purse(p)
}

// demandable returns how many resources p can be made to give up: mined gold is not among them (Ruling 122.B.b).
func (g *board) demandable(p Player) int {
	if g.misread("122.B.b/verlangen") {
		return g.misreadDemandable(p)
	}
	return g.stock(p).Total()
}

// affords reports whether p can spend b.
func (g *treasury) affords(p Player, b Bag) bool { return !b.beyond(g.purse(p)) }

// minedSurelyPays reports whether mined gold certainly pays for card c. The list of its uses does not say whether it
// pays for a building (Ruling 122.B.b, reading mined-gold-builds).
func (g *treasury) minedSurelyPays(c CardNo) bool {
	return c != NoCard && (g.card(c).Laid || g.def(c).action())
}

// purseFor returns the resources with which p can pay for card c.
func (g *treasury) purseFor(p Player, c CardNo) Bag {
	if g.mined(p) == 0 {
		return g.stock(p)
	}
	if g.minedSurelyPays(c) || g.t.reading("mined-gold-builds") != "no" {
		return g.purse(p)
	}
	return g.stock(p)
}

// readMined records that p pays b for a building with mined gold, or cannot do so (reading mined-gold-builds).
func (g *treasury) readMined(p Player, c CardNo, b Bag) {
	if !g.minedSurelyPays(c) && g.mined(p) > 0 && b.beyond(g.stock(p)) && g.affords(p, b) {
		g.read("mined-gold-builds")
	}
}

// Mines returns p's working expansions with mined gold, in the order in which a move counts it.
func Mines(t *Table, s *State, p Player) []CardNo { return look(t, s).filledMines(p) }

// filledMines returns p's working expansions that hold mined gold.
func (g *board) filledMines(p Player) []CardNo {
	var out []CardNo
	g.eachFunction(p, "mines", func(c CardNo, _ *node) {
		if g.card(c).Stored > 0 {
			out = append(out, c)
		}
	})
	return out
}

// payOut takes b from p: mined gold that the move names, then from his landscapes, and any gold that they lack from the
// mined gold (reading landscape-order).
func (g *ledger) payOut(p Player, b Bag) {
	b[Gold] -= g.payNamedMined(p, b[Gold])
	stock := g.stock(p)[Gold]
	if b[Gold] > 0 && stock > 0 && b[Gold] < stock+g.mined(p) && g.mined(p) > 0 {
		g.read("landscape-order")
	}
	g.spend(p, b)
	if lack := b[Gold] - stock; lack > 0 {
		g.payMined(p, lack)
	}
}

// payNamedMined takes up to n pieces of gold from the expansions that p's move names, and returns how many those pay.
func (g *ledger) payNamedMined(p Player, n int8) int8 {
	if g.named.mined == 0 || g.named.who != p {
		return 0
	}
	paid := int8(0)
	for i, c := range g.filledMines(p) {
		if some := min(n-paid, g.named.mined.Of(i), g.card(c).Stored); some > 0 {
			g.edit(c).Stored -= some
			paid += some
		}
	}
	g.named.mined = 0
	return paid
}

// payMined takes n pieces of gold from p's expansions that have mined some: those that the move names, then one after
// the other from the fullest, the first among equals (reading landscape-order).
func (g *ledger) payMined(p Player, n int8) {
	n -= g.payNamedMined(p, n)
	mines, total := len(g.filledMines(p)), g.mined(p)
	if mines > 1 && n > 0 && n < total {
		g.read("landscape-order")
	}
	for range min(n, total) {
		fullest := NoCard
		g.eachFunction(p, "mines", func(c CardNo, _ *node) {
			if fullest == NoCard || g.card(c).Stored > g.card(fullest).Stored {
				fullest = c
			}
		})
		g.edit(fullest).Stored--
	}
}

// tradeable returns what p can trade with the bank. Through a large fleet that is only what lies on landscapes (Ruling
// 122.B.b).
func (g *treasury) tradeable(p Player, large CardNo) Bag {
	if large != NoCard {
		return g.stock(p)
	}
	return g.purse(p)
}

// reach returns the resources that the opponent and the brigands can take, which excludes mined gold (Ruling 122.B.a).
func (g *treasury) reach(p Player) Bag {
	if g.misread("122.B.a", "122.B.b/nicht-wegnehmen") {
		return g.misreadReach(p)
	}
	return g.stock(p)
}
