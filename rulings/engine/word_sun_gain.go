package engine

// sun-gain: {gold: 2} or {any: 2}. On the sun its player gets gold, or resources of choice, on top of the resource that
// everybody gets (Ruling 103.E.c).

// wordSunGain returns the effect word `sun-gain`.
func wordSunGain() Word {
	return Word{
		Name: "sun-gain", In: InForce,
		Args:    []string{"gold", "any"},
		Form:    "`gold: 2` or `any: 2`",
		Doc:     "an extra on the sun",
		Example: "Zollstation",
	}
}

// sunExtra is a working card that brings an extra on the sun.
type sunExtra struct {
	card CardNo
	n    *node
}

// sunGains returns p's working cards that bring an extra.
func sunGains(g *game, p Player) []sunExtra {
	var out []sunExtra
	g.eachFunction(p, "sun-gain", func(c CardNo, n *node) { out = append(out, sunExtra{c, n}) })
	return out
}

// sunGain books the extra of one card.
func sunGain(g *game, p Player, x sunExtra) {
	if k := x.n.arg.Get("any").Int(); k > 0 {
		g.beginGain(p, x.card, x.n.no, k)
		return
	}
	g.bring(p, Bag{Gold: int8(x.n.arg.Get("gold").Int())}, x.card, append([]string{"103.E.c"}, x.n.cites...)...)
}
