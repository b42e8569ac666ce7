package engine

// pays: {of: [kloster, "type:trade-fleet"], most: 3}. The player pays a resource of his choice for each such working
// card of his, up to `most` and no more than he has.

const procPays procName = "pays"

// wordPays returns the effect word `pays`.
func wordPays() Word {
	return Word{
		Name: "pays", In: OnEvent,
		Args:    []string{"of", "most"},
		Form:    "`of: […]`, `most: 3`",
		Doc:     "the player pays a resource for each such card",
		Example: "Unruhen",
		Procedures: []Procedure{{
			Name:  procPays,
			Steps: []Step{{Name: "resources", Do: paysBegins, Ask: paysAsks, Take: paysTakes}},
		}},
	}
}

// paysDue returns how many resources the player owes, whatever he has.
func paysDue(g *game, f *Frame) int {
	arg := g.node(f).arg
	n := 0
	g.laidBy(f.By, func(c CardNo) {
		if g.isAnyOf(c, arg.Get("of").Strs()) && g.working(c) {
			n++
		}
	})
	if most := arg.Get("most").Int(); most > 0 {
		return min(n, most)
	}
	return n
}

// paysNumber returns how many resources the player pays.
func paysNumber(g *game, f *Frame) int { return min(paysDue(g, f), g.stock(f.By).Total()) }

func paysBegins(g *game, f *Frame) next {
	if paysDue(g, f) == 0 || g.sparedBy(f.By, NoCard) != NoCard {
		return done
	}
	if err := g.needLands(f.By); err != nil {
		g.stop(err)
		return done
	}
	if paysNumber(g, f) == 0 {
		return done
	}
	return wait
}

func paysAsks(g *game, f *Frame) Decision {
	n := paysNumber(g, f)
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Was zahlst du? (%s)", "What do you pay? (%s)", countResources(n)),
		Give: Choice{n, n, g.stock(f.By)}}
}

// paysTakes pays the resources that the move names in Give; scenarios that say `chooses 1 ore` put them in Get.
func paysTakes(g *game, f *Frame, m Move) (next, error) {
	give := m.Give
	if give.Total() == 0 {
		give = m.Get
	}
	if n := paysNumber(g, f); give.Total() != n {
		return wait, g.unnamed("resources", "Nenne genau %s.", "Name exactly %s.", countResources(n))
	}
	if !g.holds(f.By, give) {
		return wait, g.refuseBy(g.node(f).cites, "So viele Rohstoffe dieser Sorte hast du nicht.",
			"You do not have that many of these resources.")
	}
	g.spend(f.By, give)
	e := g.emit("paid", f.By, g.node(f).cites...)
	e.Card, e.Get = f.Card, give
	return done, nil
}
