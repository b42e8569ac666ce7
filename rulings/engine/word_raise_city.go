package engine

import "catanica/catalog"

// raise-city: {}. A settlement of the player's becomes a city, at no cost but the card's own (001#29).

func canRaiseCity(g *game, p Player, c CardNo, n *node) error {
	if err := g.needAxis(p); err != nil {
		return err
	}
	if len(g.settlements(p)) == 0 {
		return g.refuse("112.S.a", "Es gibt keine Siedlung, die zur Stadt werden könnte.", "There is no settlement that could become a city.")
	}
	return g.usedUp(&g.t.defs[g.t.Book.central[catalog.City]], catalog.City)
}

// settlements are p's places that are only settlements.
func (g *game) settlements(p Player) []Place {
	var out []Place
	for _, pl := range g.s.Sides[p].Places {
		if pl.Kind == SettlementPlace {
			out = append(out, pl)
		}
	}
	return out
}

func runRaiseCity(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askRaiseCity(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPlace, Card: f.Card, Cites: g.node(f).cites, Text: say("Welche Siedlung wird zur Stadt?", "Which settlement becomes a city?")}
	for _, pl := range g.settlements(f.By) {
		m := NewMove(f.By, Choose)
		m.To = Spot{Kind: OnSite, Col: pl.Col}
		d.Options = append(d.Options, m)
	}
	return d
}

func answerRaiseCity(g *game, f *Frame, m Move) error {
	pl, ok := g.place(f.By, m.To.Col)
	if m.To.Kind != OnSite || m.Side != f.By || !ok || pl.Kind != SettlementPlace {
		return g.wrong("Nenne eine eigene Siedlung.", "Name a settlement of your own.")
	}
	f.Step = 1
	places := g.editSide(f.By).Places
	for i := range places {
		if places[i].Col == pl.Col {
			places[i].Kind = CityPlace
		}
	}
	e := g.emit("built-place", f.By, append([]string{"102.B.Zentralkarte"}, g.node(f).cites...)...)
	e.To, e.Card = CityPlace.String()+" "+string(rune(pl.Name)), f.Card
	return nil
}

// procRaiseCity names the procedure `raise-city`.
const procRaiseCity procName = "raise-city"

// wordRaiseCity is the effect word `raise-city`.
func wordRaiseCity() Word {
	return Word{
		Name: "raise-city", In: OnPlay,
		Doc:     "a settlement becomes a city",
		Example: "Materialisation",
		Can:     canRaiseCity,
		Procedures: []Procedure{
			{Name: procRaiseCity, run: runRaiseCity, ask: askRaiseCity, answer: answerRaiseCity},
		},
	}
}
