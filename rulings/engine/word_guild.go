package engine

import "slices"

// guild. For each bank trade of the opponent's its player gets a resource of the kind that the opponent has given
// (Rulings 102.B.Banktausch, 103.P.c).

// wordGuild returns the effect word `guild`.
func wordGuild() Word {
	return Word{
		Name: "guild", In: InForce,
		Doc:     "a resource for each bank trade of the opponent's",
		Example: "Gilde der Handelsherren",
	}
}

// payGuild gives the guild of p's opponent a resource for each of p's trades.
func (g *ledger) payGuild(p Player, kind Kind, trades int) {
	g.eachFunction(p.Other(), "guild", func(c CardNo, node *node) {
		if g.wornOut(c) {
			return
		}
		g.wear(c)
		g.bring(p.Other(), Bag{}.with(kind, int8(trades)), c,
			append(slices.Clip(node.cites), "102.B.Banktausch", "103.P.c")...)
	})
}
