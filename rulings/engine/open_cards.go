package engine

import (
	"slices"

	"catanica/catalog"
)

// Open cards lie face up beside the stacks, all copies of them (Ruling 105.C.b): with some theme sets the Church and
// the Town Hall, the University, the Harbor; in the beginners' tournament game of 1997 the University. They are built
// straight from the display, never enter a hand, and return to the display when they are lost. The game decides which
// cards they are (Options.Open). Citadels lie there as well, but are central cards (citadel.go).

// opens reports whether cards like c are open cards in this game.
func (g *ledger) opens(c CardNo) bool {
	return g.s.Cards[c].Def >= 0 && slices.Contains(g.t.open, g.s.Cards[c].Def)
}

// onDisplay reports whether c lies in the middle, where both players may build it.
func (g *ledger) onDisplay(c CardNo) bool {
	return c >= 0 && g.opens(c) && slices.Contains(g.s.Display.Top, c)
}

// mayTakeOpen returns why p may not build the open card c, or nil.
func (g *ledger) mayTakeOpen(p Player, c CardNo) error {
	if g.misreadOf(c, "105.C.b", "105.C.b/auslegen") {
		return g.misreadOnlyFromHand()
	}
	limit := g.openLimit()
	has := slices.ContainsFunc(g.s.Cards, func(k Card) bool { return k.Laid && k.By == p && k.Def == g.s.Cards[c].Def })
	if has && g.by(limit...) {
		return g.refuseBy(limit, "Von den offenen Karten darf jeder Spieler jede höchstens einmal bauen.",
			"Each player can build each of the face-up cards only once.")
	}
	return nil
}

// openLimit returns the articles that limit each player to one copy of an open card: the booklet of 2005; before it,
// that open cards are treated as the universities of 1997 were (Ruling 101.D.c).
func (g *ledger) openLimit() []string {
	if g.t.since(catalog.Ed2005) {
		return []string{"kuw.erweitert.offene-karten"}
	}
	return []string{"101.D.c"}
}

// takeOpen takes an open card from the display for p, who builds it now.
func (g *ledger) takeOpen(p Player, c CardNo) {
	g.editPile(&g.s.Display).remove(c)
	g.edit(c).Owner = p
}

// reopen returns an open card that p has lost to the display, and reports whether c is such a card (Ruling 105.C.b).
func (g *ledger) reopen(p Player, c CardNo, cites ...string) bool {
	if g.opens(c) && g.by("105.C.b/verlust") {
		d := g.editPile(&g.s.Display)
		d.Top = append(d.Top, c)
		g.emit("laid-open", p, append([]string{"105.C.b"}, cites...)...).Card = c
		return true
	}
	return false
}

// reopenTornDown does what reopen does for a card that its owner tears down. The booklet of 2005 says that it returns;
// before then no source says so, and a reading decides (open-torn-down).
func (g *ledger) reopenTornDown(p Player, c CardNo) bool {
	if !g.opens(c) || g.reading("open-torn-down") != "display" {
		return false
	}
	if g.t.since(catalog.Ed2005) {
		return g.reopenByBooklet(p, c)
	}
	return g.reopen(p, c)
}

// reopenByBooklet applies reopenTornDown to editions since 2005 (kuw.erweitert.offene-karten).
func (g *ledger) reopenByBooklet(p Player, c CardNo) bool {
	if g.misread("kuw.erweitert.offene-karten") {
		return misreadTornDownIsGone()
	}
	return g.reopen(p, c, "kuw.erweitert.offene-karten")
}
