package templates

import (
	"math"
	"strconv"

	"catanica/catalog"
)

// The measures of the drawings, in user units; at 360 px they are about pixels.
const (
	islandSide   = 29.0
	islandSide56 = 22.5
	spiralSide   = 37.0
	spiralSide56 = 26.0
	edgeLength   = 62.0 // of the roads around a crossing
)

// vertex is an intersection of the drawing of the distance rule.
type vertex struct {
	at   point
	kind string // home, near, far
}

// crossing is an intersection with its neighbours and the paths between them.
type crossing struct {
	vertices []vertex
	paths    [][2]point
}

// newCrossing lays out an intersection, its three neighbours and their neighbours.
func newCrossing() crossing {
	c := crossing{vertices: []vertex{{point{}, "home"}}}
	for i := range 3 {
		out := math.Pi*2/3*float64(i) - math.Pi/2
		near := point{}.towards(out)
		c.vertices = append(c.vertices, vertex{near, "near"})
		c.paths = append(c.paths, [2]point{{}, near})
		for _, turn := range []float64{-math.Pi / 3, math.Pi / 3} {
			far := near.towards(out + turn)
			c.vertices = append(c.vertices, vertex{far, "far"})
			c.paths = append(c.paths, [2]point{near, far})
		}
	}
	return c
}

// towards returns the point one path away in a direction.
func (p point) towards(angle float64) point {
	return point{p.x + edgeLength*math.Cos(angle), p.y + edgeLength*math.Sin(angle)}
}

// move returns the SVG transform that moves a symbol to the point.
func (p point) move() string { return "translate(" + decimals(p.x, p.y) + ")" }

// line returns the SVG path between two points.
func line(a, b point) string { return "M" + decimals(a.x, a.y) + "L" + decimals(b.x, b.y) }

// lead returns the line from a harbour's sign to one of its intersections, touching neither.
func (h harbour) lead(i int) string {
	p := h.ends[i]
	dx, dy := p.x-h.at.x, p.y-h.at.y
	return line(point{h.at.x + dx*.45, h.at.y + dy*.45}, point{h.at.x + dx*.86, h.at.y + dy*.86})
}

// ordinal writes the position of index i: "1." for 0.
func ordinal(i int) string { return strconv.Itoa(i+1) + "." }

// viennaCrossing is a case of the drawing of Vienna's intersections: what lies between one road and the next.
type viennaCrossing struct {
	kind   string // free, place, landmark
	stands string // what stands on it: own, other, built or nothing
	open   bool   // the road may continue
	text   catalog.Text
}

// viennaCrossings lists the cases that the rules distinguish, in their order.
var viennaCrossings = []viennaCrossing{
	{"free", "", true, textCrossFree},
	{"place", "own", true, textCrossOwn},
	{"place", "other", false, textCrossOther},
	{"place", "", false, textCrossEmpty},
	{"landmark", "built", true, textCrossBuilt},
	{"landmark", "", false, textCrossUnbuilt},
}
