package engine

import "slices"

// misreadNominees reads 125.B.c wrongly: nothing can touch the Philosopher's Stone.
func misreadNominees(g *game, o nomination) []CardNo {
	return slices.DeleteFunc(nomineesOfKind(g, o), func(c CardNo) bool { return g.has(c, "bars-attacks") != nil })
}
