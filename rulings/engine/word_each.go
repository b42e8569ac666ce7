package engine

// each: {do: […], first: active}. Both players carry the words out, the active one first: because the card says so
// (`first: active`), or by the reading active-first.

const procEach procName = "each"

// The steps of each.
const (
	eachFirst next = iota
	eachSecond
)

// wordEach returns the effect word `each`.
func wordEach() Word {
	return Word{
		Name: "each", In: OnEvent,
		Args: []string{"do", "first"},
		Form: "`do: […]`, `first: active`",
		Doc: "both players carry the words out, the active one first (where the card says so, " +
			"else by the reading `active-first`)",
		Example: "Bürgerkrieg",
		Procedures: []Procedure{{
			Name: procEach,
			Steps: []Step{
				eachFirst:  {Name: "first player", Do: eachBegins},
				eachSecond: {Name: "second player", Do: eachEnds},
			},
		}},
	}
}

func eachBegins(g *game, f *Frame) next {
	g.pushNodes(g.node(f).do, eachStarts(g, f), f.Card)
	return eachSecond
}

func eachEnds(g *game, f *Frame) next {
	g.pushNodes(g.node(f).do, eachStarts(g, f).Other(), f.Card)
	return done
}

// eachStarts returns the player who carries out the words first.
func eachStarts(g *game, f *Frame) Player {
	if g.node(f).arg.Get("first").Str == "active" {
		return g.s.Active
	}
	g.read("active-first")
	return g.inTurn()[0]
}
