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
		site := templates.CitySite{At: spots[n], Kind: vienna.Kinds[place.Kind], Name: place.Name,
			Title: place.Name + ": " + f.Say(vienna.KindTitles[place.Kind]), Built: s.Stands.Has(n)}
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
		hex := cityField(f, field, spots, drawn)
		hex.Robber = int(s.Robber) == n
		out.Places[city.FieldRef(b, n)] = hex.At
		out.Hexes = append(out.Hexes, hex)
	}
	for n, ends := range b.Ends {
		from, to := spots[ends[0]], spots[ends[1]]
		middle := templates.Spot{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
		out.Places[city.RouteRef(b, n)] = middle
		out.Routes = append(out.Routes, templates.CityRoute{A: from, B: to, At: middle, Trade: tradeSign(b.Trade[n]).In(f.Lang)})
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
				Name: who.In(f.Lang) + ", " + b.Places[n].Name, New: isNew(was != nil && was.State.Built.Has(n))})
		}
		out.Players = append(out.Players, cityPlayer(f, p, who))
	}
	out.ViewBox = cityFrame(out)
	out.Lines, out.Facts = p.Lines(f.Lang), cityFacts(f, p, was)
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
	radius := max(80, 12*float64(len(b.Places)))
	for n, p := range b.Places {
		turn := 2 * math.Pi * float64(n) / float64(len(b.Places))
		spot := templates.Spot{X: radius * math.Sin(turn), Y: -radius * math.Cos(turn)}
		if drawn {
			spot = templates.Spot{X: float64(p.At.X) * unitX, Y: float64(p.At.Y) * unitY}
		}
		spots = append(spots, spot)
	}
	return spots, drawn
}

// cityField draws a field as the polygon of the places around it. With fewer than three places it is a small hexagon.
func cityField(f templates.Frame, field vienna.Field, spots []templates.Spot, drawn bool) templates.IslandHex {
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
			out.At = templates.Spot{X: float64(field.At.X) * unitX, Y: float64(field.At.Y) * unitY}
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
	return catalog.Text{DE: "2:1 " + r.In(catalog.DE), EN: "2:1 " + r.In(catalog.EN)}
}

// cityPlayer presents what a player has.
func cityPlayer(f templates.Frame, p *city.Position, who vienna.Player) templates.IslandPlayer {
	s := &p.State
	out := templates.IslandPlayer{Colour: who.String(), Name: who.In(f.Lang), Points: p.Table.Points(s, who),
		Active: s.Active == who, More: s.Hidden[who]}
	for k, n := range s.Hands[who] {
		if n > 0 {
			out.Hand = append(out.Hand, templates.Good{Kind: vienna.Resources[k], Max: int(n)})
		}
	}
	for c, n := range s.Cards[who] {
		if n > 0 {
			out.Cards = append(out.Cards, counted(int(n), vienna.Card(c).In(f.Lang)))
		}
	}
	tag := func(is bool, t catalog.Text) {
		if is {
			out.Tags = append(out.Tags, f.Say(t))
		}
	}
	tag(s.Toll == who, catalog.Text{DE: "Längste Mautstrecke", EN: "Longest Toll Road"})
	tag(s.Guard == who, catalog.Text{DE: "Stärkste Bürgerwehr", EN: "Strongest Militia"})
	tag(s.Length[who] > 1, catalog.Textf("Straße %d", "road %d", int(s.Length[who])))
	tag(s.Militias[who] > 0, catalog.Textf("gespielte Bürgerwehren: %d", "militias played: %d", int(s.Militias[who])))
	return out
}

// cityFacts lists what everybody can see besides the map. What has changed since the position before is marked.
func cityFacts(f templates.Frame, p, was *city.Position) []templates.BoardFact {
	facts := func(p *city.Position) []templates.BoardFact {
		s := &p.State
		turn, winner := s.Active.In(f.Lang), ""
		if s.Turn > 0 {
			turn = fmt.Sprintf("%d, %s", s.Turn, turn)
		}
		if s.Winner != vienna.Nobody {
			winner = s.Winner.In(f.Lang)
		}
		return []templates.BoardFact{{Label: f.Say(templates.TextTurn), Text: turn},
			{Label: f.Say(templates.TextPhase), Text: f.Say(p.Phase())},
			{Label: f.Say(templates.TextWinner), Text: winner}}
	}
	if was == nil {
		return markFacts(facts(p), nil)
	}
	return markFacts(facts(p), facts(was))
}
