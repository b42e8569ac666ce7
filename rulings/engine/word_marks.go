package engine

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// What changes a knight's strength counts in the order in which it came (Ruling 117.A.a): buildings that add or take
// points, and marks, which pass. A potion's mark lasts until its caster's opponent has ended his next turn; then
// everything is reckoned anew as if it had never been.

// influence is one thing that changes a card's strength.
type influence struct {
	order  int16
	change func(int) int
}

// strength is the points that base has come to under all influences on card c, which works for p. sure is false
// when nobody states whether an influence reaches it.
func (g *game) strength(p Player, c CardNo, base int) (n int, sure bool) {
	all := g.gains(p, c)
	less, sure := g.weakened(p, c)
	all = append(all, less...)
	caps, _, _ := g.capped(p, c)
	all = append(all, caps...)
	for _, m := range g.s.Marks {
		if m.Card == c {
			all = append(all, influence{m.Order, func(n int) int { return 2 * n }})
		}
	}
	slices.SortStableFunc(all, func(a, b influence) int { return cmp.Compare(a.order, b.order) })
	if !g.t.on("117.A.a") {
		slices.Reverse(all) // the tempting reading: what came last weighs first
	}
	for _, i := range all {
		base = i.change(base)
	}
	return base, sure
}

// gains are the buildings that add to a card's strength: a smithy to each knight's.
func (g *game) gains(p Player, c CardNo) []influence {
	var all []influence
	add := func(by CardNo, n *node) {
		if more := n.arg.Get("strength").Int(); more > 0 {
			all = append(all, influence{g.card(by).Order, func(n int) int { return n + more }})
		}
	}
	if g.forged(c) {
		g.eachFunction(p, "knights-gain", add)
	}
	g.eachFunction(p, "gains-each", func(by CardNo, n *node) {
		if g.isAnyOf(c, n.arg.Get("of").Strs()) {
			add(by, n)
		}
	})
	return all
}

// forged reports whether c is one of those who gain by a smithy: a knight. A fleet is none, whatever its strength
// (Ruling 116.D.b).
func (g *game) forged(c CardNo) bool {
	return g.counts(c, "knight") || !g.t.on("116.D.b") && g.isType(c, catalog.Fleet) // switched off, the tempting reading: whoever has strength
}

// weakened are the opponent's buildings that take from a knight's strength: a bordello, never below zero (120.C.b).
// No source says whether it reaches knights beyond its own city; for those the strength is not sure.
func (g *game) weakened(p Player, c CardNo) (all []influence, sure bool) {
	sure = true
	floor := 0
	if !g.t.on("120.C.b") {
		floor = -mostUnstated // the tempting reading: it goes on below zero
	}
	if !g.counts(c, "knight") {
		return nil, true
	}
	g.eachFunction(p.Other(), "weakens", func(by CardNo, n *node) {
		k, b := g.card(c), g.card(by)
		switch {
		case b.Side != k.Side:
		case b.At.Kind != k.At.Kind || b.At.Col != k.At.Col:
			sure = false
		default:
			less := n.arg.Get("n").Int()
			all = append(all, influence{b.Order, func(n int) int { return max(floor, n-less) }})
		}
	})
	return all, sure
}

// useDouble casts a potion on an own knight or dragon.
func (g *game) useDouble(m Move, n *node) error {
	if err := g.mayCast(m.Who, m.Card); err != nil {
		return err
	}
	if m.On == NoCard {
		return unnamed("card", "Sag, auf wen.", "Say on whom.")
	}
	if k := g.card(m.On); !k.Laid || k.By != m.Who || !g.countsAny(m.On, n.arg.Get("what").Strs()) {
		return &Refusal{Cites: citing(n.cites), Why: say("Der Trank hilft nur eigenen Rittern und Drachen.", "The potion helps only one's own knights and dragons.")}
	}
	if err := g.pay(m.Who, m.Card, g.def(m.Card).cost, 0, m.Give, m.Save, "zud.magie.zauberbuecher"); err != nil {
		return err
	}
	g.tithe(m.Who, m.Card)
	g.s.Clock++
	g.s.Marks = append(g.s.Marks, Mark{Card: m.On, By: m.Who, Order: g.s.Clock})
	e := g.emit("doubled", m.Who, n.cites...)
	e.Card, e.On = m.Card, m.On
	return nil
}

// mayCast tells why p cannot cast from the spell book c, or nil: it asks for a wizard (126.A.a), and an attack is
// barred once the stone stands.
func (g *game) mayCast(p Player, c CardNo) error {
	d := g.def(c)
	if err := g.barred(p, d); err != nil {
		return err
	}
	if err := g.gateForSpells(d); err != nil {
		return err
	}
	if err := g.meets(p, c, "play"); err != nil {
		return err
	}
	if d.costIs != catalog.Known {
		return &Undecided{Fact: "cost of " + d.id, State: say("Was der Spruch kostet, nennt keine Quelle: `assume cost`.", "No source states what the spell costs: `assume cost`.")}
	}
	return nil
}

// fade ends the marks of the player whose opponent has just ended a turn.
func (g *game) fade(ended Player) {
	for _, m := range g.s.Marks {
		if m.By == ended.Other() {
			g.emit("faded", m.By, "117.A.a").On = m.Card
		}
	}
	g.s.Marks = slices.DeleteFunc(g.s.Marks, func(m Mark) bool { return m.By == ended.Other() })
}

// unmark takes the marks off a card that leaves.
func (g *game) unmark(c CardNo) {
	g.s.Marks = slices.DeleteFunc(g.s.Marks, func(m Mark) bool { return m.Card == c })
}
