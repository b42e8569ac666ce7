package engine

// A position need not state everything. A step that reads something unstated ends in *Undecided, which says what to
// state. Adding to something unstated leaves it unstated.
//
// Landscapes are open information, and each player always has at least one of each kind (Ruling 112.I.a): if a side has
// no landscape, or none of a kind, nobody has stated them.

// hasLand reports whether the position states a landscape of that kind.
func (g *treasury) hasLand(p Player, k Kind) bool {
	for _, l := range g.s.Sides[p].Lands {
		if l.Kind == k {
			return true
		}
	}
	return false
}

// needLands asks for the landscapes of the first of the players for whom none are stated, or returns nil.
func (g *treasury) needLands(players ...Player) error {
	for _, p := range players {
		if len(g.s.Sides[p].Lands) == 0 {
			return g.unstated("landscapes of "+p.String(),
				"Welche Landschaften %[1]s hat und was auf ihnen liegt, steht nicht fest: "+
					"Nenne sie (`%[2]s land: …` oder `%[2]s stores: …`).",
				"The position does not say which landscapes %[1]s has and what is on them: "+
					"name them (`%[2]s land: …` or `%[2]s stores: …`).", p, p.String())
		}
	}
	return nil
}

// needLand asks for a landscape of the kind, because resources would have to go there.
func (g *treasury) needLand(p Player, k Kind) error {
	return g.unstated(k.Landscape()+" of "+p.String(),
		"Ob dafür Platz ist, hängt von einer Landschaft ab, die nicht genannt ist: Nenne sie (`%s land: %s …`).",
		"Whether there is room for that depends on a landscape that the position does not give: "+
			"name it (`%s land: %s …`).",
		p.String(), k.Landscape())
}

// fits returns why p's landscapes have no room for b, or nil. cite is the article that gives b to p.
func (g *treasury) fits(p Player, b Bag, cite string) error {
	room := g.room(p)
	for k, n := range b {
		switch {
		case n <= room[k]:
		case !g.hasLand(p, Kind(k)):
			return g.needLand(p, Kind(k))
		default:
			return g.refuse("glossar.landschaft "+cite, "Dafür ist auf deinen Landschaften kein Platz.",
				"Your landscapes have no room for that.")
		}
	}
	return nil
}

// roomFor returns how many of n resources of choice p can take. Fewer than n is certain only if the position states a
// landscape of each kind.
func (g *treasury) roomFor(p Player, n int) (int, error) {
	if err := g.needLands(p); err != nil {
		return 0, err
	}
	room := g.room(p).Total()
	if room < n {
		for k := range kinds {
			if !g.hasLand(p, k) {
				return room, g.needLand(p, k)
			}
		}
	}
	return min(n, room), nil
}

// hiddenCard asks for the identity of a card that the position leaves unnamed.
func (g *treasury) hiddenCard() error {
	return g.unstated("a hidden card", "Welche Karte das ist, steht nicht fest.",
		"The position does not say which card that is.")
}
