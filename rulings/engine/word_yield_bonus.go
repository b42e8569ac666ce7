package engine

// yield-bonus: {n: 1, stored: 3}. After the own roll its player takes resources of choice, if so much is stored on the
// card (Rulings 103.F.b, 103.I.e).

// wordYieldBonus returns the effect word `yield-bonus`.
func wordYieldBonus() Word {
	return Word{
		Name: "yield-bonus", In: InForce,
		Args:    []string{"n", "stored"},
		Form:    "`n: 1`, `stored: 3`",
		Doc:     "resources of choice after the own roll (when so much is stored)",
		Example: "Vogtei",
	}
}

// yieldBonus lets p take the bonuses of his own roll (Ruling 103.I.e).
func yieldBonus(g *game, p Player) {
	due := p == g.s.Active
	if g.misread("103.I.e") {
		due = misreadBonusOnAnyRoll()
	}
	g.eachFunction(p, "yield-bonus", func(c CardNo, n *node) {
		now := due
		if g.misreadOf(c, "103.P.c", "101.D.d") {
			now = misreadBonusOnAnyRoll()
		}
		if now && bonusDue(g, c, n) {
			g.beginGain(p, c, n.no, max(1, n.arg.Get("n").Int()))
		}
	})
}

// bonusDue reports whether card c gives its bonus with the yield. Bonuses that depend on goods come then as well
// (Ruling 122.C.d).
func bonusDue(g *game, c CardNo, n *node) bool {
	if g.misread("122.C.d") {
		return misreadBonusDue(n)
	}
	return int(g.s.Cards[c].Stored) >= n.arg.Get("stored").Int()
}
