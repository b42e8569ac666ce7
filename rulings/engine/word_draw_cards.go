package engine

import "catanica/catalog"

// draw-cards: {n: 2, stacks: 2}. The player takes the n top cards of each of that many different draw stacks of his, in
// the tournament game his own (001#14). The hand limit counts at the end of the turn only (Ruling 103.Q.a).

const procDrawCards procName = "draw-cards"

// The steps of draw-cards.
const (
	drawCardsStack next = iota
	drawCardsOn
)

// drawing is the record of draw-cards.
type drawing struct {
	Stack  int8      // the stack from which cards are drawn, from 1
	Left   int8      // how many cards it still gives
	Picked stackBits // the stacks picked so far
}

// wordDrawCards returns the effect word `draw-cards`.
func wordDrawCards() Word {
	return Word{
		Name: "draw-cards", In: OnPlay,
		Args:    []string{"n", "stacks"},
		Form:    "`n: 2`, `stacks: 2`",
		Doc:     "the top cards of some stacks",
		Example: "Inspiration",
		Acts:    catalog.Fetches,
		Can:     canDrawCards,
		Procedures: []Procedure{{
			Name:  procDrawCards,
			Keeps: recordOf[drawing](),
			Steps: []Step{
				drawCardsStack: {Name: "stack", Do: drawCardsGoesOn, Ask: drawCardsAsksStack,
					Take: drawCardsTakesStack},
				drawCardsOn: {Name: "draw on", Do: drawCardsDrawsOn, Ask: drawCardsAsksCard,
					Take: drawCardsTakesCard},
			},
		}},
	}
}

func canDrawCards(g *game, p Player, _ CardNo, _ *node) error {
	if !g.canDraw(p) {
		return g.refuse("112.S.a", "Es gibt keine Karte, die du ziehen könntest.", "There is no card to draw.")
	}
	return nil
}

// drawable returns the stacks that can still be picked.
func drawable(g *game, f *Frame) []int8 {
	var out []int8
	for i := range g.pilesOf(f.By).Stacks {
		if n := int8(i + 1); !keeps[drawing](f).Picked.has(n) && g.canDrawFrom(f.By, n) {
			out = append(out, n)
		}
	}
	return out
}

func drawCardsGoesOn(g *game, f *Frame) next {
	stacks := max(1, g.node(f).arg.Get("stacks").Int())
	if keeps[drawing](f).Picked.len() >= stacks || len(drawable(g, f)) == 0 {
		return done
	}
	return wait
}

func drawCardsAsksStack(g *game, f *Frame) Decision { return drawCardsAsks(g, f, drawable(g, f)...) }

func drawCardsAsksCard(g *game, f *Frame) Decision {
	return drawCardsAsks(g, f, keeps[drawing](f).Stack)
}

func drawCardsAsks(g *game, f *Frame, stacks ...int8) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Von welchem Ausbaustapel ziehst du?", "Which draw stack do you draw from?")}
	for _, n := range stacks {
		m := NewMove(f.By, Choose)
		m.N = n
		d.Options = append(d.Options, m)
	}
	return d
}

func drawCardsTakesStack(g *game, f *Frame, m Move) (next, error) {
	k := keeps[drawing](f)
	if err := g.badStack(f.By, m.N); err != nil {
		return wait, err
	}
	switch {
	case g.shut(f.By, m.N):
		return wait, g.barredStack()
	case k.Picked.has(m.N):
		return wait, g.refuse("zud.magie.zauberbuecher", "Du musst von verschiedenen Stapeln ziehen.",
			"You must draw from different stacks.")
	}
	if err := drawCardsNames(g, f, m); err != nil {
		return wait, err
	}
	k.Stack, k.Left, k.Picked = m.N, int8(max(1, g.node(f).arg.Get("n").Int())), k.Picked.with(m.N)
	return drawCardsOn, drawCardsDraws(g, f, m.Reveals)
}

// drawCardsNames returns an error if the move has to name the card that comes up and does not.
func drawCardsNames(g *game, f *Frame, m Move) error {
	if st := &g.pilesOf(f.By).Stacks[m.N-1]; !m.Reveals.IsDef() && (!st.knows() || g.topUnknown(st)) {
		return g.unnamed("card", "Nenne die Karte, die obenauf liegt (`chooses stack %d draws …`).",
			"Name the card on top (`chooses stack %d draws …`).", m.N)
	}
	return nil
}

// drawCardsDrawsOn draws the next card of the stack, unless somebody has to name it.
func drawCardsDrawsOn(g *game, f *Frame) next {
	k := keeps[drawing](f)
	st := &g.pilesOf(f.By).Stacks[k.Stack-1]
	switch {
	case k.Left == 0 || st.empty():
		return drawCardsStack
	case !st.knows() || g.topUnknown(st):
		return wait
	}
	if err := drawCardsDraws(g, f, 0); err != nil {
		g.stop(err)
		return done
	}
	return repeat
}

func drawCardsTakesCard(g *game, f *Frame, m Move) (next, error) {
	if n := keeps[drawing](f).Stack; m.N != n {
		return wait, g.wrong("Von Stapel %d musst du noch eine Karte ziehen.",
			"You still have to draw a card from stack %d.", n)
	}
	if err := drawCardsNames(g, f, m); err != nil {
		return wait, err
	}
	return drawCardsOn, drawCardsDraws(g, f, m.Reveals)
}

// drawCardsDraws gives the player the next card of the stack.
func drawCardsDraws(g *game, f *Frame, reveals MaybeDef) error {
	k := keeps[drawing](f)
	c, err := g.drawTop(f.By, k.Stack, reveals)
	if err != nil {
		return err
	}
	k.Left--
	g.draws(f.By, c)
	g.s.Raised = true
	cites := g.node(f).cites
	if g.hand(f.By).Len() > g.handLimit(f.By) {
		cites = append(append([]string(nil), cites...), "103.Q.a")
	}
	e := g.emit("drew", f.By, cites...)
	e.Card, e.N, e.On = c, int(k.Stack), f.Card
	return nil
}

// topUnknown reports whether nobody has named the next card of the pile.
func (g *game) topUnknown(st *Pile) bool {
	c := st.first()
	return c != NoCard && g.s.Cards[c].Def == UnknownDef
}
