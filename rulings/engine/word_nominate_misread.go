package engine

import "slices"

// misreadNominees reads 125.B.c wrongly: nothing can touch the Philosopher's Stone.
func (g *targeting) misreadNominees(o nomination) []CardNo {
	return slices.DeleteFunc(g.nomineesOfKind(o), func(c CardNo) bool { return g.has(c, "bars-attacks") != nil })
}

// misreadDoublesOnce reads 121.M.a wrongly: a doubler lost to the event still adds to the yield of the same roll. What
// it adds is booked before the yield, which comes to the same.
func misreadDoublesOnce(g *game, c CardNo) {
	p := g.card(c).Side
	n := g.has(c, "doubles")
	if n == nil || p != g.s.Active || g.s.Phase != EventPhase {
		return
	}
	lands := g.editLands(p)
	for i := range lands {
		l := &lands[i]
		beside, _ := g.touches(c, *l)
		if beside && l.Number == g.s.Dice.Yield && slices.Contains(n.arg.Get("of").Strs(), l.Kind.Landscape()) {
			l.Stock += min(int8(max(1, n.arg.Get("n").Int())), 3-l.Stock)
		}
	}
}
