package engine

// search-price: {n: 1}. Choosing a card out of a stack costs so many resources instead of two, for each card anew
// (Rulings 103.H.b, 103.P.c, 123.BE.a).

// wordSearchPrice returns the effect word `search-price`.
func wordSearchPrice() Word {
	return Word{
		Name: "search-price", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 1`",
		Doc:     "what choosing a card costs",
		Example: "Rathaus",
	}
}

// usualSearchPrice is the price of choosing a card without a building.
const usualSearchPrice = 2

// searchPrice returns p's price for choosing a card, and the card that reduces it, or NoCard. Of several such buildings
// only the best counts (Ruling 103.H.b).
func searchPrice(g *game, p Player) (price int, by CardNo) {
	if g.misread("103.H.b/rathaus") {
		return misreadSearchPrices(g, p)
	}
	price, by = usualSearchPrice, NoCard
	g.eachFunction(p, "search-price", func(c CardNo, n *node) {
		if at := n.arg.Get("n").Int(); at < price && !g.wornOut(c, "123.BE.a") && g.byOf(c, "103.H.b") {
			price, by = at, c
		}
	})
	return price, by
}
