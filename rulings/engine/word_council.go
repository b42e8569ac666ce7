package engine

import "catanica/catalog"

// council: {n: unknown, under: 1}. The player takes the top cards of a draw stack of his choice, then puts so many cards of
// the hand under that stack. With none to put back, or by the reading each of council-one-stack, each card comes off a
// stack of his choice; what he puts back then goes under any. The hand limit counts at
// the end of the turn only (103.Q.a). Steps: 0 the stack, 1 drawing, 2 putting back. Register A is the stack, B how many
// are still to be drawn, C how many still to be put back.

// canCouncil: a card that would do nothing is not played (112.S.a).
func canCouncil(g *game, p Player, c CardNo, n *node) error {
	if err := hasNumber(g, p, c, n); err != nil {
		return err
	}
	if !g.canDraw(p) && g.t.on("112.S.a") {
		return g.refuse("112.S.a", "Es ist keine Karte zu ziehen.", "There is no card to draw.")
	}
	return nil
}

func runCouncil(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		if f.A == 0 && f.B == 0 {
			n, err := g.number(f.Card, g.node(f))
			if err != nil {
				g.stop(err)
				return done
			}
			f.B, f.C = int16(n), int16(g.node(f).arg.Get("under").Int())
		}
		switch {
		case f.B > 0 && g.canDraw(f.By):
			return wait
		case f.A == 0:
			return done
		}
		f.Step = 2
	case 1:
		st := &g.pilesOf(f.By).Stacks[f.A-1]
		switch {
		case f.B == 0 || st.empty():
			f.Step = 2
		case !st.knows():
			return wait // for chance, to name the card
		default:
			c, err := g.drawTop(f.By, int8(f.A), 0)
			if err != nil {
				g.stop(err)
				return done
			}
			g.drawnInCouncil(f, c)
		}
	default:
		if f.C == 0 || g.hand(f.By).Len() == 0 {
			return done
		}
		return wait
	}
	return again
}

func (g *game) drawnInCouncil(f *Frame, c CardNo) {
	f.B--
	if g.node(f).arg.Get("under").Int() == 0 || f.B > 0 && g.reading("council-one-stack") == "each" {
		f.Step = 0
	}
	g.s.Raised = true
	by, on, stack := f.By, f.Card, int(f.A)
	g.draws(by, c)
	e := g.emit("drew", by, "103.Q.a")
	e.Card, e.N, e.On = c, stack, on
}

func askCouncil(g *game, f *Frame) Decision {
	switch f.Step {
	case 0:
		d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Text: say("Von welchem Stapel wird gezogen?", "From which stack is drawn?")}
		for _, m := range g.stackMoves(f.By) {
			if !g.shut(f.By, m.N) && !g.pilesOf(f.By).Stacks[m.N-1].empty() {
				d.Options = append(d.Options, m)
			}
		}
		return d
	case 1:
		return Decision{Who: Chance, Kind: AskReveal, Card: f.Card, Text: say("Welche Karte kommt von Stapel %d?", "Which card comes off stack %d?", f.A)}
	}
	d := Decision{Who: f.By, Kind: AskPutBack, Card: f.Card, Text: say("Welche Handkarte kommt unter Stapel %d?", "Which card of the hand goes under stack %d?", f.A)}
	for _, m := range cardMoves(f.By, g.hand(f.By).Top) {
		for i := range g.pilesOf(f.By).Stacks {
			if m.N = int8(i + 1); m.N == int8(f.A) || g.t.reading("council-one-stack") == "each" {
				d.Options = append(d.Options, m)
			}
		}
	}
	return d
}

