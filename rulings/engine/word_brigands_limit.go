package engine

// brigands-limit: {n: 10}. Brigands let its player keep so many resources (Ruling 103.E.b).

// wordBrigandsLimit returns the effect word `brigands-limit`.
func wordBrigandsLimit() Word {
	return Word{
		Name: "brigands-limit", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 10`",
		Doc:     "how many resources brigands let pass",
		Example: "Gericht",
	}
}

// brigandsLimit returns how many resources p may hold without being robbed: seven, or the number that the best building
// allows.
func brigandsLimit(g *game, p Player) int {
	limit := 7
	g.eachFunction(p, "brigands-limit", func(_ CardNo, n *node) { limit = max(limit, n.arg.Get("n").Int()) })
	return limit
}
