package engine

// tourney: first the player with the most tournament points takes a resource, two with the great ground; then
// the landscapes beside a wandering unit get one each; then it changes sides (103.E.d).
func (g *game) tourney(f *Frame) status {
	switch f.Step {
	case 0:
		f.Step = 1
		g.heed("tournament")
		g.prize()
	case 1:
		f.Step = 2
		g.wanderersPay()
	case 2:
		f.Step = 3
		g.wanderersMove()
	default:
		return done
	}
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
	case a == b:
		g.emit("nothing", g.s.Active, "103.E.d")
		return
	case b > a:
		winner = South
	}
	g.emit("tournament", winner, "103.E.d").N = max(a, b)
	n := 1
	g.eachFunction(winner, "tournament-prize", func(_ CardNo, x *node) { n = max(n, x.arg.Get("n").Int()) })
	g.push(Frame{Proc: procGain, By: winner, Card: NoCard, Node: g.t.Book.prize, A: int16(n)})
}
