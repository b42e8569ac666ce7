package engine

// misreadSearchPrices reads 103.H.b wrongly: the savings of several buildings add up.
func misreadSearchPrices(g *game, p Player) (price int, by CardNo) {
	price, by = usualSearchPrice, NoCard
	g.eachFunction(p, "search-price", func(c CardNo, n *node) {
		at := n.arg.Get("n").Int()
		switch {
		case g.wornOut(c, "123.BE.a"):
		case by != NoCard:
			price = max(0, price+at-usualSearchPrice)
		case at < price:
			price, by = at, c
		}
	})
	return price, by
}
