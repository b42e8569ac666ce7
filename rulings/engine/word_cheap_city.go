package engine

import "catanica/catalog"

// cheap-city: {ore: 2, grain: 1}. The player turns a settlement into a city at that price (000#Wachstum).

const procCheapCity procName = "cheap-city"

// wordCheapCity returns the effect word `cheap-city`.
func wordCheapCity() Word {
	return Word{
		Name: "cheap-city", In: OnPlay,
		Args:    []string{"ore", "grain"},
		Form:    "`ore: 2`, `grain: 1`",
		Doc:     "a settlement becomes a city at that price",
		Example: "Wachstum",
		Acts:    catalog.Cheapens,
		Can:     canCheapCity,
		Procedures: []Procedure{{
			Name:  procCheapCity,
			Steps: []Step{{Name: "settlement", Ask: cheapCityAsks, Take: cheapCityTakes}},
		}},
	}
}

func cheapCityPrice(n *node) Cost {
	var c Cost
	for k := range kinds {
		c.Bag[k] = int8(n.arg.Get(k.String()).Int())
	}
	return c
}

// canCheapCity refuses a card that would do nothing (Ruling 112.S.a). The card's condition, an aqueduct of the
// player's, has been checked before, so the axis is known.
func canCheapCity(g *game, p Player, _ CardNo, n *node) error {
	if len(g.settlements(p)) == 0 {
		return g.refuse("112.S.a", "Du hast keine Siedlung, auf die du eine Stadt bauen könntest.",
			"You have no settlement that you could build a city on.")
	}
	if i, ok := g.t.Book.central[catalog.City]; ok {
		if err := g.usedUp(g.t.defs[i], catalog.City); err != nil {
			return err
		}
	}
	if err := g.needLands(p); err != nil {
		return err
	}
	if !g.holds(p, cheapCityPrice(n).Bag) {
		return g.refuse("112.S.a", "Dafür reichen deine Rohstoffe nicht.", "You do not have enough resources for that.")
	}
	return nil
}

func cheapCityAsks(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskPlace, Card: f.Card, Options: g.settlementMoves(f.By),
		Text: say("Auf welche Siedlung baust du die Stadt?", "Which settlement do you build the city on?")}
}

func cheapCityTakes(g *game, f *Frame, m Move) (next, error) {
	pl, ok := g.settlementNamed(f.By, m)
	if !ok {
		return wait, g.wrong("Nenne eine eigene Siedlung.", "Name one of your own settlements.")
	}
	if err := g.pay(f.By, f.Card, cheapCityPrice(g.node(f)), 0, m.Give, m.Save, "103.G.c"); err != nil {
		return wait, err
	}
	g.setPlaceKind(f.By, pl.Col, CityPlace)
	e := g.emit("built-place", f.By, "103.G.c", "102.B.Zentralkarte")
	e.To = CityPlace.String() + " " + string(pl.Name)
	return done, nil
}
