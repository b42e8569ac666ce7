package engine

// move carries out a move up to the point where the frames take over.
func (g *game) move(m Move) error {
	if g.s.Winner != Chance {
		return wrong("Das Spiel ist zu Ende.", "The game is over.")
	}
	if f := g.open(); f != nil {
		return g.answer(f, m)
	}
	if m.Who != g.s.Active {
		if m.Verb == Play || m.Verb == Build || m.Verb == Use || m.Verb == Redeem {
			return refuse("103.I.f", "Wer nicht am Zug ist, darf nur antworten, wenn etwas zu beantworten ist.",
				"The player whose turn it is not may only answer when there is something to answer.")
		}
		return wrong("%s ist nicht am Zug.", "It is not %s's turn.", m.Who)
	}
	act, ok := actions[m.Verb]
	if !ok {
		return wrong("Es ist nichts zu entscheiden.", "There is nothing to decide.")
	}
	if err := g.inPhase(m.Verb, act.phases); err != nil {
		return err
	}
	return act.do(g, m)
}

// answer hands a move to the open decision.
func (g *game) answer(f *Frame, m Move) error {
	d := procedures[f.Proc].ask(g, f)
	if m.Verb != Choose && m.Verb != Pass && m.Verb != Die {
		return wrong("Erst muss %s entscheiden: %s", "First %s has to decide: %s", d.Who, d.Text)
	}
	if m.Who != d.Who {
		return wrong("Hier entscheidet %s, nicht %s.", "It is %s who decides here, not %s.", d.Who, m.Who)
	}
	if (m.Verb == Die) != (d.Kind == AskDie) {
		return wrong("Hier wird etwas anderes erwartet: %s.", "Something else is wanted here: %s.", string(d.Kind))
	}
	if m.Verb == Pass && !d.MayPass {
		return &Refusal{Cites: citing(d.Cites), Why: say("Diese Wahl ist Pflicht.", "This choice has to be made.")}
	}
	return procedures[f.Proc].answer(g, f, m)
}

// action is what the active player may begin on his own.
type action struct {
	phases []Phase
	do     func(g *game, m Move) error
}

// actions is the table of moves that open something (103.C, 103.G.c, 103.H).
var actions = map[Verb]action{
	Roll:     {[]Phase{BeforeRoll}, (*game).roll},
	Play:     {[]Phase{BeforeRoll, MainPhase}, (*game).play},
	Build:    {[]Phase{MainPhase}, (*game).build},
	Use:      {[]Phase{BeforeRoll, MainPhase, EndPhase}, (*game).use},
	Trade:    {[]Phase{MainPhase}, (*game).trade},
	Demolish: {[]Phase{MainPhase}, (*game).demolish},
	Redeem:   {[]Phase{MainPhase}, (*game).redeem},
	Feed:     {[]Phase{MainPhase}, (*game).feed},
	EndMain:  {[]Phase{MainPhase}, (*game).endMain},
	Draw:     {[]Phase{EndPhase}, (*game).drawCard},
	Search:   {[]Phase{EndPhase}, (*game).searchCard},
	Exchange: {[]Phase{EndPhase}, (*game).exchangeCard},
	PutBack:  {[]Phase{EndPhase}, (*game).putBack},
	EndTurn:  {[]Phase{EndPhase}, (*game).endTurn},
}

func (g *game) inPhase(v Verb, phases []Phase) error {
	for _, p := range phases {
		if p == g.s.Phase {
			return nil
		}
	}
	return &Refusal{Cites: []string{"103.B.b"}, Why: say(
		"Dafür ist jetzt nicht die richtige Phase des Zuges („%s“ in der Phase „%s“).",
		"This is not the phase of the turn for that (%s in the phase %s).", v, g.s.Phase)}
}

// rest is called when nothing is being carried out: what follows from points is looked at.
func (g *game) rest() {
	g.checkGate()
	if g.s.Phase == MainPhase {
		g.checkWin("103.B.b")
	}
}

// checkGate notes that attacks may be played from now on (101.D.b).
func (g *game) checkGate() {
	if g.s.Gate {
		return
	}
	a, openA := g.points(North)
	b, openB := g.points(South)
	if each, ok := g.gateRule(); ok && (each == 0 && a+b >= 7 || each > 0 && a >= each && b >= each) {
		g.s.Gate = true
	}
	_, _ = openA, openB
}

// gateRule is the threshold for action cards: each > 0, that many points for both players (1997 to 2003);
// 0, seven together (since 2003). ok is false where there is none.
func (g *game) gateRule() (each int, ok bool) {
	basic := g.t.Game == "basic"
	switch {
	case g.t.since("2005"), g.t.since("2003") && !basic:
		return 0, true
	case g.t.since("1998"), g.t.since("1997") && !basic:
		return 3, true
	}
	return 0, false
}

// checkWin ends the game when a player has the points. It is asked at the start of the main phase (103.G.b)
// and in it: a game is won in the main phase only (103.B.b).
func (g *game) checkWin(cite string) {
	order := []Player{g.s.Active}
	if g.t.reading("who-wins") == "both" || g.t.since("2004") {
		order = append(order, g.s.Active.Other())
	}
	best, bestN := Chance, -1
	for _, p := range order {
		n, open := g.points(p)
		switch {
		case n >= g.t.Goal && (best == Chance || g.t.reading("both-reach-goal") == "more-points" && n > bestN):
			best, bestN = p, n
		case n < g.t.Goal && n+open >= g.t.Goal:
			g.undecided("victory points of "+p.String(),
				"Ob das Spiel hier endet, hängt von Siegpunkten ab, die keine Quelle nennt: nimm sie an.",
				"Whether the game ends here hangs on victory points that no source states: assume them.")
		}
	}
	if best == Chance {
		return
	}
	g.s.Winner, g.s.Phase = best, GameOver
	e := g.emit("won", best, cite, "102.B.Sudden_Death")
	if cite == "103.B.b" {
		e.Cites = []string{cite}
	}
	e.N = bestN
}
