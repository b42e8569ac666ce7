package engine

import "slices"

// gain-beside: {of: [befestigtes-lager]}. Every landscape beside such a card of either player's gets a resource, one
// for each of the cards, as far as there is room. A blocked card brings none (Ruling 103.P.a).

const procGainBeside procName = "gain-beside"

// wordGainBeside returns the effect word `gain-beside`.
func wordGainBeside() Word {
	return Word{
		Name: "gain-beside", In: OnEvent,
		Args:    []string{"of"},
		Form:    "`of: [befestigtes-lager]`",
		Doc:     "each landscape beside such a card gets a resource",
		Example: "Ertragreiches Jahr",
		Procedures: []Procedure{
			{Name: procGainBeside, Steps: []Step{{Name: "gain", Do: gainsBeside}}},
		},
	}
}

func gainsBeside(g *game, f *Frame) next {
	of := g.node(f).arg.Get("of").Strs()
	for _, p := range g.inTurn() {
		var got Bag
		g.laidBy(p, func(c CardNo) {
			if slices.Contains(of, g.def(c).id) && g.working(c) {
				got = got.plus(g.blessBeside(p, c, true))
			}
		})
		if got.Total() > 0 {
			e := g.emit("gained", p, g.node(f).cites...)
			e.Card, e.Get = f.Card, got
		}
	}
	return done
}

// blessBeside gives each of p's landscapes beside card c a resource if it has room, and returns the resources given. If
// all is false, only landscapes with the number rolled get one, which only the misreading of 118.C.f needs.
func (g *game) blessBeside(p Player, c CardNo, all bool) Bag {
	var got Bag
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return got
	}
	lands := g.editLands(p)
	for i := range lands {
		l := &lands[i]
		beside, sure := g.touches(c, *l)
		if !sure && l.Stock < 3 {
			g.placesUnstated(p)
		}
		if beside && l.Stock < 3 && (all || l.Number == g.s.Dice.Yield) {
			l.Stock++
			got[l.Kind]++
		}
	}
	return got
}
