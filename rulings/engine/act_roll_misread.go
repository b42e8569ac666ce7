package engine

import "slices"

// misreadOwnRoll reads 117.F.a wrongly: a card takes its points only from rolls of its own player.
func misreadOwnRoll(g *game, cards []CardNo) []CardNo {
	return slices.DeleteFunc(cards, func(c CardNo) bool { return g.s.Cards[c].By != g.s.Active })
}
