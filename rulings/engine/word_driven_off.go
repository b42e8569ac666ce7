package engine

// driven-off: {by: commerce, above: 6}. A foreign building leaves when its host has more of those points (Ruling
// 103.F.c).

// wordDrivenOff returns the effect word `driven-off`.
func wordDrivenOff() Word {
	return Word{
		Name: "driven-off", In: InForce,
		Args:    []string{"by", "above"},
		Form:    "`by: commerce`, `above: 6`",
		Doc:     "leaves when its host has more of those points",
		Example: "Handelsniederlassung",
	}
}

// driveOff removes foreign buildings whose hosts have become too strong. It goes one by one, because removing one can
// make another host too strong. It is called after production is booked (Ruling 103.F.c) and at once in the main phase.
func (g *game) driveOff(cite string) {
	for range g.s.Cards {
		c, n := drivenOff(g)
		if c == NoCard {
			return
		}
		by := g.s.Cards[c].By
		have, _ := g.sum(by.Other(), n.arg.Get("by").Str)
		g.leave(c)
		g.toDiscard(by, c)
		e := g.emit("driven-off", by.Other(), append([]string{cite}, n.cites...)...)
		e.Card, e.N, e.Than = c, have, n.arg.Get("above").Int()
	}
}

// drivenOff returns the first foreign building whose host has more points than it allows, or NoCard.
func drivenOff(g *game) (CardNo, *node) {
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			n := g.has(c, "driven-off")
			if n == nil {
				continue
			}
			least, most := g.between(Player(p), n.arg.Get("by").Str)
			above := n.arg.Get("above").Int()
			if least > above {
				return c, n
			}
			if most > above {
				g.undecided(n.arg.Get("by").Str+" points of "+Player(p).String(),
					"Ob eine Fremdkarte liegen bleibt, hängt von Punkten ab, die keine Quelle nennt: Nimm sie an.",
					"Whether a foreign card stays in play depends on points that no source states: assume them.")
			}
		}
	}
	return NoCard, nil
}
