package table

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/rulings/vienna"
	"catanica/templates"
)

// leastApart is the distance at which neighbouring places are drawn at least, in units of the drawing; mostScale limits
// how far a map is spread for it.
const (
	leastApart = 2 * unitY
	mostScale  = 2.5
)

// mapScale returns by how much a map is spread so that its places and their names can be told apart.
func mapScale(b *vienna.Board) float64 {
	least := math.Inf(1)
	for i, p := range b.Places {
		for _, q := range b.Places[:i] {
			least = min(least, math.Hypot(float64(p.At.X-q.At.X)*unitX, float64(p.At.Y-q.At.Y)*unitY))
		}
	}
	if least == 0 || math.IsInf(least, 1) {
		return 1
	}
	return max(1, min(leastApart/least, mostScale))
}

// box is a rectangle in the drawing.
type box struct{ left, top, right, bottom float64 }

// overlap returns the area that two boxes share.
func (b box) overlap(o box) float64 {
	wide, high := min(b.right, o.right)-max(b.left, o.left), min(b.bottom, o.bottom)-max(b.top, o.top)
	return max(0, wide) * max(0, high)
}

func around(s templates.Spot, wide, high float64) box {
	return box{s.X - wide, s.Y - high, s.X + wide, s.Y + high}
}

// Measures of names on a map: their letters are 8.5 units high and about 4.6 wide.
const (
	letterWide = 4.6
	letterHigh = 8.5
)

// nameBox returns what the name of a place covers if it is written at a spot.
func nameBox(s templates.CitySite, at templates.Spot, anchor string) box {
	width := letterWide * float64(len([]rune(s.Name)))
	b := box{at.X - width/2, at.Y - letterHigh, at.X + width/2, at.Y + 2}
	switch anchor {
	case "start":
		b.left, b.right = at.X, at.X+width
	case "end":
		b.left, b.right = at.X-width, at.X
	}
	return b
}

// labelSpots are the places for a name around its site, the preferred one first.
var labelSpots = []struct {
	x, y   float64
	anchor string
}{{0, 18, "middle"}, {0, -12, "middle"}, {11, 3, "start"}, {-11, 3, "end"}, {9, 14, "start"}, {-9, 14, "end"},
	{9, -8, "start"}, {-9, -8, "end"}, {8, 18, "end"}, {-8, 18, "start"}, {8, -12, "end"}, {-8, -12, "start"}}

// placeTrade decides where the sign of a trade route is written, on the route or beside it, and returns what it covers.
func placeTrade(r *templates.CityRoute, taken []box) (best box) {
	_, good, _ := strings.Cut(r.Trade, " ")
	width := letterWide * float64(max(3, len([]rune(good)))) / 2
	length := math.Hypot(r.B.X-r.A.X, r.B.Y-r.A.Y)
	nx, ny := (r.A.Y-r.B.Y)/length, (r.B.X-r.A.X)/length
	middle, least := r.At, math.Inf(1)
	for _, away := range []float64{0, 14, -14, 24, -24} {
		at := templates.Spot{X: middle.X + nx*away, Y: middle.Y + ny*away}
		b, covers := around(at, width, 14), 0.0
		for _, o := range taken {
			covers += b.overlap(o)
		}
		if covers < least-1 {
			r.At, least, best = at, covers, b
		}
	}
	return best
}

// placeNames decides where the names of places are written: below them or, where that would cover other names, places,
// buildings, chips or signs of trade routes, where they cover least. Long names choose first.
func placeNames(m *templates.Island) {
	var taken []box
	for _, s := range m.Sites {
		taken = append(taken, around(s.At, 7, 7))
	}
	for _, h := range m.Hexes {
		name := h.NameAt(m)
		taken = append(taken, around(h.At, 13, 13),
			around(templates.Spot{X: name.X, Y: name.Y - 3}, letterWide*float64(len([]rune(h.Name)))/2, 5))
	}
	for n := range m.Routes {
		if r := &m.Routes[n]; r.Trade != "" {
			taken = append(taken, placeTrade(r, taken))
		}
	}
	longest := make([]int, len(m.Sites))
	for n := range longest {
		longest[n] = n
	}
	slices.SortStableFunc(longest, func(a, b int) int {
		return utf8.RuneCountInString(m.Sites[b].Name) - utf8.RuneCountInString(m.Sites[a].Name)
	})
	for _, n := range longest {
		s := &m.Sites[n]
		least, best := math.Inf(1), box{}
		for _, way := range labelSpots {
			at := templates.Spot{X: s.At.X + way.x, Y: s.At.Y + way.y}
			b := nameBox(*s, at, way.anchor)
			covers := 0.0
			for k, o := range taken {
				if k != n {
					covers += b.overlap(o)
				}
			}
			if covers < least-1 {
				s.Label, s.Anchor, least, best = at, way.anchor, covers, b
			}
		}
		taken = append(taken, best)
	}
}
