package templates

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// hex is a cell of a field of hexagons, in axial coordinates.
type hex struct{ q, r int }

// around lists the steps to the neighbours of a cell, anticlockwise.
var around = []hex{{-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}}

func (h hex) plus(o hex) hex { return hex{h.q + o.q, h.r + o.r} }

// island is a drawn island: land of hexagons and the sea around it.
type island struct {
	land   []hex
	sea    []hex   // in order around the island
	start  hex     // a corner
	side   float64 // of a hexagon, in user units
	pointy bool    // hexagons have a corner at the top, so that the island is made of rows; otherwise of columns
	shift  float64 // to the right, in rows
}

// island34 returns the island for 3–4 players: columns of 3, 4, 5, 4 and 3.
func island34(side float64) island {
	var land []hex
	for q := -2; q <= 2; q++ {
		for r := max(-2, -2-q); r <= min(2, 2-q); r++ {
			land = append(land, hex{q, r})
		}
	}
	return island{land: land, sea: seaAround(land), start: hex{0, -2}, side: side}
}

// island56 returns the island for 5–6 players: rows of 3, 4, 5, 6, 5, 4 and 3.
func island56(side float64) island {
	var land []hex
	for r := -3; r <= 3; r++ {
		for q := -3 - min(r, 0); q <= 2-max(r, 0); q++ {
			land = append(land, hex{q, r})
		}
	}
	return island{land: land, sea: seaAround(land), start: hex{0, -3}, side: side, pointy: true, shift: .5}
}

// seaAround returns the cells beside the land, anticlockwise from the first above its first corner.
func seaAround(land []hex) []hex {
	var first hex
	for i, h := range land {
		if i == 0 || h.r < first.r || h.r == first.r && h.q < first.q {
			first = h
		}
	}
	at := first.plus(around[4])
	var out []hex
	for !slices.Contains(out, at) {
		out = append(out, at)
		at = nextAround(at, land, out)
	}
	return out
}

// nextAround returns the next sea cell of the coast after cell at: a neighbour that borders on land and is not yet in
// out. When there is none it returns out[0], which closes the ring.
func nextAround(at hex, land, out []hex) hex {
	for _, step := range around {
		next := at.plus(step)
		onCoast := slices.ContainsFunc(around, func(s hex) bool { return slices.Contains(land, next.plus(s)) })
		if onCoast && !slices.Contains(land, next) && !slices.Contains(out, next) {
			return next
		}
	}
	return out[0]
}

// spiral returns the land cells in an anticlockwise spiral from the start inwards.
func (is island) spiral() []hex {
	at, dir := is.start, 0
	out := []hex{at}
	for len(out) < len(is.land) {
		turned := 0
		next := at.plus(around[dir])
		for ; (!slices.Contains(is.land, next) || slices.Contains(out, next)) && turned < len(around); turned++ {
			dir = (dir + 1) % len(around)
			next = at.plus(around[dir])
		}
		if turned == len(around) {
			return out // enclosed; does not happen for our islands
		}
		at = next
		out = append(out, at)
	}
	return out
}

// point is a place in the picture.
type point struct{ x, y float64 }

// centre returns the centre of a cell.
func (is island) centre(h hex) point {
	q, r := float64(h.q), float64(h.r)
	if is.pointy {
		return point{math.Sqrt(3) * is.side * (q + r/2 + is.shift), 1.5 * is.side * r}
	}
	return point{1.5 * is.side * q, math.Sqrt(3) * is.side * (r + q/2)}
}

// corners returns the six corners of a cell.
func (is island) corners(h hex) []point {
	c := is.centre(h)
	out := make([]point, 6)
	for i := range out {
		angle := math.Pi / 3 * float64(i)
		if is.pointy {
			angle += math.Pi / 6
		}
		out[i] = point{c.x + is.side*math.Cos(angle), c.y + is.side*math.Sin(angle)}
	}
	return out
}

// outline returns a cell as the points of an SVG polygon.
func (is island) outline(h hex) string { return pointList(is.corners(h)) }

// harbour is a drawn harbour: the centre of its sea cell and its two intersections.
type harbour struct {
	cell hex
	at   point
	ends [2]point
}

// harbours puts a harbour on every other sea cell. Its edge, the first one on land, is only an example.
func (is island) harbours() []harbour {
	var out []harbour
	for i := 0; i < len(is.sea); i += 2 {
		for _, step := range around {
			land := is.sea[i].plus(step)
			if !slices.Contains(is.land, land) {
				continue
			}
			var shared []point
			for _, p := range is.corners(is.sea[i]) {
				if slices.ContainsFunc(is.corners(land), p.near) {
					shared = append(shared, p)
				}
			}
			out = append(out, harbour{is.sea[i], is.centre(is.sea[i]), [2]point{shared[0], shared[1]}})
			break
		}
	}
	return out
}

func (p point) near(o point) bool { return math.Hypot(p.x-o.x, p.y-o.y) < .5 }

// cells returns all cells, land and sea.
func (is island) cells(sea bool) []hex {
	if sea {
		return slices.Concat(is.sea, is.land)
	}
	return is.land
}

// viewBox returns the SVG view box of all cells, with a margin.
func (is island) viewBox(sea bool) string {
	least, most := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, h := range is.cells(sea) {
		for _, p := range is.corners(h) {
			least = point{min(least.x, p.x), min(least.y, p.y)}
			most = point{max(most.x, p.x), max(most.y, p.y)}
		}
	}
	const edge = 3
	return decimals(least.x-edge, least.y-edge, most.x-least.x+2*edge, most.y-least.y+2*edge)
}

// trail returns the SVG path through the centres of cells.
func (is island) trail(cells []hex) string {
	points := make([]point, len(cells))
	for i, h := range cells {
		points[i] = is.centre(h)
	}
	return pointList(points)
}

func pointList(points []point) string {
	out := make([]string, len(points))
	for i, p := range points {
		out[i] = decimal(p.x) + "," + decimal(p.y)
	}
	return strings.Join(out, " ")
}

// decimal writes a number with at most one decimal place.
func decimal(x float64) string {
	return strings.TrimSuffix(strconv.FormatFloat(math.Round(x*10)/10+0, 'f', 1, 64), ".0")
}

func decimals(list ...float64) string {
	out := make([]string, len(list))
	for i, x := range list {
		out[i] = decimal(x)
	}
	return strings.Join(out, " ")
}
