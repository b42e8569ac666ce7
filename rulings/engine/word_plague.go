package engine

// plague: {}. Every landscape beside a city loses a resource, between two cities no more than one (119.R.a).
// healthy: {where: all}. A function that keeps it away from all landscapes beside cities of its principality, or,
// `where: city`, from those beside its own city (123.BL.a).

func runPlague(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	for _, p := range g.inTurn() {
		if g.sparedBy(p, NoCard) == NoCard {
			g.plague(p, g.node(f).cites)
		}
	}
	return again
}

func (g *game) plague(p Player, cites []string) {
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return
	}
	all, cities := g.healthy(p)
	if all || len(cities) == 0 {
		return
	}
	var lost Bag
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
		left, a := cities[l.Col-1]
		right, b := cities[l.Col+1]
		if ill := a && !left || b && !right; !ill || (left || right) && g.reading("bath-house-between") == "safe" {
			continue
		}
		n := int8(1)
		if a && b && l.Stock > 1 && !g.t.on("119.R.a") {
			n = 2 // the tempting reading: one for each city
		}
		l.Stock -= n
		lost[l.Kind] += n
	}
	if lost.Total() > 0 {
		e := g.emit("lost", p, cites...)
		e.Get = lost
	}
}

// healthy tells whether all of p's landscapes are safe, and of each city by column whether its own are.
func (g *game) healthy(p Player) (all bool, cities map[Col]bool) {
	cities = map[Col]bool{}
	for _, pl := range g.s.Sides[p].Places {
		if pl.Kind == CityPlace || pl.Kind == MetropolisPlace {
			cities[pl.Col] = false
		}
	}
	g.eachFunction(p, "healthy", func(c CardNo, n *node) {
		if n.arg.Get("where").Str == "all" && g.t.on("123.BL.a") { // switched off, the tempting reading: in its own city
			all = true
		} else if at := g.s.Cards[c].At; at.Kind == OnSite {
			cities[at.Col] = true
		}
	})
	return all, cities
}

// procPlague names the procedure `plague`.
const procPlague procName = "plague"

// wordPlague is the effect word `plague`.
func wordPlague() Word {
	return Word{
		Name: "plague", In: OnEvent,
		Doc:     "each landscape beside a city loses a resource (see `healthy`)",
		Example: "Seuche",
		Procedures: []Procedure{
			{Name: procPlague, run: runPlague, ask: nil, answer: nil},
		},
	}
}
