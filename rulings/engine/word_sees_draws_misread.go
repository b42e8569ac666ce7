package engine

// misreadSeesDraw reads 120.D.a wrongly: only what is drawn at the end of the turn is shown.
func (g *ledger) misreadSeesDraw(p Player, embassy CardNo) bool {
	return g.card(embassy).Side == p && g.s.Phase == EndPhase
}
