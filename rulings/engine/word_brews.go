package engine

// brews: {power: 1, gains: [3, 4, 5, 6], breaks: [1]}. For magic power a die is thrown, any number of times. On some
// numbers it brings a resource, on others the building falls (magic kitchen; Ruling 105.J.b, 103.P.c). On a number of
// neither list the reading magic-kitchen decides.

const procBrew procName = "brews"

// wordBrews returns the effect word `brews`.
func wordBrews() Word {
	return Word{
		Name: "brews", In: InForce,
		Args:    []string{"power", "gains", "breaks", "often"},
		Form:    "`power: 1`, `gains: [3, 4, 5, 6]`, `breaks: [1]`",
		Doc:     "called up: throws a die for magic power",
		Example: "Zauberküche",
		Use:     &usable{phase: MainPhase, do: brew},
		Procedures: []Procedure{
			{Name: procBrew, Steps: []Step{{Name: "die", Ask: brewAsks, Take: brewTakes}}},
		},
	}
}

func brew(g *game, m Move, n *node) error {
	if m.N != 0 {
		return g.noNumber()
	}
	if g.wornOut(m.Card) {
		return g.refuse("103.P.c", "Die Küche hast du in diesem Zug schon genutzt.",
			"You have already used the kitchen this turn.")
	}
	if err := g.payPower(m.Who, m.Card, max(1, n.arg.Get("power").Int()), m.payers()); err != nil {
		return err
	}
	g.emit("used", m.Who, append([]string{"105.J.b", "103.P.c"}, n.cites...)...).Card = m.Card
	if g.misread("105.J.b") {
		misreadBrewAlwaysGains(g, m, n)
		return nil
	}
	g.begin(procBrew, m.Who, m.Card, n.no)
	return nil
}

func brewAsks(_ *game, f *Frame) Decision {
	return dieDecision(f.Card, say("Was zeigt der Würfel?", "What is rolled?"))
}

func brewTakes(g *game, f *Frame, m Move) (next, error) {
	if err := g.badDie(m); err != nil {
		return wait, err
	}
	e := g.emit("rolled", Chance, g.textOf(f.Card))
	e.N, e.Card = int(m.N), f.Card
	brewBrings(g, g.node(f), f.By, f.Card, m.N)
	return done, nil
}

// brewBrings carries out the consequence of the number rolled.
func brewBrings(g *game, n *node, by Player, kitchen CardNo, rolled int8) {
	breaks := bits(n.arg.Get("breaks").Ints())&(1<<rolled) != 0
	gains := bits(n.arg.Get("gains").Ints())&(1<<rolled) != 0
	switch {
	case breaks || !gains && g.reading("magic-kitchen") == "breaks":
		g.leave(kitchen)
		g.toDiscard(by, kitchen)
		g.emit("fell", by, append([]string{"105.J.b"}, n.cites...)...).Card = kitchen
	case gains:
		g.beginGain(by, kitchen, n.no, 1)
	default:
		g.emit("nothing", by, append([]string{"105.J.b"}, n.cites...)...).Card = kitchen
	}
}
