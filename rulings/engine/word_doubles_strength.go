package engine

import (
	"slices"

	"catanica/catalog"
)

// doubles-strength: {what: [knight, dragon]}. A potion makes one of its player's units twice as strong until the
// opponent has ended his next turn (Ruling 117.A.a). The unit bears a Mark meanwhile.

// wordDoublesStrength returns the effect word `doubles-strength`.
func wordDoublesStrength() Word {
	return Word{
		Name: "doubles-strength", In: InForce,
		Args:    []string{"what"},
		Form:    "`what: [knight, dragon]`",
		Doc:     "called up: a unit is twice as strong for a while",
		Example: "Zaubertrank",
		Acts:    catalog.Strengthens,
		Use:     &usable{phase: MainPhase, do: useDoublesStrength},
		Tells: []Sentence{
			{"doubled", catalog.Text{
				DE: "{Der on} ist jetzt doppelt so stark.",
				EN: "{The on} is now twice as strong."}},
			{"faded", catalog.Text{
				DE: "Die Wirkung auf {den on} endet.",
				EN: "The effect on {on} wears off."}},
		},
	}
}

// useDoublesStrength uses the potion on one of the player's own units.
func useDoublesStrength(g *game, m Move, n *node) error {
	if err := g.mayCast(m.Who, m.Card); err != nil {
		return err
	}
	if m.On == NoCard {
		return g.unnamed("card", "Nenne die Karte, auf die der Trank wirkt.", "Name the card that the potion is for.")
	}
	if k := g.s.Cards[m.On]; !k.Laid || k.By != m.Who || !g.countsAny(m.On, n.arg.Get("what").Strs()) {
		return g.refuseBy(n.cites, "Der Trank wirkt nur auf eigene Ritter und Drachen.",
			"The potion works only on your own knights and dragons.")
	}
	cost, err := g.payNamedPower(m.Who, m.Card, g.def(m.Card).cost, m.payers())
	if err != nil {
		return err
	}
	if err := g.pay(m.Who, m.Card, cost, 0, m.Give, m.Save, "zud.magie.zauberbuecher"); err != nil {
		return err
	}
	g.tithe(m.Who, m.Card)
	g.s.Clock++
	marks := g.editMarks()
	*marks = append(*marks, Mark{Card: m.On, By: m.Who, Order: g.s.Clock})
	e := g.emit("doubled", m.Who, n.cites...)
	e.Card, e.On = m.Card, m.On
	return nil
}

// fade removes the marks of the player whose opponent has just ended a turn (001#20; Ruling 117.A.a).
func (g *game) fade(ended Player) {
	for _, m := range g.s.Marks {
		if m.By == ended.Other() {
			g.emit("faded", m.By, g.fadeCites(m.By)...).On = m.Card
		}
	}
	marks := g.editMarks()
	*marks = slices.DeleteFunc(*marks, func(m Mark) bool { return m.By == ended.Other() })
}

// fadeCites returns why p's potions wear off: the texts of the cards that double a strength, and Ruling 117.A.a if the
// opponent weakens knights.
func (g *game) fadeCites(p Player) (cites []string) {
	if g.trial != nil {
		return nil
	}
	for i := range g.t.Book.defs {
		if d := g.t.Book.defs[i]; g.t.Book.functionOf(d, "doubles-strength") != nil {
			cites = append(cites, catalog.CiteCard(d.id))
		}
	}
	if weak, _ := g.function(p.Other(), "weakens"); weak != NoCard {
		cites = append(cites, "117.A.a")
	}
	return cites
}

// unmark removes the marks from a card that leaves play.
func (g *game) unmark(c CardNo) {
	marks := g.editMarks()
	*marks = slices.DeleteFunc(*marks, func(m Mark) bool { return m.Card == c })
}
