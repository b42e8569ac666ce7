package engine

import "catanica/catalog"

// loads: {of: ore, most: 3}. A residence takes in goods whenever its player gives that resource in a bank trade (Ruling
// 102.B.Banktausch). It begins empty (123.BI.a) and loses its goods when it goes (122.C.c).

// wordLoads returns the effect word `loads`.
func wordLoads() Word {
	return Word{
		Name: "loads", In: InForce,
		Args:    []string{"of", "most"},
		Form:    "`of: ore`, `most: 3`",
		Doc:     "each bank trade with that resource brings a piece of goods",
		Example: "Residenz des Münz-Handelsherren",
		Tells: []Sentence{
			{"loaded", catalog.Text{
				DE: "{Der card} nimmt Ware auf und hat jetzt {n}.",
				EN: "{The card} takes in goods and now holds {n}."}},
		},
	}
}

// loadGoods puts a piece of goods on p's residences for each bank trade in which he has given the kind.
func (g *ledger) loadGoods(p Player, kind Kind, trades int) {
	g.eachFunction(p, "loads", func(c CardNo, n *node) {
		stored, most := g.card(c).Stored, int8(max(1, n.arg.Get("most").Int()))
		if n.arg.Get("of").Str != kind.String() || stored >= most {
			return
		}
		stored = min(most, stored+int8(min(trades, 99)))
		g.edit(c).Stored = stored
		e := g.emit("loaded", p, append([]string{"102.B.Banktausch"}, n.cites...)...)
		e.Card, e.N = c, int(stored)
	})
}
