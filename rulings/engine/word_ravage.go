package engine

import "catanica/catalog"

// ravage: {}. The resources of one of the opponent's landscapes are destroyed (001#30).

const procRavage procName = "ravage"

// wordRavage returns the effect word `ravage`.
func wordRavage() Word {
	return Word{
		Name: "ravage", In: OnPlay,
		Doc:     "the resources of one opposing landscape are destroyed",
		Example: "Wirbelsturm",
		Acts:    catalog.Hits,
		Harms:   true,
		Can:     canRavage,
		Procedures: []Procedure{
			{Name: procRavage, Steps: []Step{{Name: "landscape", Ask: ravageAsks, Take: ravageTakes}}},
		},
	}
}

// canRavage refuses a card that would do nothing (Ruling 112.S.a).
func canRavage(g *game, p Player, c CardNo, _ *node) error {
	if err := g.needLands(p.Other()); err != nil {
		return err
	}
	if g.stock(p.Other()).Total() == 0 && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a", "Der Mitspieler hat keine Rohstoffe.", "Your opponent has no resources.")
	}
	return nil
}

func ravageAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welche Landschaft des Mitspielers verwüstest du?",
			"Which of your opponent's landscapes do you ravage?")}
	for i, l := range g.s.Sides[f.By.Other()].Lands {
		if l.Stock > 0 {
			m := NewMove(f.By, Choose)
			m.Theirs = LandSet(0).With(i)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func ravageTakes(g *game, f *Frame, m Move) (next, error) {
	theirs, o := m.Theirs.List(), f.By.Other()
	if len(theirs) == 0 || theirs[len(theirs)-1] >= len(g.s.Sides[o].Lands) {
		return wait, g.unnamed("landscapes", "Nenne eine Landschaft des Mitspielers.",
			"Name one of your opponent's landscapes.")
	}
	if len(theirs) > 1 {
		return wait, g.refuse("zud.magie.aktionskarten", "Nenne genau eine Landschaft.",
			"Name exactly one landscape.")
	}
	if g.s.Sides[o].Lands[theirs[0]].Stock == 0 && g.byOf(f.Card, "112.S.a", "112.S.a/allgemein") {
		return wait, g.refuse("112.S.a", "Auf dieser Landschaft liegt nichts.", "There is nothing on that landscape.")
	}
	if g.misread("122.B.b/nicht-wegnehmen") {
		misreadTakesMined(g, o)
	}
	l := &g.editLands(o)[theirs[0]]
	var lost Bag
	lost[l.Kind], l.Stock = l.Stock, 0
	e := g.emit("lost", o, g.node(f).cites...)
	e.Card, e.Get = f.Card, lost
	return done, nil
}
