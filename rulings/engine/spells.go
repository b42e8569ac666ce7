package engine

import "catanica/catalog"

// mayCast returns why p cannot cast from the spell book c, or nil: casting requires a wizard (Ruling 126.A.a), and the
// Philosopher's Stone bars attack spells.
func (g *conditions) mayCast(p Player, c CardNo) error {
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
		return g.unstated("cost of "+d.id,
			"Was der Spruch kostet, nennt keine Quelle: Nimm die Kosten an (`assume cost`).",
			"No source says what the spell costs: assume a cost (`assume cost`).")
	}
	return nil
}

// paySpell takes the price of a spell.
func (g *ledger) paySpell(p Player, book CardNo, by payers) error {
	cost := g.def(book).cost
	if err := g.payPower(p, book, int(cost.Power), by); err != nil {
		return err
	}
	cost.Power = 0
	if cost.Total() == 0 {
		return nil
	}
	return g.pay(p, book, cost, 0, Bag{}, Bag{}, "zud.magie.zauberbuecher")
}
