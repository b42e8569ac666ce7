package table

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/vienna"
	city "catanica/rulings/vienna/notation"
	"catanica/templates"
)

// drawCityMap lays out a position of Catan: Vienna as a drawing. Pieces that the position before did not have are
// marked.
func drawCityMap(f templates.Frame, now, before script.Position) *templates.Island {
	p, ok := now.(*city.Position)
	if !ok || len(p.Table.Board.Places) == 0 {
		return nil
	}
	was, _ := before.(*city.Position)
	s, b := &p.State, p.Table.Board
	spots, drawn := citySpots(b)
	out := &templates.Island{Places: map[string]templates.Spot{}}
	isNew := func(stood bool) bool {
		if was == nil || stood {
			return false
		}
		out.Marked = templates.Changed
		return true
	}
	for n, place := range b.Places {
		out.Places[city.PlaceRef(b, n)] = spots[n]
		site := templates.CitySite{At: spots[n], Kind: vienna.Kinds[place.Kind], Name: place.In(f.Lang),
			Title: place.In(f.Lang) + ": " + f.Say(vienna.KindTitles[place.Kind]), Built: s.Stands.Has(n)}
		if site.Built {
			site.New = isNew(was != nil && was.State.Stands.Has(n))
			for who := range vienna.Player(p.Table.Players) {
				if s.Landmarks[who].Has(n) {
					site.Colour = who.String()
				}
			}
		}
		out.Sites = append(out.Sites, site)
	}
	for n, field := range b.Fields {
		hex := cityField(f, field, spots, drawn, mapScale(b))
		hex.Robber = int(s.Robber) == n
		out.Places[city.FieldRef(b, n)] = hex.At
		out.Hexes = append(out.Hexes, hex)
	}
	for n, ends := range b.Ends {
		from, to := spots[ends[0]], spots[ends[1]]
		middle := templates.Spot{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
		out.Places[city.RouteRef(b, n)] = middle
		out.Routes = append(out.Routes, templates.CityRoute{A: from, B: to, At: middle,
			Trade: tradeSign(b.Trade[n]).In(f.Lang)})
	}
	for who := range vienna.Player(p.Table.Players) {
		for rest := s.Roads[who]; !rest.Empty(); {
			n := rest.Take()
			ends := b.Ends[n]
			out.Roads = append(out.Roads, templates.IslandRoad{A: spots[ends[0]], B: spots[ends[1]], Colour: who.String(),
				New: isNew(was != nil && was.State.Taken.Has(n))})
		}
		for rest := s.Settlements[who]; !rest.Empty(); {
			n := rest.Take()
			out.Buildings = append(out.Buildings, templates.IslandBuilding{At: spots[n], Colour: who.String(),
				Name: who.In(f.Lang) + ", " + b.Places[n].In(f.Lang), New: isNew(was != nil && was.State.Built.Has(n))})
		}
		out.Players = append(out.Players, cityPlayer(f, p, who))
	}
	placeNames(out)
	out.ViewBox = cityFrame(out)
	out.Lines, out.Facts = p.Lines(f.Lang), markFacts(cityFacts(f, p), cityFacts(f, was))
	return out
}

// citySpots returns where the places are drawn: as the map says, or on a circle if it does not give each a spot of its
// own. It reports whether the map says so.
func citySpots(b *vienna.Board) (spots []templates.Spot, drawn bool) {
	seen := map[vienna.Spot]bool{}
	for _, p := range b.Places {
		seen[p.At] = true
	}
	drawn = len(seen) == len(b.Places)
	scale := mapScale(b)
	radius := max(80, 12*float64(len(b.Places)))
	for n, p := range b.Places {
		turn := 2 * math.Pi * float64(n) / float64(len(b.Places))
		spot := templates.Spot{X: radius * math.Sin(turn), Y: -radius * math.Cos(turn)}
		if drawn {
			spot = templates.Spot{X: float64(p.At.X) * unitX * scale, Y: float64(p.At.Y) * unitY * scale}
		}
		spots = append(spots, spot)
	}
	return spots, drawn
}

// cityField draws a field as the polygon of the places around it. With fewer than three places it is a small hexagon.
func cityField(f templates.Frame, field vienna.Field, spots []templates.Spot, drawn bool,
	scale float64) templates.IslandHex {
	out := templates.IslandHex{Name: field.Name, Kind: "unknown", Terrain: f.Say(vienna.TerrainTitles[field.Terrain]),
		Chip: int(field.Chip)}
	if field.Terrain != vienna.UnknownTerrain {
		out.Kind = vienna.Terrains[field.Terrain]
	}
	var outline []templates.Spot
	for _, n := range field.Around {
		outline = append(outline, spots[n])
		out.At.X += spots[n].X / float64(len(field.Around))
		out.At.Y += spots[n].Y / float64(len(field.Around))
	}
	if len(outline) < 3 {
		if drawn {
			out.At = templates.Spot{X: float64(field.At.X) * unitX * scale, Y: float64(field.At.Y) * unitY * scale}
		}
		outline = nil
		for k := range 6 {
			sin, cos := math.Sincos(float64(k) * math.Pi / 3)
			outline = append(outline, templates.Spot{X: out.At.X + smallField*sin, Y: out.At.Y + smallField*cos})
		}
	}
	turn := func(s templates.Spot) float64 { return math.Atan2(s.Y-out.At.Y, s.X-out.At.X) }
	slices.SortFunc(outline, func(a, b templates.Spot) int { return cmp.Compare(turn(a), turn(b)) })
	var points []string
	for _, s := range outline {
		points = append(points, fmt.Sprintf("%.1f,%.1f", s.X, s.Y))
	}
	out.Points = strings.Join(points, " ")
	return out
}

// smallField is the radius of a field whose places do not enclose it.
const smallField = 28

// cityFrame returns the view box around all places and fields.
func cityFrame(m *templates.Island) string {
	least, most := templates.Spot{X: 1e9, Y: 1e9}, templates.Spot{X: -1e9, Y: -1e9}
	for _, at := range m.Places {
		least = templates.Spot{X: min(least.X, at.X), Y: min(least.Y, at.Y)}
		most = templates.Spot{X: max(most.X, at.X), Y: max(most.Y, at.Y)}
	}
	for _, s := range m.Sites {
		b := nameBox(s, s.Label, s.Anchor)
		least = templates.Spot{X: min(least.X, b.left+40), Y: min(least.Y, b.top+20)}
		most = templates.Spot{X: max(most.X, b.right-40), Y: max(most.Y, b.bottom-20)}
	}
	const wide, high = 46, 28
	return fmt.Sprintf("%.0f %.0f %.0f %.0f", least.X-wide, least.Y-high, most.X-least.X+2*wide, most.Y-least.Y+2*high)
}

// tradeSign returns the sign of a trade route: its rate and what it exchanges; nothing for other routes.
func tradeSign(trade vienna.Trade) catalog.Text {
	switch trade {
	case vienna.NoTrade:
		return catalog.Text{}
	case vienna.AnyTrade:
		return catalog.Text{DE: "3:1", EN: "3:1"}
	}
	r := vienna.Resource(trade)
	return catalog.Textf("2:1 %s", "2:1 %s", r)
}

// cityPlayer presents what a player has.
func cityPlayer(f templates.Frame, p *city.Position, who vienna.Player) templates.IslandPlayer {
	s := &p.State
	return playerPanel(f, who, p.Table.Points(s, who), s.Active == who, holding{
		hand: s.Hands[who], resources: vienna.Resources, more: s.Hidden[who], cards: s.Cards[who],
		card: func(kind int) string { return vienna.Card(kind).In(f.Lang) },
		tags: []tag{{s.Toll == who, catalog.Text{DE: "Längste Mautstrecke", EN: "Longest Toll Road"}},
			{s.Guard == who, catalog.Text{DE: "Stärkste Bürgerwehr", EN: "Strongest Militia"}},
			{s.Length[who] > 1, catalog.Textf("Straße %d", "road %d", int(s.Length[who]))},
			{s.Militias[who] > 0, catalog.Textf("gespielte Bürgerwehren: %d", "militias played: %d", int(s.Militias[who]))}}})
}

// cityFacts lists what everybody can see besides the map.
func cityFacts(f templates.Frame, p *city.Position) []templates.BoardFact {
	if p == nil {
		return nil
	}
	s := &p.State
	return turnState{turn: s.Turn, active: s.Active, winner: s.Winner, phase: p.Phase()}.facts(f)
}
