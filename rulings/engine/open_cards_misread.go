package engine

// misreadOnlyFromHand reads 105.C.b wrongly: cards are built from the hand only.
func (g *ledger) misreadOnlyFromHand() error {
	return g.refuse("105.C.b", "Gebaut wird aus der Hand.", "Cards are built from the hand.")
}

// misreadTornDownIsGone reads kuw.erweitert.offene-karten wrongly: an open card that is torn down goes to the discard
// pile.
func misreadTornDownIsGone() bool { return false }
