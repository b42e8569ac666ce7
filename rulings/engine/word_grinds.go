package engine

import "catanica/catalog"

// grinds: {of: gold}. Once in a turn a resource becomes magic power for a wizard of the player's choice (magic mill;
// 103.P.c). Like any power gained in one's own turn it cannot be used in it (Rulings 103.G.d, 127.A.a; reading
// mill-power).

// wordGrinds returns the effect word `grinds`.
func wordGrinds() Word {
	return Word{
		Name: "grinds", In: InForce,
		Args:    []string{"of"},
		Form:    "`of: gold`",
		Doc:     "called up: a resource becomes magic power",
		Example: "Zaubermühle",
		Acts:    catalog.Strengthens,
		Use:     &usable{phase: MainPhase, do: grind},
	}
}

func grind(g *game, m Move, n *node) error {
	if m.N != 0 {
		return g.noNumber()
	}
	if m.On == NoCard {
		return g.unnamed("card", "Nenne den Zauberer, der die Zauberkraft bekommt.",
			"Name the wizard that receives the magic power.")
	}
	w := g.card(m.On)
	if !w.Laid || w.By != m.Who || !g.isType(m.On, catalog.Wizard) {
		return g.refuse("zud.magie.zauberer", "Nur ein eigener Zauberer kann die Zauberkraft bekommen.",
			"Only one of your own wizards can receive magic power.")
	}
	if w.Power >= 3 {
		return g.refuse("zud.magie.zauberer", "Der Zauberer kann nicht mehr Zauberkraft aufnehmen.",
			"The wizard cannot hold any more magic power.")
	}
	kind, _ := ParseKind(n.arg.Get("of").Str)
	var price Bag
	price[kind] = 1
	if m.Give.Total() > 0 && m.Give != price {
		return g.refuse("103.P.c", "Die Zaubermühle kann diese Rohstoffe nicht umwandeln.",
			"The Magic Mill cannot convert these resources.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.affords(m.Who, price) {
		return g.refuse("103.P.c", "Dir fehlt der Rohstoff dafür.", "You do not have the resource for that.")
	}
	g.payOut(m.Who, price)
	grindFeeds(g, m)
	return nil
}

// grindFeeds gives the wizard the magic power.
func grindFeeds(g *game, m Move) {
	k := g.edit(m.On)
	k.Power++
	if g.reading("mill-power") != "at-once" {
		k.Fresh++
	}
	e := g.emit("fed", m.Who, g.textOf(m.Card), "103.P.c")
	e.Card, e.On, e.N = m.On, m.Card, 1
}
