package engine

import "catanica/catalog"

// misreadCounts reads the glossary wrongly: everything that was built is a building (Ruling 102.B.Gebäude), everything
// that fights is a knight, dragons and wizards too (102.B.Ritter), a peasant army counts as knights (118.B.a),
// everything with legs is a unit (102.B.Einheit).
func (g *board) misreadCounts(d *def, t catalog.CardType) bool {
	switch {
	case t == catalog.Building && g.misread("102.B.Gebäude/kurz"):
		return d.is(t) || d.is(catalog.Unit)
	case t == catalog.Knight && g.misread("102.B.Ritter/kurz"):
		return d.is(catalog.Unit)
	case t == catalog.Knight && d.growsOnGrain() && g.misread("118.B.a"):
		return true
	case t == catalog.Knight && d.is(catalog.Dragon) && g.misread("102.B.Ritter/drachen"):
		return true
	case t == catalog.Knight && d.is(catalog.Wizard) && g.misread("102.B.Ritter/zauberer"):
		return true
	case t == catalog.Unit && g.misread("102.B.Einheit/zauberer"):
		return d.is(t) || d.is(catalog.Wizard)
	}
	return d.is(t)
}

// misreadImmunityLost reads 112.G.e wrongly: a blocked card loses its immunity with its functions.
func (g *board) misreadImmunityLost(c CardNo) bool { return g.blocked(c) }
