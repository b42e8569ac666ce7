package engine

// pay takes the cost of card c from p, less discounts, and reports it. give names the resources paid if the cost leaves
// a choice, save those that a discount saves. cites are the articles that require the payment, separated by spaces.
func (g *ledger) pay(p Player, c CardNo, cost Cost, discounts int, give, save Bag, cites string) error {
	due, err := g.due(p, c, cost, discounts, give, save, cites)
	if err != nil {
		return err
	}
	return g.payExactly(p, c, due, cost, cites)
}

// mayPay returns why p cannot pay the cost of card c, magic power aside, or nil. It changes nothing.
func (g *treasury) mayPay(p Player, c CardNo, cost Cost, discounts int) error {
	due, err := g.due(p, c, cost, discounts, Bag{}, Bag{}, "")
	if err != nil {
		return err
	}
	return g.mayPayExactly(p, c, due, cost, "")
}

// due returns the resources that pay takes, or why the payment does not match the cost.
func (g *treasury) due(p Player, c CardNo, cost Cost, discounts int, give, save Bag, cites string) (Bag, error) {
	need := cost.Bag
	discounts = min(discounts, cost.Total())
	if saved := save.Total(); saved > discounts {
		return need, g.wrong("Du kannst hier höchstens %s sparen, nicht %d.",
			"You can save at most %s here, not %d.", countResources(discounts), saved)
	}
	free := discounts - save.Total()
	anyLeft := int(cost.Any)
	for k := range save {
		if need[k] < save[k] {
			return need, g.wrong("So viel %s kostet die Karte nicht.", "The card does not cost that much %s.", Kind(k))
		}
		need[k] -= save[k]
	}
	if free > 0 {
		used := min(free, anyLeft)
		anyLeft -= used
		free -= used
	}
	if free > 0 && give.Total() == 0 {
		if kind, one := single(need); one {
			need[kind] -= int8(free)
			free = 0
		}
	}
	if err := g.needLands(p); need.Total()+anyLeft > 0 && err != nil {
		return need, err
	}
	if free > 0 || anyLeft > 0 {
		return give, g.mayPayNamed(p, c, need, anyLeft, free, give, cites)
	}
	if give.Total() > 0 && give != need {
		return need, g.refuse(cites, "Das sind nicht die Rohstoffe, die hier zu zahlen sind.",
			"Those are not the resources to be paid here.")
	}
	return need, nil
}

// single returns the kind of the resources in b; ok is false if there are several kinds, or none.
func single(b Bag) (k Kind, ok bool) {
	n := 0
	for i := range b {
		if b[i] > 0 {
			n++
			k = Kind(i)
		}
	}
	return k, n == 1
}

// mayPayNamed returns why give is not a valid payment where the player chooses, or nil: it must be the fixed part need,
// less up to free resources that a discount saves, and anyLeft resources of any kind.
func (g *treasury) mayPayNamed(p Player, c CardNo, need Bag, anyLeft, free int, give Bag, cites string) error {
	total := need.Total() + anyLeft - free
	g.readMined(p, c, need)
	if g.purseFor(p, c).Total() < total || g.shortOf(p, c, need) > free {
		return g.refuse(cites, "Dafür reichen deine Rohstoffe nicht.", "You do not have enough resources for that.")
	}
	if give.Total() != total {
		return g.unnamed("resources", "Nenne die Rohstoffe, die du zahlst (%s), oder die, die der Rabatt spart.",
			"Name the resources that you pay (%s) or those that the discount saves.", countResources(total))
	}
	short := 0
	for k := range need {
		if give[k] < need[k] {
			short += int(need[k] - give[k])
		}
	}
	if short > free {
		return g.refuse(cites, "Das sind nicht die Rohstoffe, die hier zu zahlen sind.",
			"Those are not the resources to be paid here.")
	}
	return nil
}

// shortOf returns how many of the resources in b p lacks.
func (g *treasury) shortOf(p Player, c CardNo, b Bag) int {
	have, n := g.purseFor(p, c), 0
	for k := range b {
		n += int(max(0, b[k]-have[k]))
	}
	return n
}

// mayPayExactly returns why p does not have the resources b and the stars of the cost, or nil.
func (g *treasury) mayPayExactly(p Player, c CardNo, b Bag, cost Cost, cites string) error {
	if b.beyond(g.purseFor(p, c)) {
		return g.refuse(cites, "Dafür reichen deine Rohstoffe nicht.", "You do not have enough resources for that.")
	}
	if cost.Star > 0 && g.stars(p) < int(cost.Star) {
		return g.refuse("kuw.volksstimmung", "Dafür reichen deine Sterne nicht.",
			"You do not have enough stars for that.")
	}
	return nil
}

// payExactly takes the resources b and the stars and magic power of the cost.
func (g *ledger) payExactly(p Player, c CardNo, b Bag, cost Cost, cites string) error {
	if g.misread("kuw.volksstimmung") {
		cost.Star = misreadStarCost
	}
	g.readMined(p, c, b)
	if err := g.mayPayExactly(p, c, b, cost, cites); err != nil {
		return err
	}
	if err := g.payPowerFor(p, c, int(cost.Power), unnamedPayers); err != nil {
		return err
	}
	g.payOut(p, b)
	if cost.Star > 0 {
		g.takeStars(p, int(cost.Star))
	}
	if b.Total()+int(cost.Star) > 0 { // magic power is reported for each wizard
		if cost.Star > 0 {
			cites += " kuw.volksstimmung"
		}
		e := g.emitCiting("paid", p, cites+" "+g.textOf(c))
		e.Card, e.Get, e.N = c, b, int(cost.Star)
	}
	return nil
}
