package table

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/almanac/notation"
	"catanica/rulings/script"
	"catanica/templates"
)

// The scale of the drawing: a hex is 2 units wide and 4 high (island.Point), its sides all have the same length.
const (
	unitX = 34.64 // half the width of a hex
	unitY = 20.0  // half the length of a side
)

// drawIsland lays out a position of the almanac's game as a drawing. Pieces that the position before did not have are
// marked.
func drawIsland(f templates.Frame, now, before script.Position) *templates.Island {
	p, ok := now.(*notation.Position)
	if !ok {
		return nil
	}
	was, _ := before.(*notation.Position)
	t, s := p.Table, &p.State
	isle := t.Island
	place := func(x, y int) templates.Spot {
		return templates.Spot{X: float64(x) * unitX, Y: float64(y) * unitY}
	}
	at := func(n int) templates.Spot { return place(isle.Intersections[n].At.X, isle.Intersections[n].At.Y) }
	out := &templates.Island{Places: map[string]templates.Spot{}}
	least, most := templates.Spot{X: 1e9, Y: 1e9}, templates.Spot{X: -1e9, Y: -1e9}
	for n, h := range isle.Hexes {
		c := h.At.Centre()
		hex := templates.IslandHex{Name: h.Name, At: place(c.X, c.Y), Kind: "unknown",
			Terrain: f.Say(almanac.TerrainTitles[t.Terrain[n]]),
			Chip:    int(t.Chip[n]), Red: t.Chip[n] == 6 || t.Chip[n] == 8, Robber: int(s.Robber) == n}
		if t.Terrain[n] < almanac.UnknownTerrain {
			hex.Kind = almanac.Terrains[t.Terrain[n]]
		}
		var points []string
		for _, corner := range h.Corners {
			spot := at(corner)
			points = append(points, fmt.Sprintf("%.1f,%.1f", spot.X, spot.Y))
			least, most = templates.Spot{X: min(least.X, spot.X), Y: min(least.Y, spot.Y)},
				templates.Spot{X: max(most.X, spot.X), Y: max(most.Y, spot.Y)}
		}
		hex.Points = strings.Join(points, " ")
		out.Places[notation.HexRef(h.Name)] = hex.At
		out.Hexes = append(out.Hexes, hex)
	}
	for n, x := range isle.Intersections {
		out.Places[notation.CrossingRef(x.Name)] = at(n)
	}
	for _, path := range isle.Paths {
		a, b := at(path.Ends[0]), at(path.Ends[1])
		out.Places[notation.PathRef(path.Name)] = templates.Spot{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	}
	const margin = 46
	out.ViewBox = fmt.Sprintf("%.0f %.0f %.0f %.0f", least.X-margin, least.Y-margin, most.X-least.X+2*margin,
		most.Y-least.Y+2*margin)
	middle := templates.Spot{X: (least.X + most.X) / 2, Y: (least.Y + most.Y) / 2}
	for _, h := range t.Harbors {
		ends := isle.Paths[h.Path].Ends
		a, b := at(ends[0]), at(ends[1])
		out.Harbors = append(out.Harbors, templates.IslandHarbor{A: a, B: b, At: outside(a, b, middle),
			Text: harborText(f, h.Kind)})
	}
	for n := range t.Players {
		who := almanac.Player(n)
		mark := func(is bool) bool {
			if is = is && was != nil; is {
				out.Marked = templates.Changed
			}
			return is
		}
		for rest := s.Roads[n]; !rest.Empty(); {
			path := rest.Take()
			ends := isle.Paths[path].Ends
			out.Roads = append(out.Roads, templates.IslandRoad{A: at(ends[0]), B: at(ends[1]), Colour: who.String(),
				New: mark(was != nil && !was.State.Taken.Has(path))})
		}
		for rest := s.Built; !rest.Empty(); {
			x := rest.Take()
			if !s.Settlements[n].Has(x) && !s.Cities[n].Has(x) {
				continue
			}
			out.Buildings = append(out.Buildings, templates.IslandBuilding{At: at(x), Colour: who.String(),
				City: s.Cities[n].Has(x),
				New:  mark(was != nil && (!was.State.Built.Has(x) || was.State.Cities[n].Has(x) != s.Cities[n].Has(x))),
				Name: who.In(f.Lang) + ", " + isle.Intersections[x].Name})
		}
		out.Players = append(out.Players, islandPlayer(f, p, who))
	}
	slices.SortStableFunc(out.Buildings, func(a, b templates.IslandBuilding) int { return int(a.At.Y - b.At.Y) })
	out.Lines, out.Facts = p.Lines(f.Lang), markFacts(islandFacts(f, p), islandFacts(f, was))
	return out
}

// islandPlayer presents what a player has.
func islandPlayer(f templates.Frame, p *notation.Position, who almanac.Player) templates.IslandPlayer {
	s := &p.State
	return playerPanel(f, who, s.Points(who), s.Active == who, holding{
		hand: s.Hands[who], resources: almanac.Resources, more: s.Hidden[who], cards: s.Cards[who],
		card: func(kind int) string { return almanac.Card(kind).In(f.Lang) },
		tags: []tag{{s.Longest == who, catalog.Text{DE: "Längste Handelsstraße", EN: "Longest Road"}},
			{s.Army == who, catalog.Text{DE: "Größte Rittermacht", EN: "Largest Army"}},
			{s.Length[who] > 1, catalog.Textf("Straße %d", "road %d", int(s.Length[who]))},
			{s.Knights[who] > 0, catalog.Textf("gespielte Ritter: %d", "knights played: %d", int(s.Knights[who]))}}})
}

// islandFacts lists what everybody can see besides the board.
func islandFacts(f templates.Frame, p *notation.Position) []templates.BoardFact {
	if p == nil {
		return nil
	}
	s := &p.State
	return turnState{turn: s.Turn, active: s.Active, winner: s.Winner, phase: p.Phase(), dice: s.Dice}.facts(f)
}

// outside returns the place of a harbor's sign: out from its path, away from the middle of the island.
func outside(a, b, middle templates.Spot) templates.Spot {
	m := templates.Spot{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	nx, ny := a.Y-b.Y, b.X-a.X // at a right angle to the path, as long as it
	if (m.X-middle.X)*nx+(m.Y-middle.Y)*ny < 0 {
		nx, ny = -nx, -ny
	}
	return templates.Spot{X: m.X + nx*0.62, Y: m.Y + ny*0.62}
}

// harborText is the sign of a harbor: its rate and what it exchanges.
func harborText(f templates.Frame, kind uint8) string {
	if kind == almanac.AnyHarbor {
		return "3:1"
	}
	return "2:1 " + catalog.Resource(almanac.Resource(kind).String()).Name().Many.In(f.Lang)
}
