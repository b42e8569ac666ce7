package engine

// rearranges: {}. Two of its player's landscapes change places, with what lies on them (Ruling 128.D.a).

const procRearrange procName = "rearranges"

// wordRearranges returns the effect word `rearranges`.
func wordRearranges() Word {
	return Word{
		Name: "rearranges", In: OnPlay,
		Doc:     "two own landscapes change places",
		Example: "Landreform",
		Can:     canRearrange,
		Procedures: []Procedure{
			{Name: procRearrange, Steps: []Step{{Name: "landscapes", Ask: rearrangeAsks, Take: rearrangeTakes}}},
		},
	}
}

func canRearrange(g *game, p Player, _ CardNo, _ *node) error {
	if err := g.needLands(p); err != nil {
		return err
	}
	for _, l := range g.s.Sides[p].Lands {
		if l.Row == 0 {
			return g.unstated("places of "+p.String(),
				"Wo die Landschaften von %s liegen, steht nicht fest: Nenne ihre Plätze.",
				"The position does not say where %s's landscapes are: give their places.", p)
		}
	}
	if len(g.s.Sides[p].Lands) < 2 {
		return g.refuse("112.S.a", "Dazu brauchst du zwei Landschaften.", "You need two landscapes for that.")
	}
	return nil
}

func rearrangeAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card,
		Text: say("Welche zwei Landschaften tauschen ihre Plätze?", "Which two landscapes swap places?")}
	for i := range g.s.Sides[f.By].Lands {
		for j := range i {
			m := NewMove(f.By, Choose)
			m.Own = LandSet(0).With(j).With(i)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func rearrangeTakes(g *game, f *Frame, m Move) (next, error) {
	own := m.Own.List()
	if len(own) != 2 || own[1] >= len(g.s.Sides[f.By].Lands) {
		return wait, g.unnamed("landscapes", "Nenne zwei eigene Landschaften.", "Name two of your own landscapes.")
	}
	lands := g.editLands(f.By)
	a, b := &lands[own[0]], &lands[own[1]]
	a.Col, b.Col = b.Col, a.Col
	a.Row, b.Row = b.Row, a.Row
	e := g.emit("rearranged", f.By, g.node(f).cites...)
	e.Card = f.Card
	g.says(e, "Zwei Landschaften von {who} tauschen ihre Plätze.", "Two of {who}'s landscapes change places.")
	return done, nil
}
