package engine

import "slices"

// taxes: {after: 1, gold: 1}. A foreign card: its host pays gold to the bank for each action card after the first so
// many in a turn (Ruling 103.I.f).

// wordTaxes returns the effect word `taxes`.
func wordTaxes() Word {
	return Word{
		Name: "taxes", In: InForce,
		Args:    []string{"after", "gold"},
		Form:    "`after: 1`, `gold: 1`",
		Doc:     "its host pays for further action cards of a turn",
		Example: "Barbarenstützpunkt",
	}
}

// acts counts an action card that p is about to play, and takes the gold that each further one costs.
func (g *ledger) acts(p Player) error {
	due, cites := int8(0), []string{"103.I.f"}
	g.eachFunction(p.Other(), "taxes", func(c CardNo, n *node) {
		hosts := g.card(c).Side == p
		if hosts && int(g.s.Acted[p]) >= max(1, n.arg.Get("after").Int()) && g.byOf(c, "103.I.f") {
			due += int8(max(1, n.arg.Get("gold").Int()))
			cites = append(cites, g.textOf(c))
		}
	})
	if g.mayBeTaxed(p) {
		g.s.Acted[p] = min(g.s.Acted[p]+1, 99)
	}
	if due == 0 {
		return nil
	}
	price := Bag{Gold: due}
	if err := g.needLands(p); err != nil {
		return err
	}
	if !g.affords(p, price) {
		return g.refuse("103.I.f",
			"Jede weitere Aktionskarte dieses Zuges kostet dich Gold, und so viel hast du nicht.",
			"Each further action card this turn costs you gold, and you do not have enough.")
	}
	g.payOut(p, price)
	g.emit("paid", p, cites...).Get = price
	return nil
}

// mayBeTaxed reports whether a card that taxes p lies in his principality. A blocked one may work again before the turn
// ends, and then the cards played before count too.
func (g *board) mayBeTaxed(p Player) bool {
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool { return g.has(c, "taxes") != nil })
}
