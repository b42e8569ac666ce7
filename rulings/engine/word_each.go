package engine

// each: {do: […]}. Both players carry the words out, the active one first (reading active-first).

func runEach(g *game, f *Frame) status {
	if f.Step > 1 {
		return done
	}
	p := g.inTurn()[f.Step]
	f.Step++
	g.pushNodes(g.node(f).do, p, f.Card)
	return again
}
