package engine

// misreadLiftsFirst reads 103.N.a wrongly: blocking cards are removed before the event card is turned up.
func misreadLiftsFirst(g *game) next {
	g.liftAfterQuestion()
	return questionEvent
}

// misreadFallsLast reads 103.N.a wrongly: buildings fall after the event.
func misreadFallsLast(g *game) next {
	fallOnQuestion(g)
	return done
}
