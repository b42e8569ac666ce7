package engine

// Cards on top of the draw stacks can lie face up: Good Neighbors turns them up, and there is no time limit. A card
// stays open until somebody takes it, a Church Ban comes to lie on it, or the game is over (Ruling 119.L.a). What the
// event itself brings no source tells, so that a position states which cards lie open.

// cover turns the open card of p's n-th stack face down; the stack is now below a ban.
func (g *game) cover(p Player, n int8) {
	if n < 1 || int(n) > len(g.pilesOf(p).Stacks) {
		return // the discard pile lies open anyway
	}
	st := &g.pilesOf(p).Stacks[n-1]
	for _, c := range st.Top {
		if g.s.Cards[c].Shown && g.t.on("119.L.a") { // switched off, the tempting reading: a ban changes nothing about it
			g.edit(c).Shown = false
			g.emit("covered", p, "119.L.a").Card = c
		}
	}
}

// coverAtEndOfTurn is the reading that 119.L.a refuses, that open cards are covered again when the turn is over; only
// mutation comes here.
func (g *game) coverAtEndOfTurn() {
	if g.t.on("119.L.a") {
		return
	}
	for i := range g.s.Cards {
		g.edit(CardNo(i)).Shown = false
	}
}
