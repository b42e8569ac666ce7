package engine

import "catanica/catalog"

// weakens: {n: 1}. A function: it takes strength from the opponent's knights in its city, never below zero (Ruling
// 120.C.b). No source says whether it reaches knights beyond its own city; their strength is not sure.

// wordWeakens returns the effect word `weakens`.
func wordWeakens() Word {
	return Word{
		Name: "weakens", In: InForce,
		Args:    []string{"n"},
		Form:    "`n: 1`",
		Doc:     "takes strength from the opponent's knights",
		Example: "Bordell",
		Acts:    catalog.Weakens,
	}
}

// weakened returns the opponent's buildings that reduce the strength of card c, or may do so.
func (g *score) weakened(c CardNo, boost *boosters) []influence {
	if len(boost.weakening) == 0 || !g.counts(c, string(catalog.Knight)) {
		return nil
	}
	floor := 0
	if g.misread("120.C.b") {
		floor = misreadFloor()
	}
	var all []influence
	for _, w := range boost.weakening {
		k, b := g.card(c), g.card(w.by)
		if b.Side != k.Side {
			continue
		}
		elsewhere := b.At.Kind != k.At.Kind || b.At.Col != k.At.Col
		all = append(all, influence{order: b.Order, times: 1, plus: -w.n.arg.Get("n").Int(), least: floor,
			maybe: elsewhere})
	}
	return all
}
