package engine

import "catanica/catalog"

// draw-cards: {n: 2, stacks: 2}. The player takes the n top cards of each of that many different draw stacks of his, in the
// tournament game his own (001#14). The hand limit counts at the end of the turn only (103.Q.a). Register A is the stack
// that is being drawn from, B how many cards it still gives, C the stacks that are finished, as bits.

func canDrawCards(g *game, p Player, c CardNo, n *node) error {
	if !g.canDraw(p) {
		return g.refuse("112.S.a", "Es gibt keine Karte zu ziehen.", "There is no card to draw.")
	}
	return nil
}

func runDrawCards(g *game, f *Frame) status {
	if f.B > 0 {
		st := &g.pilesOf(f.By).Stacks[f.A-1]
		switch {
		case st.empty():
			f.B = 0
			return again
		case !st.knows() || len(st.Top)+len(st.Bottom) > 0 && g.topUnknown(st):
			return wait
		}
		g.drawOne(f, 0)
		return again
	}
	if int(f.Step) >= max(1, g.node(f).arg.Get("stacks").Int()) || len(g.drawable(f)) == 0 {
		return done
	}
	return wait
}

// topUnknown reports whether nobody has named the next card of the stack.
func (g *game) topUnknown(st *Pile) bool {
	if len(st.Top) > 0 {
		return g.s.Cards[st.Top[0]].Def == UnknownDef
	}
	return len(st.Bottom) > 0 && g.s.Cards[st.Bottom[0]].Def == UnknownDef
}

// drawable are the stacks from which the frame may still draw.
func (g *game) drawable(f *Frame) []int8 {
	var out []int8
	for i, st := range g.pilesOf(f.By).Stacks {
		if n := int8(i + 1); f.C&(1<<n) == 0 && !st.empty() && !g.shut(f.By, n) {
			out = append(out, n)
		}
	}
	return out
}

func askDrawCards(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: g.node(f).cites, Text: say("Von welchem Ausbaustapel?", "From which draw stack?")}
	stacks := g.drawable(f)
	if f.B > 0 {
		stacks = []int8{int8(f.A)}
	}
	for _, n := range stacks {
		m := NewMove(f.By, Choose)
		m.N = n
		d.Options = append(d.Options, m)
	}
	return d
}

func answerDrawCards(g *game, f *Frame, m Move) error {
	if err := g.badStack(f.By, m.N); err != nil {
		return err
	}
	switch {
	case f.B > 0 && int16(m.N) != f.A:
		return g.wrong("Von diesem Stapel fehlt noch eine Karte: %d.", "A card of this stack is still to be drawn: %d.", f.A)
	case f.B == 0 && g.shut(f.By, m.N):
		return g.barredStack()
	case f.B == 0 && f.C&(1<<m.N) != 0:
		return g.refuse("zud.magie.zauberbuecher", "Es müssen verschiedene Stapel sein.", "They have to be different stacks.")
	case f.B == 0:
		f.Step++
		f.A, f.B, f.C = int16(m.N), int16(max(1, g.node(f).arg.Get("n").Int())), f.C|1<<m.N
	}
	if m.Reveals == 0 {
		if st := &g.pilesOf(f.By).Stacks[m.N-1]; !st.knows() || g.topUnknown(st) {
			return g.unnamed("card", "Nenne die Karte, die obenauf liegt (`chooses stack %d draws …`).", "Name the card that lies on top (`chooses stack %d draws …`).", m.N)
		}
	}
	g.drawOne(f, m.Reveals)
	return nil
}

// drawOne takes the next card.
func (g *game) drawOne(f *Frame, reveals int16) {
	c, err := g.drawTop(f.By, int8(f.A), reveals)
	if err != nil {
		g.stop(err)
		return
	}
	f.B--
	g.draws(f.By, c)
	g.s.Raised = true
	cites := g.node(f).cites
	if g.hand(f.By).Len() > g.handLimit(f.By) {
		cites = append(append([]string(nil), cites...), "103.Q.a")
	}
	e := g.emit("drew", f.By, cites...)
	e.Card, e.N, e.On = c, int(f.A), f.Card
}

// procDrawCards names the procedure `draw-cards`.
const procDrawCards procName = "draw-cards"

// wordDrawCards is the effect word `draw-cards`.
func wordDrawCards() Word {
	return Word{
		Name: "draw-cards", In: OnPlay,
		Args:    []string{"n", "stacks"},
		Form:    "`n: 2`, `stacks: 2`",
		Doc:     "the top cards of some stacks",
		Example: "Inspiration",
		Acts:    catalog.Fetches,
		Can:     canDrawCards,
		Procedures: []Procedure{
			{Name: procDrawCards, run: runDrawCards, ask: askDrawCards, answer: answerDrawCards},
		},
	}
}
