package engine

import (
	"cmp"
	"math"
	"slices"

	"catanica/catalog"
)

// What changes a knight's strength counts in the order in which it came (Ruling 117.A.a): buildings that add or take
// points, and marks, which pass. A potion's mark lasts until its caster's opponent has ended his next turn; then
// everything is reckoned anew as if it had never been.

// influence is one thing that changes a card's strength.
type influence struct {
	order              int16
	times, plus, least int
	caps               bool
	most               int // with caps
}

// strength is the points that base has come to under all influences on card c. sure is false
// when nobody states whether an influence reaches it.
func (g *game) strength(c CardNo, base int, boost *boosters) (n int, sure bool) {
	all := g.gains(c, boost)
	less, sure := g.weakened(c, boost)
	all = append(all, less...)
	caps, _, _ := g.capped(c, boost)
	all = append(all, caps...)
	for _, m := range g.s.Marks {
		if m.Card == c {
			all = append(all, influence{order: m.Order, times: 2, least: math.MinInt})
		}
	}
	slices.SortStableFunc(all, func(a, b influence) int { return cmp.Compare(a.order, b.order) })
	if !g.t.on("117.A.a") {
		slices.Reverse(all) // the tempting reading: what came last weighs first
	}
	for _, i := range all {
		if base = max(i.least, i.times*base+i.plus); i.caps {
			base = min(i.most, base)
		}
	}
	return base, sure
}

// gains are the buildings that add to a card's strength: a smithy to each knight's.
func (g *game) gains(c CardNo, boost *boosters) []influence {
	var all []influence
	add := func(b booster) {
		if more := b.n.arg.Get("strength").Int(); more > 0 {
			all = append(all, influence{order: g.card(b.by).Order, times: 1, plus: more, least: math.MinInt})
		}
	}
	if len(boost.knights) > 0 && g.forged(c) {
		for _, b := range boost.knights {
			add(b)
		}
	}
	for _, b := range boost.each {
		if g.isAnyOf(c, b.n.arg.Get("of").Strs()) {
			add(b)
		}
	}
	return all
}

// forged reports whether c is one of those who gain by a smithy: a knight. A fleet is none, whatever its strength
// (Ruling 116.D.b).
func (g *game) forged(c CardNo) bool {
	return g.counts(c, "knight") || !g.t.on("116.D.b") && g.isType(c, catalog.Fleet) // switched off, the tempting reading: whoever has strength
}

// weakened are the opponent's buildings that take from a knight's strength: a bordello, never below zero (120.C.b).
// No source says whether it reaches knights beyond its own city; for those the strength is not sure.
func (g *game) weakened(c CardNo, boost *boosters) (all []influence, sure bool) {
	if len(boost.weakening) == 0 || !g.counts(c, "knight") {
		return nil, true
	}
	sure = true
	floor := 0
	if !g.t.on("120.C.b") {
		floor = -mostUnstated // the tempting reading: it goes on below zero
	}
	for _, w := range boost.weakening {
		k, b := g.card(c), g.card(w.by)
		switch {
		case b.Side != k.Side:
		case b.At.Kind != k.At.Kind || b.At.Col != k.At.Col:
			sure = false
		default:
			all = append(all, influence{order: b.Order, times: 1, plus: -w.n.arg.Get("n").Int(), least: floor})
		}
	}
	return all, sure
}

// useDouble casts a potion on an own knight or dragon.
func (g *game) useDouble(m Move, n *node) error {
	if err := g.mayCast(m.Who, m.Card); err != nil {
		return err
	}
	if m.On == NoCard {
		return g.unnamed("card", "Sag, auf wen.", "Say on whom.")
	}
	if k := g.card(m.On); !k.Laid || k.By != m.Who || !g.countsAny(m.On, n.arg.Get("what").Strs()) {
		return g.refuseBy(n.cites, "Der Trank hilft nur eigenen Rittern und Drachen.", "The potion helps only one's own knights and dragons.")
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
		return g.unstated("cost of "+d.id, "Was der Spruch kostet, nennt keine Quelle: `assume cost`.", "No source states what the spell costs: `assume cost`.")
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
	marks := g.editMarks()
	*marks = slices.DeleteFunc(*marks, func(m Mark) bool { return m.By == ended.Other() })
}

// unmark takes the marks off a card that leaves.
func (g *game) unmark(c CardNo) {
	marks := g.editMarks()
	*marks = slices.DeleteFunc(*marks, func(m Mark) bool { return m.Card == c })
}
