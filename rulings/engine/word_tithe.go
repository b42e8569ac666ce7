package engine

// tithe: {n: 1}. The archdiocese brings its player gold for every action card that the opponent plays and for every
// spell, before it does anything else (Rulings 123.AF.a, 103.I.f, 103.P.c).

// wordTithe returns the effect word `tithe`.
func wordTithe() Word {
	return Word{
		Name: "tithe", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 1`",
		Doc:     "gold for each action card and spell of the opponent's",
		Example: "Bischofssitz",
	}
}

// tithe gives the opponent of `by` gold for card c, which `by` plays or casts.
func (g *game) tithe(by Player, c CardNo) {
	g.eachFunction(by.Other(), "tithe", func(see CardNo, n *node) {
		if g.wornOut(see) {
			return
		}
		g.wear(see)
		g.bring(by.Other(), Bag{Gold: int8(n.arg.Get("n").Int())}, see,
			n.cites...)
	})
}
