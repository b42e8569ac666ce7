package engine

import "slices"

// misreadMainOpens reads 103.G.b wrongly: first the active player acts, then points are counted.
func misreadMainOpens(g *game) next {
	g.silent = true
	return done
}

// misreadStepOver reads 103.G.c wrongly: the steps of the main phase are taken in the order of the list. A player who
// has built an expansion in this turn takes none of the others any more, and builds no second one.
func (g *conditions) misreadStepOver(p Player) bool {
	return slices.ContainsFunc(g.s.Cards, func(k Card) bool {
		return k.Laid && k.By == p && g.s.Turn > 0 && k.Since == g.s.Turn
	})
}

// misreadStepRefused refuses a step that misreadStepOver takes for over.
func (g *conditions) misreadStepRefused() error {
	return g.refuse("103.G.c", "Dieser Schritt ist für diesen Zug vorbei.", "That step of this turn is over.")
}
