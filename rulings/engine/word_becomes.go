package engine

import (
	"slices"

	"catanica/catalog"
)

// becomes: {card: schwarzer-ritter, price: unknown}; with `card: unknown` the card has to be assumed.
// The player turns a unit that lies out into that action card,
// a round after laying it out at the earliest (103.P.b, 103.G.c). While it is used it is that action card for
// everything that asks; afterwards it lies on the discard pile as the unit that it is (102.B.Einheit).

// useBecome pays for it and plays the card.
func (g *game) useBecome(m Move, n *node) error {
	d, into := g.def(m.Card), n.arg.Get("card").Str
	if d.becomes != "" {
		into = d.becomes
	}
	as, ok := g.t.Book.Def(into)
	if !ok || !g.t.defs[as].action() {
		return g.unstated("effect of "+d.id, "Welcher Aktionskarte %s dann entspricht, nennt keine Quelle: nimm es an (`assume: becomes`).",
			"No source states which action card %s then equals: assume it (`assume: becomes`).", g.title(m.Card))
	}
	if d.priceIs != catalog.Known {
		return g.unstated("price of "+d.id, "Was es kostet, %s einzusetzen, nennt keine Quelle: nimm es an (`assume: price`).", "No source states what it costs to use %s: assume it (`assume: price`).", g.title(m.Card))
	}
	if err := g.pay(m.Who, m.Card, d.price, 0, m.Give, m.Save, "103.G.c"); err != nil {
		return err
	}
	was := g.s.Cards[m.Card].Def
	g.leave(m.Card)
	g.edit(m.Card).Def = as
	if err := g.mayPlay(m.Who, m.Card); err != nil {
		return err
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	e := g.emit("turned", m.Who, append([]string{"103.G.c", "102.B.Einheit"}, n.cites...)...)
	e.Card, e.From, e.To = m.Card, d.id, g.t.Book.ID(as)
	g.push(Frame{Proc: g.proc(procTurnBack), By: m.Who, Card: m.Card, Node: -1, A: was})
	g.push(Frame{Proc: g.proc(procPlay), By: m.Who, Card: m.Card, Node: -1})
	return nil
}

// hitsHimself reports whether a unit that is being used as an action card would be among those that its failure hits, if
// it lay out (reading richard-himself).
func (g *game) hitsHimself(r returning) bool {
	if !r.lost || g.card(r.card).Laid || g.anywhere(r.card) {
		return false
	}
	for _, f := range g.s.Frames {
		if g.carries(&f, procTurnBack) && f.Card == r.card {
			k := &g.s.Cards[r.card] // only while it is looked at
			as := k.Def
			k.Def = f.A
			hit := g.countsAny(r.card, r.what)
			k.Def = as
			return hit
		}
	}
	return false
}

// turned reports whether a unit is being used as the action card that c is now.
func (g *game) turned(c CardNo) bool {
	return slices.ContainsFunc(g.s.Frames, func(f Frame) bool { return g.carries(&f, procTurnBack) && f.Card == c })
}

// runTurnBack makes the card the unit again. Register A is which one.
func runTurnBack(g *game, f *Frame) status {
	if g.t.on("102.B.Einheit", "117.C.b") { // switched off, the tempting reading: what was played as an action stays one
		g.edit(f.Card).Def = f.A
	}
	return done
}

// procTurnBack names the procedure `turn-back`.
const procTurnBack procName = "turn-back"

// wordBecomes is the effect word `becomes`.
func wordBecomes() Word {
	return Word{
		Name: "becomes", In: InForce,
		Args:    []string{"card", "price"},
		Form:    "`card: schwarzer-ritter`, `price: unknown`",
		Doc:     "called up: the unit is used as that action card; `card: unknown` has to be assumed",
		Example: "Richard der Rächer",
		Use:     &usable{phase: MainPhase, do: (*game).useBecome, waits: true},
		Procedures: []Procedure{
			{Name: procTurnBack, run: runTurnBack, ask: nil, answer: nil},
		},
		Tells: []Sentence{
			{"turned", catalog.Text{DE: "{who} setzt die Karte {from} als Aktionskarte ein: {to}.", EN: "{who} uses {from} as {to}."}},
		},
	}
}
