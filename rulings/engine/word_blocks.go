package engine

import "catanica/catalog"

// blocks: {lifted: victim}. A function: it takes the functions of the card on which it lies (Ruling 103.P.a), until a
// "?" on the event die drives it away (103.E.f).

// wordBlocks returns the effect word `blocks`.
func wordBlocks() Word {
	return Word{
		Name: "blocks", In: InForce,
		Args:    []string{"lifted"},
		Form:    "`lifted: victim`, `player`, `any` or `never`",
		Doc:     "takes away the functions of the card on which it lies; `lifted` says whose \"?\" drives it away",
		Example: "Hexe",
		Tells: []Sentence{
			{"lifted", catalog.Text{
				DE: "{Der card} verlässt {den on} und kommt auf {pile}.",
				EN: "{The card} leaves {on} and goes to {pile}."}},
		},
	}
}

// liftAfterQuestion removes the blocking cards that a "?" drives away, after the event has been carried out (Rulings
// 103.E.f, 103.N.a).
func (g *game) liftAfterQuestion() {
	var off []CardNo
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			if n := g.has(c, "blocks"); n != nil && g.s.Cards[c].At.Kind == OnCard && liftedNow(g, c, n) {
				off = append(off, c)
			}
		}
	}
	for _, c := range off {
		by := g.s.Cards[c].By
		on := g.s.Cards[c].At.Card
		g.leave(c)
		g.toDiscard(by, c)
		e := g.emit("lifted", by, "103.E.f", "103.N.a", catalog.CiteCard(g.def(c).id))
		e.Card, e.On = c, on
	}
}

// liftedNow reports whether the "?" of the active player drives away the blocking card c (Ruling 103.E.f).
func liftedNow(g *game, c CardNo, n *node) bool {
	lifted, own := n.arg.Get("lifted").Str, g.s.Cards[c].By == g.s.Active
	if g.misreadOf(c, "103.E.f") {
		return misreadLiftedNow(lifted, own)
	}
	switch lifted {
	case "victim": // the witch: the "?" of the player who suffers from her
		return !own
	case "any": // the witch until 2003
		return true
	case "player": // the dogma: the "?" of the player who laid it
		return own
	}
	return false
}