func answerCouncil(g *game, f *Frame, m Move) error {
	switch f.Step {
	case 0:
		if err := g.badStack(f.By, m.N); err != nil {
			return err
		}
		if g.shut(f.By, m.N) {
			return g.barredStack()
		}
		if g.pilesOf(f.By).Stacks[m.N-1].empty() {
			return g.refuse("103.H.a", "Dieser Stapel ist leer.", "This stack is empty.")
		}
		f.A, f.Step = int16(m.N), 1
		return nil
	case 1:
		c, err := g.drawTop(f.By, int8(f.A), m.Reveals)
		if err != nil {
			return err
		}
		g.drawnInCouncil(f, c)
		return nil
	}
	if !g.inHand(f.By, m.Card) {
		return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
	}
	if m.N != int8(f.A) && g.reading("council-one-stack") != "each" {
		return g.refuse("101.D.d", "Sie kommt unter den Stapel, von dem gezogen wurde.", "It goes under the stack from which was drawn.")
	}
	if err := g.badStack(f.By, m.N); err != nil {
		return err
	}
	if g.shut(f.By, m.N) {
		return g.underBarred(f.By)
	}
	f.C--
	g.takeFromHand(f.By, m.Card)
	return g.putUnder(f.By, m.Card, m.N, "101.D.d")
}

// alms: {n: 2}. Whoever has the greatest trade power gives the other player resources of the giver's choice (reading
// alms-who-chooses), as far as there are any and the other has room (103.N.a, 122.B.b).
func runAlms(g *game, f *Frame) status {
	if f.Step == 0 {
		holder, sure := g.token("commerce")
		if !sure {
			g.undecided("commerce points", "Handelspunkte stehen nicht fest: nimm sie an.", "Commerce points are not stated: assume them.")
			return done
		}
		if holder == Chance {
			g.emit("nothing", f.By, g.node(f).cites...).Card = f.Card
			return done
		}
		if err := g.needLands(holder, holder.Other()); err != nil {
			g.stop(err)
			return done
		}
		f.By, f.Step = holder, 1
	}
	if f.Step == 2 {
		return done
	}
	if g.givingAlms(f) == 0 {
		g.emit("nothing", f.By, g.node(f).cites...).Card = f.Card
		return done
	}
	return wait
}

func (g *game) givingAlms(f *Frame) int {
	return min(max(1, g.node(f).arg.Get("n").Int()), g.fitting(f.By.Other(), f.By))
}

func askAlms(g *game, f *Frame) Decision {
	n := g.givingAlms(f)
	if who := f.By.Other(); g.t.reading("alms-who-chooses") == "receiver" {
		return Decision{Who: who, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites, Text: say("Welche %d Rohstoffe gibt dir der Mitspieler?", "Which %d resources does the opponent give you?", n),
			Get: Choice{n, n, g.takeable(who, f.By)}}
	}
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites, Text: say("Welche %d Rohstoffe gibst du dem Mitspieler?", "Which %d resources do you give the opponent?", n),
		Get: Choice{n, n, g.takeable(f.By.Other(), f.By)}}
}

func answerAlms(g *game, f *Frame, m Move) error {
	n := g.givingAlms(f)
	if m.Get.Total() != n {
		return g.unnamed("resources", "Es sind genau %d Rohstoffe zu nennen.", "Exactly %d resources have to be named.", n)
	}
	if !g.holds(f.By, m.Get) {
		return g.refuse("103.N.a", "So viele davon gibt es nicht zu geben.", "There are not that many of them to give.")
	}
	if err := g.fits(f.By.Other(), m.Get, "103.E.e"); err != nil {
		return err
	}
	f.Step = 2
	g.read("alms-who-chooses")
	g.spend(f.By, m.Get)
	got := g.gain(f.By.Other(), m.Get)
	e := g.emit("gave", f.By, g.node(f).cites...)
	e.Card, e.Get = f.Card, got
	return nil
}

// procCouncil names the procedure `council`.
const procCouncil procName = "council"

// wordCouncil is the effect word `council`.
func wordCouncil() Word {
	return Word{
		Name: "council", In: OnPlay,
		Args:    []string{"n", "under"},
		Form:    "`n: unknown`, `under: 1`",
		Doc:     "cards off a draw stack, and some of the hand under it",
		Example: "Ratssitzung",
		Acts:    catalog.Fetches,
		Can:     canCouncil,
		Procedures: []Procedure{
			{Name: procCouncil, run: runCouncil, ask: askCouncil, answer: answerCouncil},
		},
	}
}
