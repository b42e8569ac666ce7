package engine

// misreadLapses reads 103.R.a and 117.E.a wrongly: the conditions for building a card must go on being met.
func (g *game) misreadLapses(c CardNo) bool { return !g.stillAllowed(c, false) }

// misreadTooNew reads 103.P.b wrongly: a new card works from the next turn on.
func (g *game) misreadTooNew(c CardNo) bool { return g.newThisTurn(c) }

// misreadNothingBlocks reads 103.P.a wrongly: a card on another one does not block it.
const misreadNothingBlocks = NoCard

// misreadAttacksEnd reads 125.B.d wrongly: once a stone is in play, attacks that are already in play end.
func (g *game) misreadAttacksEnd(c CardNo) bool {
	if !g.def(c).attack() {
		return false
	}
	for p := range g.s.Sides {
		for _, x := range g.s.Sides[p].Laid {
			if g.has(x, "bars-attacks") != nil {
				return true
			}
		}
	}
	return false
}
