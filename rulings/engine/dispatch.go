package engine

import "catanica/catalog"

// move carries out a move up to the point where the procedures in progress take over.
func (g *game) move(m Move) error {
	if g.s.Winner != Chance {
		return g.wrong("Das Spiel ist zu Ende.", "The game is over.")
	}
	if !g.sane(m) {
		return g.wrong("Der Zug nennt etwas, was es in dieser Stellung nicht gibt.",
			"The move names something that does not exist in this position.")
	}
	m.At, m.To = m.At.tidy(), m.To.tidy()
	g.named = namedLands{m.Who, m.Pays, m.Fills, m.Mined}
	if f := g.open(); f != nil {
		return g.answer(f, m)
	}
	if err := g.lateAnswer(m); err != nil {
		return err
	}
	if err := g.ownTurn(m); err != nil {
		return err
	}
	act := g.t.Book.begins[m.Verb]
	if act == nil {
		return g.wrong("Gerade gibt es nichts zu entscheiden.", "There is nothing to decide right now.")
	}
	if err := g.mayBegin(act.phases...); err != nil {
		return err
	}
	if err := g.beforeFirstRoll(m.Verb); err != nil {
		return err
	}
	return act.do(g, m)
}

// beforeFirstRoll refuses everything before the first roll of the game (Ruling 103.B.a).
func (g *conditions) beforeFirstRoll(v Verb) error {
	if g.s.Turn == 1 && g.s.Phase == BeforeRoll && v != Roll && g.by("103.B.a/erster-wurf") {
		return g.refuse("103.B.a", "Das Spiel beginnt mit dem ersten Wurf; vorher darfst du nichts tun.",
			"The game begins with the first roll; you can do nothing before it.")
	}
	return nil
}

// ownTurn refuses actions of the passive player, who may only answer (Ruling 103.I.f).
func (g *game) ownTurn(m Move) error {
	switch m.Verb {
	case Play, Build, Use, Trade, Offer, Demolish, Redeem, Feed:
		if m.Who == g.s.Active {
			return nil
		}
		if g.misread("103.I.f/kurz") {
			return misreadAnybodyActs()
		}
		cite := "103.I.f"
		if m.Verb == Redeem {
			cite += " 113.U.c"
		}
		return g.refuse(cite,
			"Wer nicht am Zug ist, darf nur antworten, und auch das nur, wenn etwas zu beantworten ist.",
			"Only the active player can do this; the other player can only respond, "+
				"and only when there is something to respond to.")
	}
	if m.Who != g.s.Active {
		return g.wrong("Am Zug ist %s, nicht %s.", "It is %s's turn, not %s's.", g.s.Active, m.Who)
	}
	return nil
}

// answer passes a move to the open decision.
func (g *game) answer(f *Frame, m Move) error {
	d := g.decision(f)
	if drawn, err := drawsAgainstEvent(g, f, m); drawn {
		return err
	}
	if m.Verb != Choose && m.Verb != Pass && m.Verb != Die && !(m.Verb == Roll && d.Kind == AskRoll) {
		return g.wrong("Erst muss %s entscheiden: %s", "%s has to decide first: %s", d.Who, d.Text)
	}
	if m.Who != d.Who {
		if err := g.lateAnswer(m); err != nil {
			return err
		}
		return g.outOfTurn(f, m, *d)
	}
	if (m.Verb == Die) != (d.Kind == AskDie) || (m.Verb == Roll) != (d.Kind == AskRoll) {
		return g.wrong("Hier steht eine andere Entscheidung an: %s", "A different decision is open here: %s", d.Text)
	}
	if m.Verb == Pass && !d.MayPass {
		cites := d.Cites
		if len(cites) == 0 {
			cites = []string{g.textOf(f.Card)}
		}
		return g.refuseBy(cites, "Hier kannst du nicht passen; du musst wählen.",
			"You cannot pass here; you have to choose.")
	}
	return g.take(m)
}

// decision returns the decision for which frame f waits.
func (g *game) decision(f *Frame) *Decision {
	if g.trial != nil && g.trial.asked != nil {
		return g.trial.asked
	}
	d := g.ask(f)
	return &d
}

