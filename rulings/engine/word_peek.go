package engine

// peek-stacks: {n: 4}. The player looks at the top cards of up to n different draw stacks, in the tournament game the
// opponent's too, and leaves them there (001#19). He sees them until he has looked enough. Registers A and B are the own
// and the other stacks that he looks at, as bits.

func canPeek(g *game, p Player, c CardNo, n *node) error {
	for _, who := range g.peekSides(p) {
		for _, st := range g.pilesOf(who).Stacks {
			if !st.empty() {
				return nil
			}
		}
	}
	return g.refuse("112.S.a", "Es gibt keine Karte anzusehen.", "There is no card to look at.")
}

// peekSides are the players whose stacks can be looked at: where the stacks are common there is only one set of them.
func (g *game) peekSides(p Player) []Player {
	if g.t.common() {
		return []Player{p}
	}
	return []Player{p, p.Other()}
}

func (f *Frame) peeked(own bool) *int16 {
	if own {
		return &f.A
	}
	return &f.B
}

func runPeek(g *game, f *Frame) status {
	if f.Step > 90 {
		return done
	}
	return wait
}

func askPeek(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, MayPass: true, Cites: g.node(f).cites,
		Text: say("Welchen Stapel siehst du dir an? Wer genug gesehen hat, passt.", "Which stack do you look at? Whoever has seen enough passes.")}
	if int(f.Step) >= max(1, g.node(f).arg.Get("n").Int()) {
		d.Kind, d.Text = AskReact, say("Genug gesehen?", "Seen enough?")
		return d
	}
	for _, who := range g.peekSides(f.By) {
		for i, st := range g.pilesOf(who).Stacks {
			if n := int8(i + 1); *f.peeked(who == f.By)&(1<<n) == 0 && !st.empty() {
				m := NewMove(f.By, Choose)
				m.N, m.Side = n, who
				d.Options = append(d.Options, m)
			}
		}
	}
	return d
}

func answerPeek(g *game, f *Frame, m Move) error {
	if m.Verb == Pass {
		f.Step = 91
		return nil
	}
	who := m.Side
	if g.t.common() {
		who = f.By
	}
	if err := g.badStack(who, m.N); err != nil {
		return err
	}
	st := &g.pilesOf(who).Stacks[m.N-1]
	switch {
	case int(f.Step) >= max(1, g.node(f).arg.Get("n").Int()):
		return g.refuse("zud.magie.zauberbuecher", "Mehr Stapel zeigt der Spruch nicht.", "The spell shows no more stacks.")
	case *f.peeked(who == f.By)&(1<<m.N) != 0:
		return g.wrong("Diesen Stapel siehst du schon.", "You see that stack already.")
	case st.empty():
		return g.wrong("Dieser Stapel ist leer.", "This stack is empty.")
	}
	g.lookAtTop(st, who, m.Reveals)
	f.Step++
	*f.peeked(who == f.By) |= 1 << m.N
	e := g.emit("peeked", f.By, g.node(f).cites...)
	e.Card, e.N, e.From = f.Card, int(m.N), who.String()
	return nil
}

// lookAtTop names the top card where nobody has stated it and the move does.
func (g *game) lookAtTop(st *Pile, owner Player, named int16) {
	if len(st.Top) == 0 && st.Open && named > 0 {
		g.editPile(st).Top = []CardNo{g.newCard(named-1, owner)}
	}
	if len(st.Top) > 0 && named > 0 && g.s.Cards[st.Top[0]].Def == UnknownDef {
		g.edit(st.Top[0]).Def = named - 1
	}
}

// topsPeeked are the draw stacks whose top card player p is looking at.
func topsPeeked(g *game, f *Frame, p Player) Sight {
	if p != f.By {
		return Sight{}
	}
	return Sight{Tops: func(side Player, stack int) bool {
		return *f.peeked(g.t.common() || side == p)&(1<<(stack+1)) != 0
	}}
}
