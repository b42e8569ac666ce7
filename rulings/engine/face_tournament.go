package engine

// tourney: first the player with the most tournament points takes a resource, two with the great ground; then
// the landscapes beside a wandering unit get one each; then it changes sides (103.E.d).
func (g *game) tourney(f *Frame) status {
	steps := [3]func(*game){(*game).prize, (*game).wanderersPay, (*game).wanderersMove}
	if !g.t.on("103.E.d") {
		steps[0], steps[2] = steps[2], steps[0] // the tempting reading: the order does not matter
	}
	if int(f.Step) >= len(steps) {
		return done
	}
	if f.Step == 0 {
		g.heed("tournament")
	}
	f.Step++
	steps[f.Step-1](g)
	return again
}

// prize: whoever has more tournament points than the other; on a tie nobody (103.E.d 1).
func (g *game) prize() {
	a, sureA := g.sum(North, "tournament")
	b, sureB := g.sum(South, "tournament")
	if !sureA || !sureB {
		g.undecided("tournament points", "Turnierpunkte stehen nicht fest: nimm sie an.", "Tournament points are not stated: assume them.")
	}
	winner := North
	switch {
	case a == b && g.reading("tournament-tie") == "both" && a > 0:
		g.wins(g.inTurn()[1], a)
		g.wins(g.inTurn()[0], a)
		return
	case a == b:
		g.emit("nothing", g.s.Active, "103.E.d")
		return
	case b > a:
		winner = South
	}
	g.wins(winner, max(a, b))
}

// wins gives the winner of a tournament the prize.
func (g *game) wins(winner Player, points int) {
	g.emit("tournament", winner, "103.E.d").N = points
	n := 1
	g.eachFunction(winner, "tournament-prize", func(_ CardNo, x *node) { n = max(n, x.arg.Get("n").Int()) })
	g.push(Frame{Proc: g.proc(procGain), By: winner, Card: NoCard, Node: g.t.Book.prize, A: int16(n)})
}
