package engine

// What a player can spend: the resources on his landscapes, and the gold that his expansions have mined (word mines).

// mined returns the gold on p's working expansions.
func (g *board) mined(p Player) int8 {
	var n int8
	g.eachFunction(p, "mines", func(c CardNo, _ *node) { n += g.card(c).Stored })
	return n
}

// purse returns what p can spend: what lies on his landscapes and what his expansions have mined (Ruling 122.B.b).
func (g *board) purse(p Player) Bag {
	if g.misread("122.B.b") {
		return g.misreadPurse(p)
	}
	b := g.stock(p)
	b[Gold] += g.mined(p)
	return b
}

// affords reports whether p can spend b.
func (g *treasury) affords(p Player, b Bag) bool { return !b.beyond(g.purse(p)) }

// minedSurelyPays reports whether mined gold pays for card c without doubt. Whether it pays for a building, the list of
// what it may be used for does not say (122.B.b, reading mined-gold-builds).
func (g *treasury) minedSurelyPays(c CardNo) bool {
	return c != NoCard && (g.card(c).Laid || g.def(c).action())
}

// purseFor returns what p can pay for card c with.
func (g *treasury) purseFor(p Player, c CardNo) Bag {
	if g.mined(p) == 0 {
		return g.stock(p)
	}
	if g.minedSurelyPays(c) || g.t.reading("mined-gold-builds") != "no" {
		return g.purse(p)
	}
	return g.stock(p)
}

// readMined notes that p pays b for a building with mined gold, or cannot do so (reading mined-gold-builds).
func (g *treasury) readMined(p Player, c CardNo, b Bag) {
	if !g.minedSurelyPays(c) && g.mined(p) > 0 && b.beyond(g.stock(p)) && g.affords(p, b) {
		g.read("mined-gold-builds")
	}
}

// payOut takes b from p: from his landscapes, and the gold that they lack from what has been mined.
func (g *ledger) payOut(p Player, b Bag) {
	lack := b[Gold] - g.stock(p)[Gold]
	g.spend(p, b)
	if lack > 0 {
		g.payMined(p, lack)
	}
}

// payMined takes n pieces of gold from p's expansions that have mined some.
func (g *ledger) payMined(p Player, n int8) {
	g.eachFunction(p, "mines", func(c CardNo, _ *node) {
		some := min(n, g.card(c).Stored)
		g.edit(c).Stored -= some
		n -= some
	})
}

// tradeable returns what p can trade with the bank; through a large fleet only what lies on landscapes (122.B.b).
func (g *treasury) tradeable(p Player, large CardNo) Bag {
	if large != NoCard {
		return g.stock(p)
	}
	return g.purse(p)
}

// reach returns what the opponent and the brigands can get at: not what has been mined (Ruling 122.B.a).
func (g *treasury) reach(p Player) Bag {
	if g.misread("122.B.a") {
		return g.misreadReach(p)
	}
	return g.stock(p)
}
