package engine

import "catanica/catalog"

// give-power: {n: 1}. Every wizard of both players gets n magic power, as far as he can hold it (three). It can be used
// at once (Ruling 127.A.a).

const procGivePower procName = "give-power"

// wordGivePower returns the effect word `give-power`.
func wordGivePower() Word {
	return Word{
		Name: "give-power", In: OnEvent,
		Args:    []string{"n"},
		Form:    "`n: 1`",
		Doc:     "each wizard gets magic power",
		Example: "Tanz der Einhörner",
		Procedures: []Procedure{
			{Name: procGivePower, Steps: []Step{{Name: "give", Do: givesPower}}},
		},
	}
}

func givesPower(g *game, f *Frame) next {
	n := g.node(f)
	for _, p := range g.inTurn() {
		g.laidBy(p, func(c CardNo) {
			add := min(int8(max(1, n.arg.Get("n").Int())), 3-g.card(c).Power)
			if !g.isType(c, catalog.Wizard) || add <= 0 {
				return
			}
			g.edit(c).Power += add
			e := g.emit("fed", p, n.cites...)
			e.Card, e.N = c, int(add)
		})
	}
	return done
}
