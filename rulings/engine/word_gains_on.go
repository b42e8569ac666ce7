package engine

import "slices"

// gains-on: {event: [jahreswechsel]}. A building that brings its player resources when one of the events is carried out. How
// many no source states, so it has to be assumed.

// eventGains hands out what buildings bring at the event, the active player first.
func (g *game) eventGains(event string) {
	order := g.inTurn()
	slices.Reverse(order[:]) // the frame pushed last comes first
	for _, p := range order {
		g.eachFunction(p, "gains-on", func(c CardNo, n *node) {
			if !slices.Contains(n.arg.Get("event").Strs(), event) {
				return
			}
			d := g.def(c)
			if d.gain == nil {
				g.undecided("gain of "+d.id, "Was "+g.title(c).DE+" dabei bringt, nennt keine Quelle: nimm es an (`assume: gain`).",
					"No source states what "+g.title(c).EN+" brings then: assume it (`assume: gain`).")
				return
			}
			if got := g.gain(p, d.gain.Bag); got.Total() > 0 {
				e := g.emit("gained", p, n.cites...)
				e.Card, e.Get = c, got
			}
			if d.gain.Any > 0 {
				g.push(Frame{Proc: g.proc(procGain), By: p, Card: c, Node: n.no, A: int16(d.gain.Any)})
			}
		})
	}
}

// wordGainsOn is the effect word `gains-on`.
func wordGainsOn() Word {
	return Word{
		Name: "gains-on", In: InForce,
		Args:    []string{"event"},
		Form:    "`event: [jahreswechsel]`",
		Doc:     "resources at an event; how many has to be assumed",
		Example: "Weinkellerei",
	}
}
