package engine

import (
	"slices"

	"catanica/catalog"
)

// The nine crest cards of each player (Ruling 101.C.a): two settlements, the road between them and six landscapes, one
// of each kind, with one resource each. North is the player with the white-and-red crest, unless the position states
// landscapes.

// openingSetsOut sets out both principalities and what belongs beside them.
func openingSetsOut(g *game, _ *Frame) next {
	for _, p := range [2]Player{g.s.Active, g.s.Active.Other()} {
		setOutPrincipality(g, p)
	}
	unpack(g)
	return openingAnnounce
}

func setOutPrincipality(g *game, p Player) {
	s := g.editSide(p)
	for i := range s.Lands {
		s.Lands[i].Stock = 1
	}
	if g.misread("101.C.a") {
		misreadLandscapesAreEmpty(s)
	}
	g.emit("set-out", p, "glossar.wappenkarten")
}

// crestLands returns the starting landscapes of both crests, with their numbers.
func crestLands(cat *catalog.Catalog, e catalog.EditionID) (crests [2][kinds]Landscape) {
	for _, c := range cat.Cards {
		land, _ := c.Landscape.At(e)
		k, _ := ParseKind(land)
		numbers, _ := c.StartNumbers.At(e) // only landscapes have them
		for p, n := range numbers {
			crests[p][k] = Landscape{Kind: k, Number: int8(n)}
		}
	}
	return crests
}

// openingLays waits while landscapes of a player have no place yet. The last one goes to the last place. By the reading
// as-pictured of start-landscapes nobody chooses, and the places stay unknown.
func openingLays(g *game, f *Frame) next {
	left := placeless(g, f.By)
	switch places := freeLandPlaces(g, f.By); {
	case len(left) == 0:
		return openingLaid(g, f)
	case len(left) == 1 && len(places) == 1:
		layLand(g, f.By, left[0], places[0])
		return openingLaid(g, f)
	case g.t.reading("start-landscapes") == "as-pictured":
		g.read("start-landscapes")
		return openingLaid(g, f)
	}
	return wait
}

// openingLaid goes on to the other player, then to the cards.
func openingLaid(g *game, f *Frame) next {
	if f.By == g.s.Active {
		f.By = f.By.Other()
		return openingLay
	}
	f.By = g.s.Active
	return openingEvents
}

// placeless returns the landscapes of p whose place nobody has stated.
func placeless(g *game, p Player) []int {
	var out []int
	for i, l := range g.s.Sides[p].Lands {
		if l.Row == 0 {
			out = append(out, i)
		}
	}
	return out
}

// freeLandPlaces returns the places above and below the roads where p has no landscape yet.
func freeLandPlaces(g *game, p Player) []Spot {
	var out []Spot
	s := &g.s.Sides[p]
	for col := s.Places[0].Col - 1; col <= s.Places[1].Col+1; col += 2 {
		for _, row := range [2]int8{1, -1} {
			if !slices.ContainsFunc(s.Lands, func(l Landscape) bool { return l.Row == row && l.Col == col }) {
				out = append(out, Spot{Kind: AtLandscape, Col: col, Row: row})
			}
		}
	}
	return out
}

func openingAsksPlace(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPlace, Card: NoCard, Cites: []string{"101.C.a"},
		Text: say("Welche Landschaft legst du wohin?", "Which landscape do you lay where?")}
	for _, i := range placeless(g, f.By) {
		for _, at := range freeLandPlaces(g, f.By) {
			m := NewMove(f.By, Choose)
			m.Own, m.To = LandSet(0).With(i), at
			d.Options = append(d.Options, m)
		}
	}
	return d
}

// openingTakesPlace lays a starting landscape on any free place (reading start-landscapes).
func openingTakesPlace(g *game, f *Frame, m Move) (next, error) {
	lands := m.Own.List()
	switch {
	case len(lands) != 1 || lands[0] >= len(g.s.Sides[f.By].Lands):
		return wait, g.unnamed("landscapes", "Nenne eine deiner Landschaften.", "Name one of your landscapes.")
	case g.s.Sides[f.By].Lands[lands[0]].Row != 0:
		return wait, g.wrong("Diese Landschaft liegt schon.", "That landscape has already been laid.")
	case !slices.Contains(freeLandPlaces(g, f.By), m.To):
		return wait, g.wrong("Dort ist kein freier Platz für eine Landschaft.",
			"There is no free place for a landscape there.")
	}
	g.read("start-landscapes")
	layLand(g, f.By, lands[0], m.To)
	return openingLay, nil
}

func layLand(g *game, p Player, i int, at Spot) {
	l := &g.editLands(p)[i]
	l.Col, l.Row = at.Col, at.Row
	e := g.emit("landscape", p, "glossar.wappenkarten")
	e.To, e.N = l.Kind.Landscape(), int(l.Number)
}
