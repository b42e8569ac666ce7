package engine

import "slices"

// misreadNominees reads 125.B.c wrongly: nothing can touch the Philosopher's Stone.
func (g *targeting) misreadNominees(o nomination) []CardNo {
	return slices.DeleteFunc(g.nomineesOfKind(o), func(c CardNo) bool { return g.has(c, "bars-attacks") != nil })
}
