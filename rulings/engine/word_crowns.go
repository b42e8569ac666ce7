package engine

import "slices"

// crowns: {with: [rathaus]}. Laid on a city in which such a building lies, the card makes a metropolis of it. Since the
// reform of 2003 a building that is mirrored will do as well (Ruling 123.AI.a).

// wordCrowns returns the effect word `crowns`.
func wordCrowns() Word {
	return Word{
		Name: "crowns", In: InForce,
		Args:    []string{"with"},
		Form:    "`with: [kirche]`",
		Doc:     "makes a metropolis of a city in which such a building lies",
		Example: "Metropole",
	}
}

// mayCrown returns why p cannot lay the metropolis card d at a column, or nil.
func mayCrown(g *game, p Player, col Col, d *def) error {
	pl, ok := g.place(p, col)
	if !ok || pl.Kind != CityPlace {
		return g.refuse("102.B.Zentralkarte", "Eine Metropole wird auf eine eigene Stadt gebaut.",
			"A metropolis must be built on one of your own cities.")
	}
	for _, i := range d.works {
		if n := &g.t.Book.nodes[i]; n.word.Name == "crowns" && !crownFound(g, p, col, n.arg.Get("with").Strs()) {
			return g.refuseBy(n.cites, "In dieser Stadt fehlt ein Gebäude, das die Metropole verlangt.",
				"This city has none of the buildings that a metropolis requires.")
		}
	}
	return nil
}

// crownFound reports whether one of the buildings works, or is mirrored, in p's city at the column.
func crownFound(g *game, p Player, col Col, ids []string) bool {
	mirrorsCount, found := crownMirrored(g), false
	g.laidBy(p, func(c CardNo) {
		inCity := g.card(c).At.Col == col
		mirrors := func(id string) bool { return g.mirrorsID(c, id) }
		if inCity && slices.Contains(ids, g.def(c).id) || mirrorsCount && slices.ContainsFunc(ids, mirrors) {
			found = found || g.working(c)
		}
	})
	return found
}

// crownMirrored reports whether a mirrored building counts, as it does since the reform of 2003 (Ruling 123.AI.a).
func crownMirrored(g *game) bool {
	since := g.t.since("2003")
	if g.misread("123.AI.a", "101.D.d/geheimbund") {
		return misreadOpposite(since)
	}
	return since
}
