package engine

// bonds: {}. A wizard who joins an ordinary wizard of the opponent's at a landscape of the same kind (Ruling 127.C.c)
// and starts without magic power (127.C.a). Otherwise he is a wizard like any other; he stays one whatever becomes of
// the wizard whom he joined (127.C.d).

// wordBonds returns the effect word `bonds`.
func wordBonds() Word {
	return Word{
		Name: "bonds", In: InForce,
		Doc:     "a wizard who joins one of the opponent's at the same kind of landscape and starts without power",
		Example: "Zauberbund",
	}
}

// isBond reports whether the card has that word.
func (g *board) isBond(d *def) bool { return g.t.Book.functionOf(d, "bonds") != nil }

// bonded returns why p cannot lay card c at the landscape, or nil.
func (g *board) bonded(p Player, c CardNo, at Spot) error {
	if !g.isBond(g.def(c)) {
		return nil
	}
	ok, sure := g.bondJoins(p, at)
	switch {
	case ok:
		return nil
	case !sure:
		return g.unstated("landscapes of "+p.Other().String(),
			"Es kommt darauf an, an welchen Landschaften die Zauberer von %s liegen: Nenne sie.",
			"It depends on which landscapes %s's wizards are next to: name them.", p.Other())
	}
	return g.refuse("127.C.c",
		"Dazu muss der Mitspieler einen gewöhnlichen Zauberer an einer Landschaft derselben Art haben.",
		"Your opponent must have an ordinary wizard at a landscape of the same kind.")
}

// bondJoins reports whether an ordinary wizard of the opponent's lies at a landscape of the kind at the spot (Ruling
// 127.C.c).
func (g *board) bondJoins(p Player, at Spot) (ok, sure bool) {
	i, known := g.landAt(p, at.Col, at.Row)
	sure = known
	for _, w := range g.wizards(p.Other()) {
		if g.isBond(g.def(w)) && g.by("127.C.c") {
			continue
		}
		k := g.card(w)
		j, there := g.landAt(k.Side, k.At.Col, k.At.Row)
		sure = sure && there
		ok = ok || known && there && g.s.Sides[p].Lands[i].Kind == g.s.Sides[k.Side].Lands[j].Kind
	}
	return ok, sure
}

// unbound reports whether a bond has ended because the wizard whom it joined has left. It never does (Ruling 127.C.d).
func (g *board) unbound(w CardNo) bool {
	if g.misread("127.C.d") {
		return g.misreadUnbound(w)
	}
	return false
}
