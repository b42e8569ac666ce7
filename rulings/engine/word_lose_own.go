package engine

import "catanica/catalog"

// lose-own: {}. Each player loses resources and picks them himself (Ruling 119.B.a): of any kind, even mined gold,
// which nobody can demand of him (122.B.b). No source states whom it hits and how many it takes, so a scenario has to
// assume the loss.

const procLoseOwn procName = "lose-own"

// The steps of lose-own.
const (
	loseOwnFirst next = iota
	loseOwnSecond
)

// wordLoseOwn returns the effect word `lose-own`.
func wordLoseOwn() Word {
	return Word{
		Name: "lose-own", In: OnEvent,
		Doc:     "each player loses resources of his own choice; how many has to be assumed",
		Example: "Aberglaube",
		Acts:    catalog.Hits,
		Procedures: []Procedure{{
			Name: procLoseOwn,
			Steps: []Step{
				loseOwnFirst:  loseOwnOf("first player", 0, loseOwnSecond),
				loseOwnSecond: loseOwnOf("second player", 1, done),
			},
		}},
	}
}

// loseOwnOf returns the step in which the i-th player in turn order loses resources.
func loseOwnOf(name string, i int, then next) Step {
	return Step{
		Name: name,
		Do:   func(g *game, f *Frame) next { return loseOwnBegins(g, f, g.inTurn()[i], then) },
		Ask:  func(g *game, f *Frame) Decision { return loseOwnAsks(g, f, g.inTurn()[i]) },
		Take: func(g *game, f *Frame, m Move) (next, error) { return then, loseOwnTakes(g, f, g.inTurn()[i], m) },
	}
}

func loseOwnBegins(g *game, f *Frame, p Player, then next) next {
	d := g.def(f.Card)
	if d.loss == nil {
		g.undecided("loss of "+d.id,
			"Wen das Ereignis trifft und was es nimmt, sagt keine Quelle genau: Nimm es an (`assume: loss`).",
			"No source says exactly whom the event hits and what it takes: assume it (`assume: loss`).")
		return done
	}
	if g.sparedBy(p, NoCard) != NoCard {
		return then
	}
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return done
	}
	if loseOwnNumber(g, f, p) == 0 {
		return then
	}
	return wait
}

// loseOwnNumber returns how many resources p has to give up: no more than lie on his landscapes.
func loseOwnNumber(g *game, f *Frame, p Player) int {
	return min(g.def(f.Card).loss.Total(), g.demandable(p))
}

func loseOwnAsks(g *game, f *Frame, p Player) Decision {
	n := loseOwnNumber(g, f, p)
	d := Decision{Who: p, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Was verlierst du? (%s)", "What do you lose? (%s)", countResources(n)),
		Give: Choice{n, n, g.givable(p)}}
	if g.misread("119.B.a") {
		d.Who = misreadLossPicker(p)
	}
	return d
}

// loseOwnTakes takes the resources that the move names in Give; scenarios that say `chooses 1 ore` put them in Get.
func loseOwnTakes(g *game, f *Frame, p Player, m Move) error {
	give := m.Give
	if give.Total() == 0 {
		give = m.Get
	}
	if n := loseOwnNumber(g, f, p); give.Total() != n {
		return g.unnamed("resources", "Nenne genau %s.", "Name exactly %s.", countResources(n))
	}
	if give.beyond(g.givable(p)) {
		return g.refuse("119.B.a", "So viele Rohstoffe dieser Sorte hast du nicht.",
			"You do not have that many of these resources.")
	}
	g.payOut(p, give)
	e := g.emit("lost", p, g.node(f).cites...)
	e.Card, e.Get = f.Card, give
	return nil
}
