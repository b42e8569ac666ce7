package engine

import "catanica/catalog"

import "slices"

// gains-on: {event: [jahreswechsel]}. A building that brings its player resources when one of the events is carried
// out. No source states how many, so a scenario has to assume it.

// wordGainsOn returns the effect word `gains-on`.
func wordGainsOn() Word {
	return Word{
		Name: "gains-on", In: InForce,
		Args:    []string{"event"},
		Form:    "`event: [jahreswechsel]`",
		Doc:     "resources at an event; how many has to be assumed",
		Example: "Weinkellerei",
	}
}

// eventGains gives both players the resources that their buildings gain by the event, the active player first.
func (g *game) eventGains(event string) {
	order := g.inTurn()
	slices.Reverse(order[:]) // the procedure begun last is carried out first
	for _, p := range order {
		g.eachFunction(p, "gains-on", func(c CardNo, n *node) {
			if slices.Contains(n.arg.Get("event").Strs(), event) {
				gainsOnEvent(g, p, c, n)
			}
		})
	}
}

// gainsOnEvent gives p the resources that card c gains.
func gainsOnEvent(g *game, p Player, c CardNo, n *node) {
	d := g.def(c)
	if d.gain == nil {
		g.undecided("gain of "+d.id,
			"Was "+g.title(c, catalog.Nominative).DE+" dabei bringt, nennt keine Quelle: Nimm es an (`assume: gain`).",
			"No source says what "+g.title(c, catalog.Nominative).EN+" gives then: assume it (`assume: gain`).")
		return
	}
	g.bring(p, d.gain.Bag, c, n.cites...)
	if d.gain.Any > 0 {
		g.beginGain(p, c, n.no, int(d.gain.Any))
	}
}
