package engine

import "catanica/catalog"

// misreadCounts reads the glossary wrongly: buildings are all that has been built (102.B.Gebäude), knights all that
// fight (102.B.Ritter), a peasant army is knights (118.B.a), units are all that have legs (102.B.Einheit).
func (g *board) misreadCounts(d *def, t catalog.CardType) bool {
	switch {
	case t == catalog.Building && g.misread("102.B.Gebäude"):
		return d.is(t) || d.is(catalog.Unit)
	case t == catalog.Knight && g.misread("102.B.Ritter"):
		return d.is(catalog.Unit)
	case t == catalog.Knight && d.growsOnGrain() && g.misread("118.B.a"):
		return true
	case t == catalog.Unit && g.misread("102.B.Einheit"):
		return d.is(t) || d.is(catalog.Wizard)
	}
	return d.is(t)
}

// misreadImmunityLost reads 112.G.e wrongly: a blocked card loses its immunity with its functions.
func (g *board) misreadImmunityLost(c CardNo) bool { return g.blocked(c) }
