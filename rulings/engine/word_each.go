package engine

// each: {do: […], first: active}. Both players carry the words out, the active one first: because the card says so
// (`first: active`), or by the reading active-first.

func runEach(g *game, f *Frame) status {
	if f.Step > 1 {
		return done
	}
	p := g.s.Active
	if g.node(f).arg.Get("first").Str != "active" {
		p = g.inTurn()[0]
		g.read("active-first")
	}
	if f.Step == 1 {
		p = p.Other()
	}
	f.Step++
	g.pushNodes(g.node(f).do, p, f.Card)
	return again
}

// procEach names the procedure `each`.
const procEach procName = "each"

// wordEach is the effect word `each`.
func wordEach() Word {
	return Word{
		Name: "each", In: OnEvent,
		Args:    []string{"do", "first"},
		Form:    "`do: […]`, `first: active`",
		Doc:     "both players carry the words out, the active one first (where the card says so, else by the reading `active-first`)",
		Example: "Bürgerkrieg",
		Procedures: []Procedure{
			{Name: procEach, run: runEach, ask: nil, answer: nil},
		},
	}
}
