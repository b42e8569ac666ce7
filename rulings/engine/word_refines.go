package engine

import "catanica/catalog"

// refines: {of: grain, n: 2}. A refining manufactory turns resources into a commerce point stored on it; see collects
// for what the point brings. Until the CD-ROM it did one or the other in a turn, since then both, any number of times
// (Ruling 122.D.a).

// wordRefines returns the effect word `refines`.
func wordRefines() Word {
	return Word{
		Name: "refines", In: InForce,
		Args:    []string{"of", "n", "often"},
		Form:    "`of: grain`, `n: 2`, `often: unlimited`",
		Doc:     "called up: resources (without `of`: the assumed price) become a stored commerce point",
		Example: "Schnapsbrennerei",
		Use: &usable{phase: MainPhase, do: refine,
			fits: func(_ *game, m Move) bool { return m.Get.Total() == 0 }},
		Tells: []Sentence{
			{"stored", catalog.Text{
				DE: "{Der card} speichert einen Handelspunkt für {get}.",
				EN: "{The card} stores a commerce point for {get}."}},
		},
	}
}

func refine(g *game, m Move, n *node) error {
	if err := mayRefineAgain(g, m.Card, n); err != nil {
		return err
	}
	price, err := refinePrice(g, m.Card, n)
	if err != nil {
		return err
	}
	if m.Give != price {
		return g.unnamed("resources", "Nenne genau die Rohstoffe, die die Karte aufwertet (%s).",
			"Name exactly the resources that the card refines (%s).", countResources(price.Total()))
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.holds(m.Who, price) {
		return g.refuseBy(n.cites, "Dafür reichen deine Rohstoffe nicht.", "You do not have enough resources for that.")
	}
	g.spend(m.Who, price)
	g.edit(m.Card).Stored++
	e := g.emit("stored", m.Who, n.cites...)
	e.Card, e.Get = m.Card, price
	return nil
}

// mayRefineAgain returns why a manufactory that has worked in this turn may not work again, or nil. `often` says how
// often it works; no edition since the CD-ROM limits it (Ruling 122.D.a).
func mayRefineAgain(g *game, c CardNo, n *node) error {
	if g.misread("122.D.a") {
		return misreadRefinesOnce(g, c, n)
	}
	return nil
}

// refinePrice returns the resources that are turned into a point. If no source states them, a scenario can assume them
// as the price.
func refinePrice(g *game, c CardNo, n *node) (Bag, error) {
	var price Bag
	if k, ok := ParseKind(n.arg.Get("of").Str); ok {
		price[k] = int8(n.arg.Get("n").Int())
		return price, nil
	}
	d := g.def(c)
	if d.priceIs != catalog.Known || d.price.Any > 0 {
		return price, g.unstated("price of "+d.id,
			"Was %s aufwertet, nennt keine Quelle: Nimm es an (`assume: price`).",
			"No source says what %s refines: assume it (`assume: price`).", g.title(c, catalog.Nominative))
	}
	return d.price.Bag, nil
}

// refines reports whether a card is a refining manufactory, which lies at a landscape. Until the reform of 2003 the
// landscape had to be beside a city (Ruling 122.A.a).
func (g *board) refines(d *def) bool { return g.t.Book.functionOf(d, "refines") != nil }
