package engine

// trades-beside: {at: 2}. A function: a better rate at the bank for the resources of the landscapes beside the card
// (Ruling 116.C.a); what is given for one resource comes from one and the same landscape (116.C.b).

// wordTradesBeside returns the effect word `trades-beside`.
func wordTradesBeside() Word {
	return Word{
		Name: "trades-beside", In: InForce,
		Args:    []string{"at"},
		Form:    "`at: 2`",
		Doc:     "a better rate for the resources of the landscapes beside it, from one of them at a time",
		Example: "Große Handelsflotte",
	}
}

// tradesBeside returns how many trades the landscapes beside card c allow with a resource.
func (g *treasury) tradesBeside(p Player, c CardNo, k Kind, at int) int {
	stocks := g.stocksBeside(p, c, k)
	if g.misread("116.C.b") {
		return misreadTradesBeside(stocks, at)
	}
	n := 0
	for _, stock := range stocks {
		n += int(stock) / at
	}
	return n
}

// stocksBeside returns the stocks of the landscapes of kind k beside card c.
func (g *treasury) stocksBeside(p Player, c CardNo, k Kind) []int8 {
	var out []int8
	for _, l := range g.s.Sides[p].Lands {
		if l.Kind != k {
			continue
		}
		beside, sure := g.touches(c, l)
		if !sure && l.Stock > 0 {
			g.placesUnstated(p)
		}
		if beside {
			out = append(out, l.Stock)
		}
	}
	return out
}

// largeFleet returns p's card that gives a better rate for the resource than rate, with its rate, or NoCard. A
// lighthouse improves it further (Ruling 116.C.c).
func (g *treasury) largeFleet(p Player, k Kind, rate int) (by CardNo, at int) {
	by, at = NoCard, rate
	g.eachFunction(p, "trades-beside", func(c CardNo, n *node) {
		x := n.arg.Get("at").Int()
		if g.by("116.C.c") {
			x = g.litRate(p, p, c, x)
		}
		if x < at && g.tradesBeside(p, c, k, x) > 0 {
			by, at = c, x
		}
	})
	return by, at
}

// mayTradeBeside returns why the large fleet cannot make the trade in the move, or nil. The resource received need not
// come from the landscapes beside it (Ruling 116.C.a).
func (g *treasury) mayTradeBeside(m Move, by CardNo, give, get Kind, rate int) error {
	if m.Get.Total() > g.tradesBeside(m.Who, by, give, rate) {
		return g.refuse("116.C.b",
			"Was du für einen Rohstoff gibst, muss von einer einzigen Landschaft neben der Flotte stammen.",
			"What you give for a resource must come from a single landscape next to the fleet.")
	}
	if g.misread("116.C.a") {
		return g.misreadTradesBetween(m.Who, by, get)
	}
	return nil
}

// liesBeside reports whether one of p's landscapes of that kind is beside card c.
func (g *treasury) liesBeside(p Player, c CardNo, k Kind) bool {
	for _, l := range g.s.Sides[p].Lands {
		if beside, _ := g.touches(c, l); beside && l.Kind == k {
			return true
		}
	}
	return false
}

// spendBeside takes the price of the trades from the landscapes beside the fleet, only whole prices from each (Ruling
// 116.C.b).
func (g *ledger) spendBeside(p Player, c CardNo, k Kind, rate, trades int) {
	need := int8(rate * trades)
	lands := g.editLands(p)
	for i := range lands {
		l := &lands[i]
		if beside, _ := g.touches(c, *l); !beside || l.Kind != k {
			continue
		}
		n := min(need, l.Stock)
		n -= n % int8(rate)
		l.Stock -= n
		need -= n
	}
	if g.misread("116.C.b") {
		g.misreadSpendBeside(p, c, k, need)
	}
}
