package engine

import "slices"

// plague. Every landscape beside a city loses a resource, between two cities no more than one (Ruling 119.R.a).

const procPlague procName = "plague"

// wordPlague returns the effect word `plague`.
func wordPlague() Word {
	return Word{
		Name: "plague", In: OnEvent,
		Doc:     "each landscape beside a city loses a resource (see `healthy`)",
		Example: "Seuche",
		Procedures: []Procedure{
			{Name: procPlague, Steps: []Step{{Name: "strikes", Do: plagueStrikes}}},
		},
	}
}

func plagueStrikes(g *game, f *Frame) next {
	for _, p := range g.inTurn() {
		if g.sparedBy(p, NoCard) == NoCard {
			plagueTakes(g, p, g.node(f).cites)
		}
	}
	return done
}

// tellHealthy reports which cards keep the plague away from p's landscapes: those of the cities named, or the card that
// protects all.
func tellHealthy(g *game, p Player, cities map[Col]bool, plague []string) {
	if g.trial != nil {
		return
	}
	g.eachFunction(p, "healthy", func(c CardNo, n *node) {
		all := n.arg.Get("where").Str == "all"
		if !all && !cities[g.card(c).At.Col] {
			return
		}
		cites := slices.Concat(n.cites, plague[len(plague)-1:])
		if all {
			cites = append([]string{"123.BL.a"}, cites...)
		}
		e := g.emit("protected", p, cites...)
		e.Card = c
		g.says(e, "{Der card} hält die Seuche von den Landschaften von {who} fern.",
			"{The card} keeps the plague away from {who}'s landscapes.")
	})
}

// plagueTakes takes the resources of the landscapes beside p's cities that are not healthy.
func plagueTakes(g *game, p Player, cites []string) {
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return
	}
	all, healthy := g.healthy(p)
	if all {
		tellHealthy(g, p, nil, cites)
	}
	if all || len(healthy) == 0 {
		return
	}
	if g.misread("122.B.b/nicht-wegnehmen") {
		misreadTakesMined(g, p)
	}
	var lost Bag
	saved := map[Col]bool{} // the cities that keep a landscape healthy
	lands := g.editLands(p)
	for i := range lands {
		l := &lands[i]
		if l.Stock == 0 {
			continue
		}
		if l.Row == 0 {
			g.placesUnstated(p)
			return
		}
		left, cityLeft := healthy[l.Col-1]
		right, cityRight := healthy[l.Col+1]
		ill := cityLeft && !left || cityRight && !right
		if !ill || (left || right) && g.reading("bath-house-between") == "safe" {
			if left || right {
				saved[l.Col-1], saved[l.Col+1] = left, right
			}
			continue
		}
		n := int8(1)
		if g.misread("119.R.a") {
			n = misreadPlagueOfTwo(cityLeft && cityRight, l.Stock)
		}
		l.Stock -= n
		lost[l.Kind] += n
	}
	if lost.Total() > 0 {
		g.emit("lost", p, cites...).Get = lost
	}
	if len(saved) > 0 {
		tellHealthy(g, p, saved, cites)
	}
}
