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

// usablePower returns the power that wizard w can use now: all of it, or none in the turn in which he was fed.
func (g *treasury) usablePower(w CardNo) int {
	k := &g.s.Cards[w]
	switch {
	case g.unbound(w):
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

// payPowerFor takes magic power for card c. A building is paid for like a spell: a wizard fed in this turn pays
// nothing. By the other reading of charged-wizard-buildings the power that he had before pays for buildings.
func (g *ledger) payPowerFor(p Player, c CardNo, n int, first CardNo) error {
	if err := g.mayPayFirst(p, c, n, first); err != nil {
		return err
	}
	if n > 0 && g.toBeBuilt(c) {
		for _, w := range g.wizards(p) {
			k := g.card(w)
			if k.Fresh > 0 && k.Power > k.Fresh && !g.unbound(w) &&
				g.reading("charged-wizard-buildings") == "old-power" {
				return g.payPowerOf(p, c, n, first, g.powerToBuild)
			}
		}
	}
	return g.payPowerOf(p, c, n, first, g.usablePower)
}

// payNamedPower takes the magic power of a cost if the player names the wizard who pays first, and leaves the rest.
func (g *ledger) payNamedPower(p Player, c CardNo, cost Cost, first CardNo) (rest Cost, err error) {
	if first != NoCard {
		err = g.payPowerFor(p, c, int(cost.Power), first)
		cost.Power = 0
	}
	return cost, err
}

// payPower takes magic power for card c from p's wizards: from first if it is a card, then from the wizards with the
// most.
func (g *ledger) payPower(p Player, c CardNo, n int, first CardNo) error {
	if err := g.mayPayFirst(p, NoCard, n, first); err != nil {
		return err
	}
	return g.payPowerOf(p, c, n, first, g.usablePower)
}

// mayPayFirst returns why the wizard named to pay n magic power for card c cannot do so, or nil. A wizard who has been
// fed in this turn pays nothing (Rulings 127.A.a, 127.A.c), or for a building only the power that he had before
// (payPowerFor). If several have to pay, the others follow from the fullest.
func (g *treasury) mayPayFirst(p Player, c CardNo, n int, first CardNo) error {
	switch {
	case first == NoCard:
		return nil
	case n == 0:
		return g.wrong("Das kostet keine Zauberkraft.", "That costs no magic power.")
	case !g.isCard(first): // it came into the game after the roll that a Time Leap has undone
		return g.wrong("Das ist keiner deiner Zauberer.", "That is none of your wizards.")
	case !slices.Contains(g.wizards(p), first):
		return g.wrong("%s ist keiner deiner Zauberer.", "%s is not one of your wizards.",
			g.title(first, catalog.Nominative))
	case g.usablePower(first) > 0, g.toBeBuilt(c) && g.powerToBuild(first) > 0 &&
		g.t.reading("charged-wizard-buildings") == "old-power":
		return nil
	case g.card(first).Fresh > 0:
		return g.refuseBy([]string{"127.A.a", "127.A.c", "103.G.d"},
			"%s ist in diesem Zug aufgeladen worden und zaubert noch nicht.",
			"%s was recharged this turn and cannot cast yet.", g.title(first, catalog.Nominative))
	}
	return g.refuseBy([]string{"zud.magie.zauberbuecher"}, "%s hat keine Zauberkraft.", "%s has no magic power.",
		g.title(first, catalog.Nominative))
}

// payPowerOf does what payPower does, with usable returning how much power each wizard can use.
func (g *ledger) payPowerOf(p Player, c CardNo, n int, first CardNo, usable func(CardNo) int) error {
	if n == 0 {
		return nil
	}
	var wizards []CardNo
	have := 0
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Wizard) && usable(c) > 0 {
			wizards = append(wizards, c)
			have += usable(c)
		}
	})
	if have < n {
		cites := "zud.magie.zauberbuecher 127.A.a"
		if g.anyFed(p) {
			cites += " 127.A.c 103.G.d"
		}
		return g.refuse(cites, "Dafür reicht deine Zauberkraft nicht.", "You do not have enough magic power for that.")
	}
	slices.SortStableFunc(wizards, func(a, b CardNo) int {
		if (a == first) != (b == first) {
			return cmp.Compare(truth(b == first), truth(a == first))
		}
		return -cmp.Compare(g.s.Cards[a].Power, g.s.Cards[b].Power)
	})
	for _, w := range wizards {
		paid := 0
		for usable(w) > 0 && n > 0 {
			g.edit(w).Power--
			n--
			paid++
		}
		if paid > 0 {
			e := g.emit("power-spent", p, g.powerCites(c, w)...)
			e.Card, e.N = w, paid
		}
	}
	return nil
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
	case g.def(c).action():
		rule = "zud.magie.aktionskarten"
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
