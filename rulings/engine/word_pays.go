package engine

import "strings"

// pays: {of: [kloster, "type:trade-fleet"], most: 3}. The player pays a resource of his choice for each such card
// of his, up to so many, and no more than he has.
// no-yield: {}. The production die brings nobody anything this time, but for those whom a star spares (reading
// unrest-star).

func (g *game) dues(f *Frame) int {
	arg := g.node(f).arg
	n := 0
	g.laidBy(f.By, func(c CardNo) {
		if g.isAnyOf(c, arg.Get("of").Strs()) && g.working(c) {
			n++
		}
	})
	if most := arg.Get("most").Int(); most > 0 {
		n = min(n, most)
	}
	return n
}

// isAnyOf reports whether c is one of the cards named, by id or as type:T.
func (g *game) isAnyOf(c CardNo, refs []string) bool {
	for _, ref := range refs {
		if t, typed := strings.CutPrefix(ref, "type:"); typed && g.counts(c, t) || ref == g.def(c).id {
			return true
		}
	}
	return false
}

func runPays(g *game, f *Frame) status {
	if f.Step > 0 || g.dues(f) == 0 || g.sparedBy(f.By, NoCard) != NoCard {
		return done
	}
	if err := g.needLands(f.By); err != nil {
		g.stop(err)
		return done
	}
	if g.stock(f.By).Total() == 0 {
		return done
	}
	return wait
}

func askPays(g *game, f *Frame) Decision {
	n := min(g.dues(f), g.stock(f.By).Total())
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Text: say("Welche %d Rohstoffe werden gezahlt?", "Which %d resources are paid?", n),
		Give: Choice{n, n, g.stock(f.By)}, Cites: g.node(f).cites}
}

// answerPays takes the resources as Give, or as Get from the scenario's `chooses 1 ore`.
func answerPays(g *game, f *Frame, m Move) error {
	give := m.Give
	if give.Total() == 0 {
		give = m.Get
	}
	n := min(g.dues(f), g.stock(f.By).Total())
	if give.Total() != n {
		return g.unnamed("resources", "Es sind genau %d Rohstoffe zu nennen.", "Exactly %d resources have to be named.", n)
	}
	if !g.holds(f.By, give) {
		return g.refuseBy(g.node(f).cites, "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	f.Step = 1
	g.spend(f.By, give)
	e := g.emit("paid", f.By, g.node(f).cites...)
	e.Card, e.Get = f.Card, give
	return nil
}

func runNoYield(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	for _, p := range [2]Player{North, South} {
		if g.sparedBy(p, NoCard) == NoCard || g.reading("unrest-star") != "yield-too" {
			g.withholdYield(p)
		}
	}
	g.emit("no-yield", g.s.Active, g.node(f).cites...).Card = f.Card
	return again
}

// procPays names the procedure `pays`.
const procPays procName = "pays"

// wordPays is the effect word `pays`.
func wordPays() Word {
	return Word{
		Name: "pays", In: OnEvent,
		Args:    []string{"of", "most"},
		Form:    "`of: […]`, `most: 3`",
		Doc:     "the player pays a resource for each such card",
		Example: "Unruhen",
		Procedures: []Procedure{
			{Name: procPays, run: runPays, ask: askPays, answer: answerPays},
		},
	}
}
