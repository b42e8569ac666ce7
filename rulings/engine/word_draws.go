package engine

import "slices"

// draws: {often: unlimited}. Called up in the main phase: its player takes the top card of a stack beyond the hand
// limit, which counts at the end of the turn only (Ruling 103.Q.a).

// wordDraws returns the effect word `draws`.
func wordDraws() Word {
	return Word{
		Name: "draws", In: InForce,
		Args:    []string{"often"},
		Form:    "`often: unlimited`",
		Doc:     "called up: the top card of a stack, beyond the limit",
		Example: "Schreibstube",
		Use:     &usable{phase: MainPhase, do: useDraws},
	}
}

// useDraws draws the card.
func useDraws(g *game, m Move, n *node) error {
	if err := g.badStack(m.Who, m.N); err != nil {
		return err
	}
	if g.shut(m.Who, m.N) {
		return g.barredStack()
	}
	c, err := g.drawTop(m.Who, m.N, m.Reveals)
	if err != nil {
		return err
	}
	g.draws(m.Who, c)
	g.s.Raised = true
	e := g.emit("drew", m.Who, drawsCites(g, m, n)...)
	e.Card, e.N, e.On = c, int(m.N), m.Card
	return nil
}

// drawsCites returns the articles that let the player draw now.
func drawsCites(g *game, m Move, n *node) []string {
	cites := append(slices.Clip(n.cites), "103.P.c")
	if g.newThisTurn(m.Card) {
		cites = append(cites, "103.P.b")
	}
	if g.hand(m.Who).Len() > g.handLimit(m.Who) {
		cites = append(cites, "103.Q.a")
	}
	if g.s.Cards[m.Card].Earlier > 0 {
		cites = append([]string{"112.G.f"}, cites...)
	}
	return cites
}

// drawsAgainstEvent refuses to let a player invoke such a function while an event is being resolved: it belongs to the
// main phase, and the demands of the event are due at once (Ruling 123.BF.a). ok reports whether the move is of that
// kind.
func drawsAgainstEvent(g *game, f *Frame, m Move) (ok bool, err error) {
	if m.Verb != Use || m.Card == NoCard || g.s.Phase != EventPhase || m.Who != g.s.Active ||
		g.s.Cards[m.Card].By != m.Who || g.has(m.Card, "draws") == nil || !g.working(m.Card) {
		return false, nil
	}
	if g.misread("123.BF.a") {
		return misreadDrawsAgainstEvent(g, f, m, g.has(m.Card, "draws"))
	}
	return true, g.refuse("123.BF.a 103.B.b", "Solange das Ereignis abgehandelt wird, ruht diese Funktion.",
		"This function does not work while the event is being resolved.")
}