// rest applies the consequences of points, once no procedure is in progress: tokens, the gate for action cards,
// victory.
func (g *game) rest() {
	if g.s.Phase == MainPhase && g.by("103.F.c/kurz") {
		g.driveOff("103.F.c")
	}
	g.noteHolders()
	g.checkGate()
	if g.s.Phase == MainPhase && !g.silent {
		g.tellTokens()
		g.checkWin("glossar.hauptphase")
	}
	g.surplusAtOnce()
	if g.s.Phase == MainPhase {
		g.reaim() // a building that has been driven off may have been a target
	}
}

// nearGoal reports whether p has, or might have, enough points to win.
func (g *game) nearGoal(p Player) bool {
	if n, open := g.keptPoints(p); n+open+len(tokenKinds) < g.t.Goal {
		return false
	}
	n, open := g.points(p)
	return n+open >= g.t.Goal
}

// checkWin ends the game if a player has enough points. It is called at the start of the main phase (Ruling 103.G.b)
// and during it, because a game can be won in the main phase only (Ruling 103.B.b).
func (g *game) checkWin(cites ...string) {
	if g.s.Winner != Chance || !g.nearGoal(North) && !g.nearGoal(South) {
		return
	}
	order := []Player{g.s.Active, g.s.Active.Other()}
	if g.t.reading("who-wins") != "both" {
		order = order[:1]
	}
	var n, open [2]int
	reached := 0
	for _, p := range order {
		n[p], open[p] = g.points(p)
		if n[p] >= g.t.Goal {
			reached++
		}
	}
	best := g.ahead(order, n)
	for _, p := range order { // the winner must be the same, whatever the unstated points are
		with := n
		with[p] += open[p]
		if g.ahead(order, with) != best {
			g.undecided("victory points of "+p.String(),
				"Ob das Spiel hier endet, hängt von Siegpunkten ab, die keine Quelle nennt: Nimm sie an.",
				"Whether the game ends here depends on victory points that no source states: assume them.")
		}
	}
	if n, _ := g.points(g.s.Active.Other()); len(order) == 1 && n >= g.t.Goal {
		g.read("who-wins") // whoever is not to move has the points and does not win
	}
	if best == Chance {
		return
	}
	if best != g.s.Active {
		g.read("who-wins")
	}
	if reached > 1 {
		g.read("both-reach-goal")
	}
	g.s.Winner, g.s.Phase = best, GameOver
	cites = append(cites, g.goalCite())
	if reached > 1 && g.t.Game == catalog.Basic {
		cites = append(cites, "kuw.erweitert.spielende")
	}
	e := g.emit("won", best, cites...)
	e.N, e.Than = n[best], g.t.Goal
}

// goalCite returns the article or section that states how many victory points win: 12 in the basic game, 13 in the
// others, more in games with several theme sets (Ruling 106.A.a-2). It returns "" if the players have agreed on a
// number that no article states, and for the 12 points of the beginners' tournament game.
func (g *game) goalCite() string {
	extended := g.t.Game == catalog.Extended
	switch {
	case g.t.Goal > 13 && extended:
		return "106.A.a-2"
	case g.t.Goal == 12 && g.t.Game == catalog.Basic:
		return "glossar.siegpunkt"
	case g.t.Goal != 13 || g.t.Game == catalog.Basic:
		return ""
	case g.t.since(catalog.Ed2005) && extended:
		return "kuw.erweitert.spielende"
	case g.t.since(catalog.Ed2005):
		return "kuw.turnier.spielende"
	case extended:
		return "zud.erweitert.spielende"
	}
	return "zud.turnier.spielende"
}

// ahead returns which of the players in the order wins with these points, or Chance (reading both-reach-goal).
func (g *game) ahead(order []Player, points [2]int) Player {
	best, most := Chance, g.t.reading("both-reach-goal") == "more-points"
	for _, p := range order {
		if points[p] >= g.t.Goal && (best == Chance || most && points[p] > points[best]) {
			best = p
		}
	}
	return best
}
