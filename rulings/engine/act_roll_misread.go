package engine

import "slices"

// misreadOwnRoll reads 117.F.a wrongly: a card takes points from its own player's roll only.
func misreadOwnRoll(g *game, cards []CardNo) []CardNo {
	return slices.DeleteFunc(cards, func(c CardNo) bool { return g.s.Cards[c].By != g.s.Active })
}
