package engine

// mill-takes: {n: 2}. The trade advantage takes so many resources (Ruling 103.E.e).

// wordMillTakes returns the effect word `mill-takes`.
func wordMillTakes() Word {
	return Word{
		Name: "mill-takes", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "how much the trade advantage takes",
		Example: "Bankhaus",
	}
}

// millTakes returns how many resources p's trade advantage takes: one, or what the best building allows.
func millTakes(g *game, p Player) int {
	n := 1
	g.eachFunction(p, "mill-takes", func(_ CardNo, x *node) { n = max(n, x.arg.Get("n").Int()) })
	return n
}
