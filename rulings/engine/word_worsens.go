package engine

import "catanica/catalog"

// worsens: {to: [raubzug], fails: [3, 4, 5, 6]}. A protection card: the attack that it answers now fails on these
// numbers.

const procWorsens procName = "worsens"

// wordWorsens returns the effect word `worsens`.
func wordWorsens() Word {
	return Word{
		Name: "worsens", In: OnAnswer,
		Args:    []string{"to", "fails"},
		Form:    "`to: [raubzug]`, `fails: [3, 4, 5, 6]`",
		Doc:     "the attack now fails on these numbers",
		Example: "Bischof",
		Acts:    catalog.Protects,
		Procedures: []Procedure{
			{Name: procWorsens, Steps: []Step{{Name: "worsen", Do: worsensTest}}},
		},
	}
}

func worsensTest(g *game, f *Frame) next {
	n := g.node(f)
	g.testFailsOn(n.arg.Get("fails").Ints())
	e := g.emit("protected", f.By, n.cites...)
	e.Card = f.Card
	g.says(e, "{Der card} erschwert den Versuch.", "{The card} makes the attempt harder.")
	return done
}
