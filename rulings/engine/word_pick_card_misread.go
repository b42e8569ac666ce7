package engine

// misreadPickDeclined reads 119.E.b wrongly: a player may decline.
const misreadPickDeclined = true

// misreadPickDeclinable reads 119.E.b wrongly: a player who is content with his hand may decline. It passes any other
// answer to take.
func misreadPickDeclinable(g *game, f *Frame, m Move, take func(*game, *Frame, Move) (next, error)) (next, error) {
	if m.Verb == Pass {
		return done, nil
	}
	return take(g, f, m)
}

// misreadPicksFromOpponent reads 119.E.a wrongly: a card can be chosen out of the opponent's stack too. It moves the
// card to the player's stack of that number.
func misreadPicksFromOpponent(g *game, p Player, m Move) {
	if pickedFromOpponent(g, p, m) {
		g.editStack(p.Other(), m.N).remove(m.Card)
		g.editStack(p, m.N).putUnder(m.Card)
	}
}
