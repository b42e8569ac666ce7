package engine

import (
	"slices"

	"catanica/catalog"
)

// consoles: {for: [haendler]}. A function: when the opponent plays such a card, or succeeds with it where it has to
// pass a test, its player takes a resource of choice from the bank, unless he has more victory points (000#Kapelle zur
// heiligen Agatha).

// wordConsoles returns the effect word `consoles`.
func wordConsoles() Word {
	return Word{
		Name: "consoles", In: InForce,
		Args: []string{"for"},
		Form: "`for: [haendler]`",
		Doc: "when the opponent plays such a card with success, its player takes a resource of choice, unless he has " +
			"more points",
		Example: "Kapelle zur heiligen Agatha",
	}
}

// console lets the opponent of the player who has successfully played card c use the functions that console him.
func (g *targeting) console(by Player, c CardNo) {
	p := by.Other()
	g.eachFunction(p, "consoles", func(chapel CardNo, n *node) {
		if !slices.Contains(n.arg.Get("for").Strs(), g.def(c).id) {
			return
		}
		own, ownMore := g.points(p)
		other, otherMore := g.points(by)
		switch {
		case own > other+otherMore:
		case own+ownMore > other:
			g.stop(g.unstated("victory points",
				"Ob %s hilft, hängt von Siegpunkten ab, die keine Quelle nennt: Nimm sie an.",
				"Whether %s helps depends on victory points that no source states: assume them.",
				g.title(chapel, catalog.Nominative)))
		default:
			g.beginGain(p, chapel, n.no, 1)
		}
	})
}
