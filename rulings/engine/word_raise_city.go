package engine

import "catanica/catalog"

// raise-city: {}. A settlement of the player's becomes a city, at no cost but that of the card (001#29).

const procRaiseCity procName = "raise-city"

// wordRaiseCity returns the effect word `raise-city`.
func wordRaiseCity() Word {
	return Word{
		Name: "raise-city", In: OnPlay,
		Doc:     "a settlement becomes a city",
		Example: "Materialisation",
		Can:     canRaiseCity,
		Procedures: []Procedure{
			{Name: procRaiseCity, Steps: []Step{{Name: "settlement", Ask: raiseCityAsks, Take: raiseCityTakes}}},
		},
	}
}

func canRaiseCity(g *game, p Player, _ CardNo, _ *node) error {
	if len(g.settlements(p)) == 0 {
		return g.refuse("112.S.a", "Du hast keine Siedlung, die zur Stadt werden könnte.",
			"You have no settlement that could become a city.")
	}
	return g.usedUp(g.t.defs[g.t.Book.central[catalog.City]], catalog.City)
}

func raiseCityAsks(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskPlace, Card: f.Card, Cites: g.node(f).cites, Options: g.settlementMoves(f.By),
		Text: say("Welche Siedlung wird zur Stadt?", "Which settlement becomes a city?")}
}

func raiseCityTakes(g *game, f *Frame, m Move) (next, error) {
	pl, ok := g.settlementNamed(f.By, m)
	if !ok {
		return wait, g.wrong("Nenne eine eigene Siedlung.", "Name a settlement of your own.")
	}
	g.setPlaceKind(f.By, pl.Col, CityPlace)
	e := g.emit("built-place", f.By, append([]string{"102.B.Zentralkarte"}, g.node(f).cites...)...)
	e.To, e.Card = CityPlace.String()+" "+string(pl.Name), f.Card
	return done, nil
}
