package engine

import "catanica/catalog"

// misreadMonumentStarts reads 123.BI.a wrongly: a monument is worth a point at once, and a residence brings its first
// goods.
func misreadMonumentStarts(g *game, c CardNo) {
	if g.def(c).victory.Count == "won" || g.has(c, "loads") != nil {
		g.edit(c).Stored = 1
	}
}

// misreadWizardWaits reads 127.B.a wrongly: a wizard's first magic power can be used from the next turn on.
func misreadWizardWaits(k *Card) { k.Fresh = 2 }

// misreadNamesMayMeet reads 102.B.Einheit wrongly: no two units of the same kind may be in play, but two with the same
// name may.
func misreadNamesMayMeet(d *def) bool { return d.is(catalog.Unit) && !d.unique }

// misreadKnightsAndDragonsOnce reads 118.C.a wrongly: only knights and dragons, which the booklet names, are limited to
// one copy.
func misreadKnightsAndDragonsOnce(d *def, once bool) bool { return once && !otherUnit(d) }

// misreadStolenIsFree reads 112.S.i wrongly: a stolen card is built free of charge.
func misreadStolenIsFree(g *game, m Move) error {
	if g.s.Cards[m.Card].Owner != m.Who {
		return nil
	}
	return payBuildCost(g, m)
}
