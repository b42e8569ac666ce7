package engine

// shuffle-events: {}. All event cards are shuffled anew, the one just turned over among them. From then on chance
// names the event that comes up.

func runShuffleEvents(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	g.editPile(&g.s.Events).shuffle()
	if g.misread("113.F.b") {
		misreadBanishedBack(g)
	}
	g.emit("shuffled", Chance, g.node(f).cites...).Card = f.Card
	return again
}
