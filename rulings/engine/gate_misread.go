package engine

// misreadGateOfOtherTime reads 101.D.b wrongly: the threshold of the other period applies.
func misreadGateOfOtherTime(together bool) (each int, ok bool) {
	if together {
		return 3, true
	}
	return 0, true
}

// misreadGateForSpells reads 126.A.a wrongly: spells wait for the threshold as actions do.
func (g *progress) misreadGateForSpells(d *def) error { return g.gateShut(d) }
