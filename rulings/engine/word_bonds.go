package engine

import "slices"

// bonds: {}. A wizard who joins an ordinary wizard of the opponent's at a landscape of the same kind (127.C.c), and starts
// without magic power (127.C.a). Otherwise he is a wizard like any other, and what becomes of the one whom he joined does
// not touch him (127.C.d).

// isBond reports whether the card has that word.
func (g *game) isBond(d *def) bool {
	return slices.ContainsFunc(d.works, func(i int16) bool { return g.t.Book.nodes[i].word.Name == "bonds" })
}

// bonded tells why p cannot lay card c at the landscape, or nil.
func (g *game) bonded(p Player, c CardNo, at Spot) error {
	if !g.isBond(g.def(c)) {
		return nil
	}
	ok, sure := g.joins(p, at)
	switch {
	case ok:
		return nil
	case !sure:
		return g.unstated("landscapes of "+p.Other().String(), "Es hängt davon ab, an welchen Landschaften die Zauberer von %[1]s liegen: nenne sie.",
			"It depends on the landscapes at which the wizards of %[1]s lie: state them.", p.Other())
	}
	return g.refuse("127.C.c", "Dazu braucht der Mitspieler einen gewöhnlichen Zauberer an einer Landschaft derselben Art.",
		"For that the opponent needs an ordinary wizard at a landscape of the same kind.")
}

// joins reports whether an ordinary wizard of the opponent's lies at a landscape of the kind that lies at the spot.
func (g *game) joins(p Player, at Spot) (ok, sure bool) {
	i, known := g.landAt(p, at.Col, at.Row)
	sure = known
	for _, w := range g.wizards(p.Other()) {
		if g.isBond(g.def(w)) && g.t.on("127.C.c") { // switched off, the tempting reading: a bond is a wizard, so it will do
			continue
		}
		k := g.card(w)
		j, there := g.landAt(k.Side, k.At.Col, k.At.Row)
		sure = sure && there
		ok = ok || known && there && g.s.Sides[p].Lands[i].Kind == g.s.Sides[k.Side].Lands[j].Kind
	}
	return ok, sure
}

// unbound is the reading that 127.C.d refuses, that a bond ends with the wizard whom it joined; only mutation asks.
func (g *game) unbound(w CardNo) bool {
	if g.t.on("127.C.d") || !g.isBond(g.def(w)) {
		return false
	}
	ok, _ := g.joins(g.card(w).By, g.card(w).At)
	return !ok
}

// wordBonds is the effect word `bonds`.
func wordBonds() Word {
	return Word{
		Name: "bonds", In: InForce,
		Doc:     "a wizard who joins one of the opponent's at the same kind of landscape and starts without power",
		Example: "Zauberbund",
	}
}
