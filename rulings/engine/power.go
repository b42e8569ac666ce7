package engine

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// Wizards hold magic power, which pays for spells, magic actions and buildings (zud.magie.zauberer). A wizard fed in
// this turn casts nothing until the opponent's next turn (Rulings 127.A.a, 127.A.c).

// power returns the magic power that p's wizards can use now.
func (g *treasury) power(p Player) int {
	n := 0
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Wizard) {
			n += g.usablePower(c)
		}
	})
	return n
}

// Wizards returns p's wizards in play, in the order in which a move counts their magic power.
func Wizards(t *Table, s *State, p Player) []CardNo { return look(t, s).wizards(p) }

// usablePower returns the power that wizard w can use now: all of it, or none in the turn in which he was fed.
func (g *treasury) usablePower(w CardNo) int {
	k := &g.s.Cards[w]
	switch {
	case g.unbound(w), g.wornOut(w, "103.P.c/zauberer"):
		return 0
	case k.Fresh == 0:
		return int(k.Power)
	}
	if g.misread("127.A.a", "103.G.d", "127.A.c") {
		return g.misreadFreshPower(k)
	}
	return 0
}

// powerToBuild returns the power that wizard w had before he was fed in this turn.
func (g *treasury) powerToBuild(w CardNo) int {
	if g.unbound(w) {
		return 0
	}
	return int(g.s.Cards[w].Power - g.s.Cards[w].Fresh)
}

// toBeBuilt reports whether c is a card that is about to be built.
func (g *treasury) toBeBuilt(c CardNo) bool {
	return c != NoCard && !g.card(c).Laid && !g.def(c).action()
}

// payers are the wizards whom a move names to pay magic power: so much from each, and the rest from one.
type payers struct {
	each PowerCounts
	rest CardNo
}

// unnamedPayers names nobody.
var unnamedPayers = payers{rest: NoCard}

// payers returns the wizards whom the move names to pay magic power.
func (m Move) payers() payers { return payers{m.Powers, m.By} }

// named reports whether anybody is named.
func (by payers) named() bool { return by != unnamedPayers }

// payPowerFor takes magic power for card c. A building is paid for like a spell: a wizard fed in this turn pays
// nothing. By the other reading of charged-wizard-buildings the power that he had before pays for buildings.
func (g *ledger) payPowerFor(p Player, c CardNo, n int, by payers) error {
	if err := g.mayPayBy(p, c, n, by); err != nil {
		return err
	}
	if n > 0 && g.toBeBuilt(c) {
		for _, w := range g.wizards(p) {
			k := g.card(w)
			if k.Fresh > 0 && k.Power > k.Fresh && !g.unbound(w) &&
				g.reading("charged-wizard-buildings") == "old-power" {
				return g.payPowerOf(p, c, n, by, g.powerToBuild)
			}
		}
	}
	return g.payPowerOf(p, c, n, by, g.usablePower)
}

// payNamedPower takes the magic power of a cost if the player names the wizards who pay, and returns the rest.
func (g *ledger) payNamedPower(p Player, c CardNo, cost Cost, by payers) (rest Cost, err error) {
	if by.named() {
		err = g.payPowerFor(p, c, int(cost.Power), by)
		cost.Power = 0
	}
	return cost, err
}

// payPower takes magic power for card c from p's wizards.
func (g *ledger) payPower(p Player, c CardNo, n int, by payers) error {
	if err := g.mayPayBy(p, NoCard, n, by); err != nil {
		return err
	}
	return g.payPowerOf(p, c, n, by, g.usablePower)
}

// mayPayBy returns why the wizards named to pay n magic power for card c cannot do so, or nil, whatever each of them
// pays.
func (g *treasury) mayPayBy(p Player, c CardNo, n int, by payers) error {
	switch {
	case !by.named():
		return nil
	case n == 0:
		return g.wrong("Das kostet keine Zauberkraft.", "That costs no magic power.")
	}
	wizards := g.wizards(p)
	for i := range mostLandCounts {
		switch {
		case by.each.Of(i) == 0:
		case i >= len(wizards):
			return g.wrong("Das ist keiner deiner Zauberer.", "That is none of your wizards.")
		default:
			if err := g.mayPayAny(c, wizards[i]); err != nil {
				return err
			}
		}
	}
	switch {
	case by.rest == NoCard:
		return nil
	case !g.isCard(by.rest): // it came into the game after the roll that a Time Leap has undone
		return g.wrong("Das ist keiner deiner Zauberer.", "That is none of your wizards.")
	case !slices.Contains(wizards, by.rest):
		return g.wrong("%s ist keiner deiner Zauberer.", "%s is not one of your wizards.",
			g.title(by.rest, catalog.Nominative))
	}
	return g.mayPayAny(c, by.rest)
}

