package engine

// misreadMainOpens reads 103.G.b wrongly: first the active player acts, then points are counted.
func misreadMainOpens(g *game) next {
	g.silent = true
	return done
}
