package engine

import "slices"

// Hands that hold more cards than allowed. The passive player reduces the hand at once, the active one usually at the
// end of the turn (Rulings 112.G.g, 103.Q.a).

const procReduce procName = "reduce"

// The only step of reduce.
const reduceOn next = 0

// reducing is the record of reduce.
type reducing struct {
	More bool // another card goes in any case (reading palace-hand-not-full)
}

// reduceProcedure returns the procedure that lets a player put cards under draw stacks until the hand is as large as
// allowed.
func reduceProcedure() Procedure {
	return Procedure{
		Name:  procReduce,
		Keeps: recordOf[reducing](),
		Steps: []Step{reduceOn: {Name: "reduce", Do: reduceGoesOn, Ask: reduceAsks, May: reduceMay, Take: reduceTakes}},
	}
}

// beginReduce lets p reduce the hand; if more is set, by at least one card.
func (g *board) beginReduce(p Player, more bool) {
	keeps[reducing](g.begin(procReduce, p, NoCard, -1)).More = more
}

func reduceGoesOn(g *game, f *Frame) next {
	if err := g.needHand(f.By); err != nil {
		g.stop(err)
		return done
	}
	if !keeps[reducing](f).More && g.hand(f.By).Len() <= g.handLimit(f.By) {
		return done
	}
	return wait
}

func reduceAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPutBack, Card: NoCard, Cites: surplusCites(g, f.By),
		Text: say("Du hast zu viele Handkarten: Welche kommt unter welchen Ausbaustapel?",
			"You hold too many cards: which one goes under which draw stack?")}
	d.Options = g.options()
	for _, c := range g.hand(f.By).Top {
		for i := range g.pilesOf(f.By).Stacks {
			m := cardMove(f.By, c)
			m.N = int8(i + 1)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func reduceMay(g *game, f *Frame, m Move) error { return g.mayPutUnder(f.By, m.Card, m.N) }

func reduceTakes(g *game, f *Frame, m Move) (next, error) {
	if !g.inHand(f.By, m.Card) {
		return wait, g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	g.takeFromHand(f.By, m.Card)
	if err := g.putUnder(f.By, m.Card, m.N, surplusCites(g, f.By)...); err != nil {
		return wait, err
	}
	keeps[reducing](f).More = false
	return reduceOn, nil
}

// surplus handles a hand that has grown by a card taken back: the passive player reduces it at once, the active one at
// the end of the turn or, if reducesNow says so, at once (Rulings 112.G.g, 103.Q.a). raised reports whether that card
// had raised the limit.
func (g *game) surplus(p Player, raised bool) {
	g.fell[p] = false
	over := g.hand(p).Len() - g.handLimit(p)
	if over <= 0 && !g.hand(p).Open {
		return
	}
	now := p != g.s.Active || reducesNow(g, raised)
	if g.misread(surplusClause(g, p)) {
		now = misreadOpposite(now)
	}
	if now {
		if over <= 0 || !g.waitsForOther(p) {
			g.reduceNow(p)
		}
		return
	}
	if over > 0 {
		cites := []string{"103.Q.a"}
		if g.t.since("2004") {
			cites = []string{"112.G.g", "103.Q.a"}
		}
		g.emit("over-limit", p, cites...).N = over
	}
}

// reduceNow lets p put surplus cards back at once.
func (g *game) reduceNow(p Player) {
	if over := g.hand(p).Len() - g.handLimit(p); over > 0 {
		g.emit("reduces-now", p, surplusCites(g, p)...).N = over
	}
	g.beginReduce(p, false)
}

// raisesLimit reports whether c lets its player hold more cards.
func (g *board) raisesLimit(c CardNo) bool { return g.has(c, "hand-limit") != nil && g.working(c) }

// noteLimit records the hand limits. It is called before c leaves play or is blocked, because its player's limit may
// fall.
func (g *game) noteLimit(c CardNo) {
	if g.raisesLimit(c) {
		g.fell[g.s.Cards[c].By] = true
	}
}

// afterFall handles a hand that exceeds its limit because the card that had raised the limit has left play or is
// blocked. The active player may wait until the end of the turn, unless the dice are still being resolved (Rulings
// 112.G.g, 101.D.b f).
func (g *game) afterFall() {
	for p := range g.fell {
		if p := Player(p); g.fell[p] {
			g.fell[p] = false
			if p != g.s.Active || worksOffDice(g) {
				g.surplus(p, true)
			}
		}
	}
}

// worksOffDice reports whether the dice are still being resolved.
func worksOffDice(g *game) bool { return g.s.Phase == EventPhase || g.s.Phase == YieldPhase }

// surplusClause returns the clause of Ruling 112.G.g on p's surplus.
func surplusClause(g *game, p Player) string {
	switch {
	case p != g.s.Active:
		return "112.G.g/fremder-zug"
	case g.s.Raised:
		return "112.G.g/vergroessert"
	}
	return "112.G.g/eigener-zug"
}

// reducesNow reports whether the active player reduces the hand at once: while the dice are being resolved, and before
// 1998 whenever an action card had filled it (Ruling 101.D.b f). By the reading at-once of arsonist-surplus he also
// does so when the card taken back had raised the limit, unless other cards had enlarged the hand before (Ruling
// 112.G.g).
func reducesNow(g *game, raised bool) bool {
	return g.alwaysAtOnce() || worksOffDice(g) || raised && !g.s.Raised && g.reading("arsonist-surplus") == "at-once"
}

// alwaysAtOnce reports whether the rules from before 1998 apply (Ruling 101.D.b f).
func (g *board) alwaysAtOnce() bool {
	old := !g.t.since("1998")
	if g.misread("101.D.b/handkartenlimit") {
		return misreadOpposite(old)
	}
	return old
}

// surplusAtOnce lets the active player reduce the hand in the middle of the turn, if the rules do not let him wait
// until its end (Rulings 101.D.b f, 103.Q.a).
func (g *board) surplusAtOnce() {
	p := g.s.Active
	now := g.alwaysAtOnce()
	if g.misread("103.Q.a") {
		now = misreadLimitAlways()
	}
	if now && g.s.Phase == MainPhase && g.hand(p).Len() > g.handLimit(p) && g.by("112.G.g/eigener-zug") {
		g.beginReduce(p, false)
	}
}

// surplusCites returns why p puts back a surplus at once: because it is not his turn, or by a reading of
// Ruling 112.G.g; before 1998 in any case (101.D.b f); or because the dice are still being resolved, after a fetch with
// the Palace (123.BD.b) or as the event demands.
func surplusCites(g *game, p Player) []string {
	event := g.event()
	switch {
	case p != g.s.Active:
		return []string{"112.G.g"}
	case g.alwaysAtOnce():
		return []string{"101.D.b"}
	case worksOffDice(g) && g.s.Dice.Event == GoodYear:
		return []string{"123.BD.b"}
	case worksOffDice(g) && event != nil:
		return []string{g.textOf(event.Card), "103.Q.a"}
	case worksOffDice(g):
		return []string{"103.Q.a"}
	}
	return []string{"112.G.g"}
}

// hiddenIn reports whether p's hand holds a card that nobody has named.
func (g *board) hiddenIn(p Player) bool {
	return slices.ContainsFunc(g.hand(p).Top, func(c CardNo) bool { return g.s.Cards[c].Def == UnknownDef })
}
