package engine

// full-gain. For each landscape that was full when its number came up its player takes a resource of choice (Ruling
// 103.F.b).

// wordFullGain returns the effect word `full-gain`.
func wordFullGain() Word {
	return Word{
		Name: "full-gain", In: InForce,
		Doc:     "a resource of choice for each landscape that was full when its number came",
		Example: "Marktfleck",
	}
}

// fullGain lets p take resources for so many full landscapes.
func fullGain(g *game, p Player, full int) {
	if full == 0 {
		return
	}
	g.eachFunction(p, "full-gain", func(c CardNo, n *node) { g.beginGain(p, c, n.no, full) })
}
