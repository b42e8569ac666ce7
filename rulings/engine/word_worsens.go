package engine

import (
	"strconv"
	"strings"

	"catanica/catalog"
)

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

// numbers lists numbers of a die: 3, 4, 5, 6.
func numbers(of []int) string {
	words := make([]string, len(of))
	for i, n := range of {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ")
}

// worsensTest changes the numbers on which the test in progress fails.
func worsensTest(g *game, f *Frame) next {
	n := g.node(f)
	g.testFailsOn(n.arg.Get("fails").Ints())
	e := g.emit("protected", f.By, n.cites...)
	e.Card = f.Card
	e.To = numbers(n.arg.Get("fails").Ints())
	g.says(e, "{Der card} erschwert den Versuch: Er misslingt jetzt bei {to}.",
		"{The card} makes the attempt harder: it now fails on {to}.")
	return done
}
