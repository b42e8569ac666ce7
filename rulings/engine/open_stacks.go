package engine

// The top cards of draw stacks can lie face up: Good Neighbors turns them up, for an unlimited time. A card stays open
// until somebody takes it, a Church Ban is laid on it, or the game is over (Ruling 119.L.a). No source says what else
// the event does, so a position states which cards are open.

// cover turns the open card of p's n-th stack face down when a ban is laid on the stack (Ruling 119.L.a).
func (g *ledger) cover(p Player, n int8) {
	if n < 1 || int(n) > len(g.pilesOf(p).Stacks) {
		return // the discard pile lies open anyway
	}
	for _, c := range g.pilesOf(p).Stacks[n-1].Top {
		if g.s.Cards[c].Shown && g.by("119.L.a") {
			g.edit(c).Shown = false
			g.emit("covered", p, "119.L.a").Card = c
		}
	}
}
