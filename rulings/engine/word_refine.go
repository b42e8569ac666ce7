package engine

import (
	"slices"

	"catanica/catalog"
)

// refines: {of: grain, n: 2} and collects: two functions of a refining manufactory. Resources become a commerce point
// stored on the card, and a stored point takes a resource from the opponent. Until the CD-ROM it was one or the other
// in a turn, since then both, any number of times (Ruling 122.D.a).

// useRefine stores a point.
func (g *game) useRefine(m Move, n *node) error {
	if err := g.onceMore(m.Card, n); err != nil {
		return err
	}
	price, err := g.refined(m.Card, n)
	if err != nil {
		return err
	}
	if m.Give != price {
		return g.unnamed("resources", "Aufgewertet werden genau %d Rohstoffe bestimmter Art.", "Exactly %d resources of a certain kind are refined.", price.Total())
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.holds(m.Who, price) {
		return g.refuseBy(n.cites, "Dafür reichen die Rohstoffe nicht.", "There are not enough resources for that.")
	}
	g.spend(m.Who, price)
	g.edit(m.Card).Stored++
	e := g.emit("stored", m.Who, n.cites...)
	e.Card, e.Get = m.Card, price
	return nil
}

// refines reports whether it is a manufactory, which lies at a landscape. Until the reform of 2003 that had to be one
// beside a city (Ruling 122.A.a).
func (g *game) refines(d *def) bool {
	return slices.ContainsFunc(d.works, func(i int16) bool { return g.t.Book.nodes[i].word.Name == "refines" })
}

// refined is what a point is made of. Of some manufactories no source tells it; it can be assumed as the price.
func (g *game) refined(c CardNo, n *node) (Bag, error) {
	var price Bag
	if k, ok := ParseKind(n.arg.Get("of").Str); ok {
		price[k] = int8(n.arg.Get("n").Int())
		return price, nil
	}
	d := g.def(c)
	if d.priceIs != catalog.Known || d.price.Any > 0 {
		return price, g.unstated("price of "+d.id, "Was %s aufwertet, nennt keine Quelle: nimm es an (`assume: price`).", "No source states what %s refines: assume it (`assume: price`).", g.title(c))
	}
	return d.price.Bag, nil
}

// useCollect takes a resource for a stored point.
func (g *game) useCollect(m Move, n *node) error {
	if err := g.onceMore(m.Card, n); err != nil {
		return err
	}
	switch {
	case m.Get.Total() != 1:
		return g.unnamed("resources", "Genau ein Rohstoff wird genommen.", "Exactly one resource is taken.")
	case g.card(m.Card).Stored == 0:
		return g.refuseBy(n.cites, "Es ist kein Handelspunkt gespeichert.", "No commerce point is stored.")
	case !g.holds(m.Who.Other(), m.Get):
		return g.refuseBy(n.cites, "Den Rohstoff hat der Mitspieler nicht.", "The opponent does not have that resource.")
	}
	if err := g.fits(m.Who, m.Get, "103.G.c"); err != nil {
		return err
	}
	g.edit(m.Card).Stored--
	g.spend(m.Who.Other(), m.Get)
	got := g.gain(m.Who, m.Get)
	e := g.emit("took", m.Who, n.cites...)
	e.Card, e.Get = m.Card, got
	return nil
}

// onceMore is the older reading for those editions that have left it behind; only mutation comes here.
func (g *game) onceMore(c CardNo, n *node) error {
	if !g.t.on("122.D.a") && n.arg.Get("often").Str == "unlimited" && g.spent(c) > 0 {
		return g.refuse("122.D.a", "In einem Zug nur das eine oder das andere.", "One or the other in a turn.")
	}
	return nil
}

// strolls: the card moves to another free road of its player's, and a resource of a landscape there becomes a star
// (travelling stage, 000#Wanderbühne).
func (g *game) useStroll(m Move, n *node) error {
	cites := citing(append([]string{"kuw.strassenausbauten"}, n.cites...))
	switch {
	case m.To.Kind != OnRoad || m.Side != m.Who:
		return g.unnamed("place", "Sag, auf welche Straße.", "Say on which road.")
	case !g.roadFree(m.Who, m.To.Col):
		return g.refuseBy(cites, "Dort ist keine eigene freie Straße.", "There is no free road of one's own there.")
	case m.Give.Total() != 1:
		return g.unnamed("resources", "Genau ein Rohstoff wird getauscht.", "Exactly one resource is swapped.")
	case g.starRoom(m.Who) == 0:
		return g.refuse("kuw.volksstimmung", "Auf der Volksstimmung ist kein Platz für einen Stern.", "There is no room for a star on the Public Feeling.")
	}
	land := -1
	for i, l := range g.s.Sides[m.Who].Lands {
		if m.Give[l.Kind] > 0 && l.Stock > 0 && (l.Row != 0 && l.Col == m.To.Col || !g.t.on("kuw.strassenausbauten")) {
			land = i
		}
	}
	if land < 0 {
		return g.refuseBy(cites, "An dieser Straße liegt keine Landschaft mit diesem Rohstoff.", "There is no landscape with that resource at this road.")
	}
	g.editLands(m.Who)[land].Stock--
	g.edit(m.Card).At = Spot{Kind: OnRoad, Col: m.To.Col}
	g.addStars(m.Who, 1)
	e := g.emit("stars", m.Who, cites...)
	e.Card, e.N = m.Card, 1
	return nil
}