// mayPayAny returns why wizard w can pay no magic power for card c, or nil. A wizard who has been fed in this turn pays
// nothing (Rulings 127.A.a, 127.A.c), or for a building only the power that he had before (payPowerFor).
func (g *treasury) mayPayAny(c, w CardNo) error {
	switch {
	case g.usablePower(w) > 0, g.toBeBuilt(c) && g.powerToBuild(w) > 0 &&
		g.t.reading("charged-wizard-buildings") == "old-power":
		return nil
	case g.card(w).Fresh > 0:
		return g.refuseBy([]string{"127.A.a", "127.A.c", "103.G.d"},
			"%s ist in diesem Zug aufgeladen worden und zaubert noch nicht.",
			"%s was recharged this turn and cannot cast yet.", g.title(w, catalog.Nominative))
	}
	return g.refuseBy([]string{"zud.magie.zauberbuecher"}, "%s hat keine Zauberkraft.", "%s has no magic power.",
		g.title(w, catalog.Nominative))
}

// payPowerOf takes n magic power for card c from the wizards named or, if nobody is named, from the fullest first
// (reading wizard-order). usable returns how much power each wizard can use.
func (g *ledger) payPowerOf(p Player, c CardNo, n int, by payers, usable func(CardNo) int) error {
	if n == 0 {
		return nil
	}
	wizards := g.wizards(p)
	have := 0
	for _, w := range wizards {
		have += usable(w)
	}
	if have < n {
		cites := "zud.magie.zauberbuecher 127.A.a"
		if g.anyFed(p) {
			cites += " 127.A.c 103.G.d"
		}
		return g.refuse(cites, "Dafür reicht deine Zauberkraft nicht.", "You do not have enough magic power for that.")
	}
	if !by.named() {
		g.payInOrder(p, c, n, wizards, usable)
		return nil
	}
	pays, err := g.shares(wizards, n, by, usable)
	if err != nil {
		return err
	}
	for i, w := range wizards {
		g.spendPower(p, c, w, pays[i])
	}
	return nil
}

// shares returns how much of n magic power each of the wizards pays, or why those named cannot pay it. Nobody else
// pays.
func (g *treasury) shares(wizards []CardNo, n int, by payers, usable func(CardNo) int) (pays []int, err error) {
	left := n
	pays = make([]int, len(wizards))
	for i, w := range wizards {
		pays[i] = int(by.each.Of(i))
		left -= pays[i]
		if pays[i] > usable(w) {
			return nil, g.refuseBy([]string{"zud.magie.zauberbuecher"}, "So viel Zauberkraft hat %s nicht.",
				"%s does not have that much magic power.", g.title(w, catalog.Nominative))
		}
	}
	rest := slices.Index(wizards, by.rest)
	switch {
	case left < 0:
		return nil, g.wrong("Das kostet nur %d Zauberkraft.", "That costs only %d magic power.", n)
	case left == 0:
		return pays, nil
	case rest < 0 || left > usable(by.rest)-pays[rest]:
		return nil, g.unnamed("wizards", "Nenne die Zauberer, die zusammen %d Zauberkraft zahlen (`with A 2, B 1`).",
			"Name the wizards who together pay %d magic power (`with A 2, B 1`).", n)
	}
	pays[rest] += left
	return pays, nil
}

// payInOrder takes n magic power from the wizards with the most, the first among equals (reading wizard-order). If
// others could pay it, the player has had a choice.
func (g *ledger) payInOrder(p Player, c CardNo, n int, wizards []CardNo, usable func(CardNo) int) {
	can, have := 0, 0
	for _, w := range wizards {
		have += usable(w)
		if usable(w) > 0 {
			can++
		}
	}
	if can > 1 && n < have {
		g.read("wizard-order")
	}
	sign := -1
	if g.t.reading("wizard-order") == "emptiest" {
		sign = 1
	}
	slices.SortStableFunc(wizards, func(a, b CardNo) int {
		return sign * cmp.Compare(g.s.Cards[a].Power, g.s.Cards[b].Power)
	})
	for _, w := range wizards {
		pays := min(n, usable(w))
		g.spendPower(p, c, w, pays)
		n -= pays
	}
}

// spendPower takes magic power from wizard w for card c and reports it.
func (g *ledger) spendPower(p Player, c, w CardNo, n int) {
	if n == 0 {
		return
	}
	g.edit(w).Power -= int8(n)
	g.wear(w, "103.P.c/zauberer")
	e := g.emit("power-spent", p, g.powerCites(c, w)...)
	e.Card, e.N = w, n
}

// powerCites returns why wizard w pays magic power for card c: the rule for cards like c, the text of c and, for a
// wizard who has joined another, Ruling 127.C.a.
func (g *ledger) powerCites(c, w CardNo) []string {
	if g.trial != nil {
		return nil
	}
	rule := "zud.magie.zauberer"
	switch {
	case c == NoCard:
	case g.def(c).action() && g.def(c).cost.Power == 1:
		rule = "zud.magie.aktionskarten"
	case g.def(c).action():
		rule = "glossar.zauberkraft"
	case g.isType(c, catalog.SpellBook):
		rule = "zud.magie.zauberbuecher"
	}
	cites := []string{rule, g.textOf(c)}
	if g.isBond(g.def(w)) {
		cites = append([]string{"127.C.a"}, cites...)
	}
	return cites
}

// anyFed reports whether a wizard of p's has been fed in this turn.
func (g *treasury) anyFed(p Player) bool {
	return slices.ContainsFunc(g.wizards(p), func(c CardNo) bool { return g.s.Cards[c].Fresh > 0 })
}
