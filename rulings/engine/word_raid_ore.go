package engine

import "slices"

// raid-ore: {}. A unit that brings its player ore at the brigands, once the losses are settled (Ruling 103.E.b), in the
// first two rounds too (117.D.a). No source tells when it is one ore and when two, so a scenario has to assume the
// number.

// wordRaidOre returns the effect word `raid-ore`.
func wordRaidOre() Word {
	return Word{
		Name: "raid-ore", In: InForce,
		Doc:     "ore at the brigands; how much has to be assumed",
		Example: "Baroc",
	}
}

// raidOre brings both players their ore by the articles named, the active player first.
func (g *game) raidOre(cites ...string) {
	for _, p := range g.inTurn() {
		g.eachFunction(p, "raid-ore", func(c CardNo, n *node) {
			d := g.def(c)
			if d.gain == nil {
				g.undecided("gain of "+d.id,
					"Ob es 1 oder 2 Erz sind, sagt keine Quelle genau: Nimm es an (`assume: gain`).",
					"No source says exactly whether it is 1 ore or 2: assume it (`assume: gain`).")
				return
			}
			g.bring(p, Bag{Ore: d.gain.Bag[Ore]}, c, append(slices.Clip(cites), n.cites...)...)
		})
	}
}
