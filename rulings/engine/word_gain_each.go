package engine

import (
	"slices"

	"catanica/catalog"
)

// gain-each: {of: [kloster, bibliothek], n: 1}. Each player takes n resources of his choice for each such working card
// of his, the active player first (reading active-first). To bring resources is a function, so a blocked card brings
// none (Ruling 103.P.a).

const procGainEach procName = "gain-each"

// The steps of gain-each.
const (
	gainEachFirst next = iota
	gainEachSecond
)

// wordGainEach returns the effect word `gain-each`.
func wordGainEach() Word {
	return Word{
		Name: "gain-each", In: OnEvent,
		Args:    []string{"of", "n"},
		Form:    "`of: [kloster]`, `n: 1`",
		Doc:     "each player takes resources of his choice for each such working card",
		Example: "Fortschritt",
		Procedures: []Procedure{{
			Name: procGainEach,
			Steps: []Step{
				gainEachFirst:  {Name: "first player", Do: gainEachOf(0, gainEachSecond)},
				gainEachSecond: {Name: "second player", Do: gainEachOf(1, done)},
			},
		}},
		Tells: []Sentence{
			{"rests", catalog.Text{
				DE: "{Der card} von {who} ist blockiert und bringt nichts ein.",
				EN: "{who}'s {name} is blocked and has no effect."}},
		},
	}
}

// gainEachOf returns a step function in which the i-th player in turn order gains resources.
func gainEachOf(i int, then next) func(*game, *Frame) next {
	return func(g *game, f *Frame) next {
		p, card, node := g.inTurn()[i], f.Card, f.Node
		if n := gainEachCount(g, p, g.node(f)); n > 0 {
			g.beginGain(p, card, node, n)
		}
		return then
	}
}

// gainEachCount returns how many resources p gains, and reports the blocked cards.
func gainEachCount(g *game, p Player, n *node) int {
	sum := 0
	g.laidBy(p, func(c CardNo) {
		switch {
		case !slices.Contains(n.arg.Get("of").Strs(), g.def(c).id):
		case g.working(c):
			sum += max(1, n.arg.Get("n").Int())
		default:
			g.emit("rests", p, append([]string{g.textOf(g.blocker(c)), "103.P.a", "103.N.a"}, n.cites...)...).Card = c
		}
	})
	return sum
}
