package engine

import "catanica/catalog"

// misreadSortsApart reads 105.C.a wrongly: the cards of a theme set and those of the basic game stay apart. In the
// extended game the first four stacks are the basic game's.
func (g *board) misreadSortsApart(c CardNo, n int8) error {
	if g.t.Game != catalog.Extended || g.s.Cards[c].Def < 0 {
		return nil
	}
	if _, basic := g.def(c).card.InSet("grundspiel"); basic != (n <= 4) {
		return g.refuse("105.C.a", "Die Karten bleiben unter sich.", "The cards stay among themselves.")
	}
	return nil
}
