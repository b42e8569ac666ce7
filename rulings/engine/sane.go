package engine

// sane reports whether every number in the move is valid in this game, so that the code behind it need not check again.
// Moves come from outside: from a scenario, a browser, a saved game.
func (g *conditions) sane(m Move) bool {
	return (m.Who == North || m.Who == South || m.Who == Chance) &&
		within(int(m.Verb), 1, len(verbNames)-1) &&
		g.isCard(m.Card) && g.isCard(m.On) && g.isCard(m.By) && (m.At.Kind != OnCard || g.isCard(m.At.Card)) &&
		within(int(m.Face), 0, len(faceNames)-1) &&
		within(int(m.Central), 0, len(placeNames)-1) &&
		within(int(m.At.Kind), 0, int(OnTable)) && within(int(m.At.Row), -2, 2) && within(int(m.At.Col), -60, 60) &&
		within(int(m.N), 0, 99) && within(int(m.Under), 0, 99) &&
		within(int(m.Reveals), 0, len(g.t.defs)) &&
		(m.Side == North || m.Side == South || m.Side == m.Who) && within(int(m.Stars), 0, 99) &&
		within(int(m.To.Kind), 0, int(OnPile)) && within(int(m.To.Row), -2, 2) && within(int(m.To.Col), -60, 60) &&
		m.Give.sane() && m.Get.sane() && m.Save.sane()
}

// tidy clears the fields that the spot's kind does not use, so that equal spots are equal values.
func (at Spot) tidy() Spot {
	if at.Kind != OnCard {
		at.Card = 0
	}
	switch at.Kind {
	case AtLandscape: // one card lies above or below each
		at.Row = max(-1, min(at.Row, 1))
	case OnRoad:
		at.Row = 0
	}
	return at
}

// within reports whether low <= n <= high.
func within(n, low, high int) bool { return n >= low && n <= high }

// isCard reports whether c is NoCard or a card of the game.
func (g *board) isCard(c CardNo) bool { return c >= NoCard && int(c) < len(g.s.Cards) }

// sane reports whether no count in the bag is negative or more than a principality can hold.
func (b Bag) sane() bool {
	for _, n := range b {
		if !within(int(n), 0, 99) {
			return false
		}
	}
	return true
}
