package engine

import "catanica/catalog"

// misreadGoal reads 101.D.c wrongly: a game is won with the number of points of the other game.
func misreadGoal(t *Table) int {
	if t.Game == catalog.Basic && t.Variant != Beginners {
		return 13
	}
	return 12
}
