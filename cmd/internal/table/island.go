package table

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/almanac/notation"
	"catanica/rulings/scenario"
	"catanica/rulings/script"
	"catanica/templates"
)

// ShowBoard presents a scenario of a board game at one of its steps.
func (r *Renderer) ShowBoard(f templates.Frame, file *scenario.File, res *scenario.Result, step int) templates.Replay {
	step = min(max(step, 0), len(res.Steps))
	out := templates.Replay{Status: Status(file, res), Last: len(res.Steps), Step: step, IsBoard: true}
	if !res.OK {
		out.Message, out.Line = f.Say(res.Message), res.Line
	}
	out.First, out.Back = stepHref(f, 0, step > 0), stepHref(f, step-1, step > 0)
	out.Next, out.End = stepHref(f, step+1, step < out.Last), stepHref(f, out.Last, step < out.Last)
	out.Steps = r.Steps(f, res)
	for i := range out.Steps {
		s := &out.Steps[i]
		s.Line = file.TranslateLine(r.Catalog, s.Line, f.Lang)
		for k := range s.Expect {
			s.Expect[k].Text = file.TranslateLine(r.Catalog, s.Expect[k].Text, f.Lang)
		}
	}
	if res.BoardStart == nil {
		return out
	}
	now, before := boardAt(res, step), script.Position(nil)
	if step > 0 {
		before = boardAt(res, step-1)
		out.Steps[step].Asked = asked(f, before)
	}
	out.Asked, out.Hash = asked(f, now), now.Hash()
	if p, ok := now.(*notation.Position); ok {
		was, _ := before.(*notation.Position)
		isle := drawIsland(f, p, was)
		out.Island = &isle
	}
	return out
}

func boardAt(res *scenario.Result, step int) script.Position {
	if step == 0 {
		return res.BoardStart
	}
	return res.Steps[step-1].Board
}

// asked says what a position waits for, or nil once the game is over.
func asked(f templates.Frame, p script.Position) *templates.Asked {
	who, question, may, more := p.Asked(boardAnswers)
	if len(may) == 0 {
		return nil
	}
	a := &templates.Asked{Who: scenario.PlayerWord(who, f.Lang), Text: f.Say(question), More: more}
	for _, line := range may {
		a.Lines = append(a.Lines, f.Say(line))
	}
	return a
}

// boardAnswers is the number of lines that a step shows.
const boardAnswers = 8

// The scale of the drawing: a hex is 2 units wide and 4 high (island.Point), its sides all have the same length.
const (
	unitX = 34.64 // half the width of a hex
	unitY = 20.0  // half the length of a side
)

// drawIsland lays out a position as a drawing. Pieces that the step before did not have are marked.
func drawIsland(f templates.Frame, p, was *notation.Position) templates.Island {
	t, s := p.Table, &p.State
	isle := t.Island
	place := func(x, y int) templates.Spot {
		return templates.Spot{X: float64(x) * unitX, Y: float64(y) * unitY}
	}
	at := func(n int) templates.Spot { return place(isle.Intersections[n].At.X, isle.Intersections[n].At.Y) }
	var out templates.Island
	least, most := templates.Spot{X: 1e9, Y: 1e9}, templates.Spot{X: -1e9, Y: -1e9}
	for n, h := range isle.Hexes {
		c := h.At.Centre()
		hex := templates.IslandHex{Name: h.Name, At: place(c.X, c.Y), Kind: "unknown", Terrain: f.Say(almanac.TerrainTitles[t.Terrain[n]]),
			Chip: int(t.Chip[n]), Red: t.Chip[n] == 6 || t.Chip[n] == 8, Robber: int(s.Robber) == n}
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
		out.Hexes = append(out.Hexes, hex)
	}
	const margin = 46
	out.ViewBox = fmt.Sprintf("%.0f %.0f %.0f %.0f", least.X-margin, least.Y-margin, most.X-least.X+2*margin,
		most.Y-least.Y+2*margin)
	middle := templates.Spot{X: (least.X + most.X) / 2, Y: (least.Y + most.Y) / 2}
	for _, h := range t.Harbors {
		ends := isle.Paths[h.Path].Ends
		a, b := at(ends[0]), at(ends[1])
		out.Harbors = append(out.Harbors, templates.IslandHarbor{A: a, B: b, At: outside(a, b, middle), Text: harborText(f, h.Kind)})
	}
	for n := range t.Players {
		who := almanac.Player(n)
		player := templates.IslandPlayer{Colour: who.String(), Name: who.In(f.Lang), Points: s.Points(who)}
		for rest := s.Roads[n]; !rest.Empty(); {
			path := rest.Take()
			ends := isle.Paths[path].Ends
			out.Roads = append(out.Roads, templates.IslandRoad{A: at(ends[0]), B: at(ends[1]), Colour: who.String(),
				New: was != nil && !was.State.Taken.Has(path)})
		}
		for rest := s.Built; !rest.Empty(); {
			x := rest.Take()
			if !s.Settlements[n].Has(x) && !s.Cities[n].Has(x) {
				continue
			}
			out.Buildings = append(out.Buildings, templates.IslandBuilding{At: at(x), Colour: who.String(), City: s.Cities[n].Has(x),
				New:  was != nil && (!was.State.Built.Has(x) || was.State.Cities[n].Has(x) != s.Cities[n].Has(x)),
				Name: who.In(f.Lang) + ", " + isle.Intersections[x].Name})
		}
		out.Players = append(out.Players, player)
	}
	slices.SortStableFunc(out.Buildings, func(a, b templates.IslandBuilding) int { return int(a.At.Y - b.At.Y) })
	out.Lines = p.Lines(f.Lang)
	return out
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
