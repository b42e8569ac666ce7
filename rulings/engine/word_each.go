package engine

import "slices"

// each: {do: […], first: active}. Both players carry the words out, the active one first: because the card says so
// (`first: active`), or by the reading active-first.

const procEach procName = "each"

// The steps of each.
const (
	eachFirst next = iota
	eachSecond
	eachSurplus
)

// eachTurn is the record of each.
type eachTurn struct {
	Surplus [2]bool // who puts cards back when both players are done (reading surplus-after-both)
}

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
			Name:  procEach,
			Keeps: recordOf[eachTurn](),
			Steps: []Step{
				eachFirst:   {Name: "first player", Do: eachBegins},
				eachSecond:  {Name: "second player", Do: eachEnds},
				eachSurplus: {Name: "surplus", Do: eachReduces},
			},
		}},
	}
}

func eachBegins(g *game, f *Frame) next {
	g.pushNodes(g.node(f).do, eachStarts(g, f), f.Card)
	return eachSecond
}

func eachEnds(g *game, f *Frame) next {
	to := done
	if g.t.reading("surplus-after-both") == "after-both" {
		to = eachSurplus
	}
	g.pushNodes(g.node(f).do, eachStarts(g, f).Other(), f.Card)
	return to
}

// eachReduces lets the players put their surplus cards back when both are done, the active one first.
func eachReduces(g *game, f *Frame) next {
	for _, p := range g.inTurn() {
		if waits := &keeps[eachTurn](f).Surplus[p]; *waits {
			*waits = false
			g.reduceNow(p)
			return repeat
		}
	}
	return done
}

// waitsForOther reports whether p puts surplus cards back only when an event that affects both players has been carried
// out for both (reading surplus-after-both).
func (g *game) waitsForOther(p Player) bool {
	i := slices.IndexFunc(g.s.Frames, func(f Frame) bool { return g.carries(&f, procEach) })
	if i < 0 || g.reading("surplus-after-both") != "after-both" {
		return false
	}
	keeps[eachTurn](&g.s.Frames[i]).Surplus[p] = true
	return true
}

// eachStarts returns the player who carries out the words first.
func eachStarts(g *game, f *Frame) Player {
	if g.node(f).arg.Get("first").Str == "active" {
		return g.s.Active
	}
	g.read("active-first")
	return g.inTurn()[0]
}
