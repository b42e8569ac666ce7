package engine

// tradeFace: the holder of the windmill token takes a resource from the other, two with a bank; the obligation
// lapses where the other has nothing that the holder could store (103.E.e, 103.L.a).
func (g *game) tradeFace(f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	g.heed("mill")
	holder, sure := g.token("commerce")
	if !sure {
		g.undecided("commerce points", "Handelspunkte stehen nicht fest: nimm sie an.", "Commerce points are not stated: assume them.")
	}
	if !g.t.on("103.L.a") {
		holder = Chance // the tempting reading: nobody has taken the token, so nobody has it
	}
	for _, p := range g.inTurn() {
		g.eachFunction(p, "star-on-mill", func(c CardNo, n *node) {
			if g.addStars(p, 1) > 0 {
				e := g.emit("stars", p, n.cites...)
				e.Card, e.N = c, 1
			}
		})
	}
	if holder == Chance {
		g.emit("nothing", g.s.Active, "103.E.e")
		return again
	}
	n := 1
	g.eachFunction(holder, "mill-takes", func(_ CardNo, x *node) { n = max(n, x.arg.Get("n").Int()) })
	g.emit("trade-advantage", holder, "103.E.e", "103.L.a")
	g.push(Frame{Proc: g.proc(procTake), By: holder, Card: NoCard, Node: g.t.Book.one, A: int16(n)})
	return again
}
