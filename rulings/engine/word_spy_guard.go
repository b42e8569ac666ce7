package engine

import "catanica/catalog"

// spy-guard: {fails: [1, 2]}. A function: it guards its player's hand (Rulings 121.F.a, 112.S.e). spy asks for it.

// wordSpyGuard returns the effect word `spy-guard`.
func wordSpyGuard() Word {
	return Word{
		Name: "spy-guard", In: InForce,
		Args:    []string{"fails"},
		Form:    "`fails: [1, 2]`",
		Doc:     "a spy fails on these numbers",
		Example: "Wachturm",
		Acts:    catalog.Protects,
	}
}

// anyNumber is the bit set of all numbers of the die.
const anyNumber = 0b1111110

// guardsOf returns the numbers, as bits, on which each of p's guards stops a spy.
func (g *targeting) guardsOf(p Player) []int16 {
	var out []int16
	g.eachFunction(p, "spy-guard", func(c CardNo, n *node) {
		if !g.wornOut(c) {
			out = append(out, bits(n.arg.Get("fails").Ints()))
		}
	})
	return out
}

// wearGuards records that p's guards have stood against a spy. They stand against every spy (Ruling 103.P.c).
func (g *ledger) wearGuards(p Player) {
	g.eachFunction(p, "spy-guard", func(c CardNo, _ *node) { g.wear(c) })
}

// together returns the union of the numbers of all guards.
func together(guards []int16) int16 {
	var all int16
	for _, b := range guards {
		all |= b
	}
	return all
}
